// Generated from spec/portal/*.tsp by `npm run generate`: the wire types. Do not edit.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description Read the session: who is signed in, in which account, and the token that changes need. An operator token has none.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        get: operations["sessionGet"];
        put?: never;
        /**
         * Sign in
         * @description Sign in. The response does not tell an unknown mail address from a wrong password.
         *
         *     Failures slow further tries down and lock nobody out. After 5 failures for a mail address from one client IP address each try there has to wait, at first 1 second, then twice as long each time, up to 60 seconds. After 10 failures for a mail address, or 60 from a client IP address, all within 15 minutes, tries are paced to one in 6 seconds. A device on which the person has signed in before is held up by neither. Tries that come faster than passwords are checked wait in a queue that is fair between client IP addresses, at most 10 for each.
         *
         *     May be called by: anyone.
         */
        post: operations["sessionCreate"];
        /**
         * Sign out
         * @description Sign out: the session ends at once, and its cookie is taken back.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        delete: operations["sessionDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Change the password. All sessions of the person end, and the answer opens a new one.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        put: operations["passwordSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a second factor
         * @description Start a second factor: add the secret to an authenticator app, then confirm with a code. Nothing changes before that.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        post: operations["totpStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor
         * @description Confirm the second factor that was started. From the next sign-in on its code is needed, and all other sessions of the person end.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        post: operations["totpConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor
         * @description Take the second factor away.
         *
         *     May be called by: owner, staff, viewer, operator.
         */
        post: operations["totpRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the overview
         * @description Read the figures of the account in one mode.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["overviewGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description List the account's keys, newest first, revoked ones included.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["keysList"];
        put?: never;
        /**
         * Create an API key
         * @description Make a key. The answer is the only place where it can be read.
         *
         *     May be called by: owner.
         */
        post: operations["keysCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Rename a key, or change from where and until when it works. It counts within a second.
         *
         *     May be called by: owner.
         */
        patch: operations["keysUpdate"];
        trace?: never;
    };
    "/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Revoke a key, for good: within a second it is refused. Revoking a revoked key changes nothing.
         *
         *     May be called by: owner.
         */
        post: operations["keysRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List endpoints
         * @description List the account's endpoints of both modes, in the order in which they were registered.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["endpointsList"];
        put?: never;
        /**
         * Register an endpoint
         * @description Register an endpoint. It is enabled at once. An account has at most 5 in each mode.
         *
         *     May be called by: owner.
         */
        post: operations["endpointsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an endpoint
         * @description Read one endpoint.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["endpointsGet"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Delete an endpoint. Deliveries that wait become `failed`; its log stays readable for as long as logs are kept.
         *
         *     May be called by: owner.
         */
        delete: operations["endpointsDelete"];
        options?: never;
        head?: never;
        /**
         * Update an endpoint
         * @description Change the address of an endpoint, or which events it gets.
         *
         *     May be called by: owner.
         */
        patch: operations["endpointsUpdate"];
        trace?: never;
    };
    "/endpoints/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an endpoint
         * @description Enable an endpoint. It gets the events from now on; what failed by disabling stays failed.
         *
         *     May be called by: owner.
         */
        post: operations["endpointsEnable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an endpoint
         * @description Disable an endpoint. Deliveries that wait become `failed` at once.
         *
         *     May be called by: owner.
         */
        post: operations["endpointsDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a signing secret
         * @description Show the signing secret of an endpoint.
         *
         *     May be called by: owner.
         */
        get: operations["endpointsSecretGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a signing secret
         * @description Give an endpoint a new secret. The next request is signed with it, and none with the old one any more.
         *
         *     May be called by: owner.
         */
        post: operations["endpointsSecretRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Send a test event, and see at once what came of it. It waits for a request that is open to end, and is not in the log. An endpoint takes 10 in a minute.
         *
         *     May be called by: owner.
         */
        post: operations["endpointsPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description List the deliveries of one mode, newest first, for the last 30 days. Every filter given must hold.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["deliveriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Read one delivery, with the body that is sent and the last answer.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["deliveriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery
         * @description Send a delivery again by hand: one that is `failed`, `retrying` or `pending`. It goes out immediately, during a pause too, or right after a request that is open; read the delivery again to see what came of it. A delivery takes 5 such retries, an account 30 in 15 minutes.
         *
         *     May be called by: owner, staff.
         */
        post: operations["deliveriesRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balances
         * @description Read what the account has in both modes.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["balanceGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance/threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the low-balance threshold
         * @description Set the level below which `balance.low` is sent, and in live mode a mail. It counts from now on, in both modes.
         *
         *     May be called by: owner.
         */
        put: operations["thresholdSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger entries
         * @description List the movements of money in one mode, newest first.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["ledgerList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List destinations
         * @description List the destinations that have a package on sale for the account: countries first, then regions.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["countriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description List the packages on sale for the account, at its price, ordered by the number in their id.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["packagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package
         * @description Read one package that is on sale for the account.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["packagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List the orders of one mode, newest first, those placed with API keys included.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["ordersList"];
        put?: never;
        /**
         * Place an order
         * @description Place an order of one package or several. The total is charged at once, and the answer waits up to about 20 seconds for the eSIMs. Look at `status`: an order can be made and still be on its way, or have failed with its money back. The sandbox references work as they do in the API, and so do idempotency keys; those of the portal are the account's in one mode, and none of them is the same as one that is sent with an API key.
         *
         *     May be called by: owner, staff.
         */
        post: operations["ordersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Read one order of either mode.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["ordersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Cancel an order of which nothing has been used: its eSIMs are withdrawn and its money returns. The network confirms each eSIM first. Sends no event.
         *
         *     May be called by: owner, staff.
         */
        post: operations["ordersCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List eSIMs
         * @description List the eSIMs of one mode, newest first. Every filter given must hold.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["esimsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esims/{iccid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an eSIM
         * @description Read one eSIM in full, with its QR address and install details. A live one is looked up freshly, as in the API.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["esimsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esims/{iccid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an eSIM
         * @description Cancel an eSIM that is `ready`. The network confirms first that it is unused; then its install details are withdrawn and its price returns, that of its top-ups too. Sends no event.
         *
         *     May be called by: owner, staff.
         */
        post: operations["esimsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esims/{iccid}/topup-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an eSIM's top-up packages
         * @description List the packages that an eSIM can take, at the account's price, cheapest first.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["topupPackagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esims/{iccid}/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an eSIM's top-ups
         * @description List the top-ups of an eSIM, newest first.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["topupsList"];
        put?: never;
        /**
         * Top up an eSIM
         * @description Top up an eSIM. The price is charged at once; look at `status`, as with a top-up made in the API. Its idempotency keys are those of placing orders.
         *
         *     May be called by: owner, staff.
         */
        post: operations["topupsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description List the events of one mode, newest first, for the last 30 days.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["eventsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Read one event of either mode.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["eventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description List the activity of the account, newest first.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["activityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's activity
         * @description List the activity of an account, newest first, with who of the operator's did what.
         *
         *     May be called by: operator.
         */
        get: operations["accountActivityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description List the people of the account, by mail address.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["membersList"];
        put?: never;
        /**
         * Add a member
         * @description Add a person to the account. The answer is the only place where their first password can be read.
         *
         *     May be called by: owner.
         */
        post: operations["membersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Remove a person from the account. Their sessions end at once.
         *
         *     May be called by: owner.
         */
        delete: operations["membersDelete"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Give a member another role. It counts from their next call on.
         *
         *     May be called by: owner.
         */
        patch: operations["membersUpdate"];
        trace?: never;
    };
    "/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description List the accounts, newest first. Accounts of test runs are among them.
         *
         *     May be called by: operator.
         */
        get: operations["accountsList"];
        put?: never;
        /**
         * Create an account
         * @description Open an account, with a filled sandbox and an empty wallet.
         *
         *     May be called by: operator.
         */
        post: operations["accountsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Read one account.
         *
         *     May be called by: operator.
         */
        get: operations["accountsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an account
         * @description Change an account: name, conditions, approval, or whether it is active. Prices follow within a minute.
         *
         *     May be called by: operator.
         */
        patch: operations["accountsUpdate"];
        trace?: never;
    };
    "/operator/accounts/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's members
         * @description List the people of an account.
         *
         *     May be called by: operator.
         */
        get: operations["accountMembersList"];
        put?: never;
        /**
         * Add a member to an account
         * @description Add a person to an account, such as its first owner.
         *
         *     May be called by: operator.
         */
        post: operations["accountMembersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/members/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an account's member
         * @description Remove a person from an account.
         *
         *     May be called by: operator.
         */
        delete: operations["accountMembersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's API keys
         * @description List the keys of an account, newest first.
         *
         *     May be called by: operator.
         */
        get: operations["accountKeysList"];
        put?: never;
        /**
         * Create an account's API key
         * @description Make a key for an account.
         *
         *     May be called by: operator.
         */
        post: operations["accountKeysCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an account's API key
         * @description Rename a key of an account, or change from where and until when it works.
         *
         *     May be called by: operator.
         */
        patch: operations["accountKeysUpdate"];
        trace?: never;
    };
    "/operator/accounts/{id}/keys/{key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an account's API key
         * @description Revoke a key of an account, for good.
         *
         *     May be called by: operator.
         */
        post: operations["accountKeysRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's endpoints
         * @description List an account's endpoints of both modes, in the order in which they were registered.
         *
         *     May be called by: operator.
         */
        get: operations["accountEndpointsList"];
        put?: never;
        /**
         * Register an endpoint for an account
         * @description Register an endpoint. It is enabled at once. An account has at most 5 in each mode.
         *
         *     May be called by: operator.
         */
        post: operations["accountEndpointsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account's endpoint
         * @description Read one endpoint.
         *
         *     May be called by: operator.
         */
        get: operations["accountEndpointsGet"];
        put?: never;
        post?: never;
        /**
         * Delete an account's endpoint
         * @description Delete an endpoint. Deliveries that wait become `failed`; its log stays readable for as long as logs are kept.
         *
         *     May be called by: operator.
         */
        delete: operations["accountEndpointsDelete"];
        options?: never;
        head?: never;
        /**
         * Update an account's endpoint
         * @description Change the address of an endpoint, or which events it gets.
         *
         *     May be called by: operator.
         */
        patch: operations["accountEndpointsUpdate"];
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an account's endpoint
         * @description Enable an endpoint. It gets the events from now on; what failed by disabling stays failed.
         *
         *     May be called by: operator.
         */
        post: operations["accountEndpointsEnable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an account's endpoint
         * @description Disable an endpoint. Deliveries that wait become `failed` at once.
         *
         *     May be called by: operator.
         */
        post: operations["accountEndpointsDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an account's signing secret
         * @description Show the signing secret of an endpoint.
         *
         *     May be called by: operator.
         */
        get: operations["accountEndpointsSecretGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an account's signing secret
         * @description Give an endpoint a new secret. The next request is signed with it, and none with the old one any more.
         *
         *     May be called by: operator.
         */
        post: operations["accountEndpointsSecretRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/endpoints/{endpoint_id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to an account's endpoint
         * @description Send a test event, and see at once what came of it. It waits for a request that is open to end, and is not in the log. An endpoint takes 10 in a minute.
         *
         *     May be called by: operator.
         */
        post: operations["accountEndpointsPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's deliveries
         * @description List an account's deliveries in one mode, newest first, for the last 30 days. Every filter given must hold.
         *
         *     May be called by: operator.
         */
        get: operations["accountDeliveriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account's delivery
         * @description Read one delivery, with the body that is sent and the last answer.
         *
         *     May be called by: operator.
         */
        get: operations["accountDeliveriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry an account's delivery
         * @description Send a delivery again by hand: one that is `failed`, `retrying` or `pending`. It goes out immediately, during a pause too, or right after a request that is open; read the delivery again to see what came of it. A delivery takes 5 such retries, an account 30 in 15 minutes.
         *
         *     May be called by: operator.
         */
        post: operations["accountDeliveriesRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/wallet/topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add funds
         * @description Add funds to the wallet of an account. Idempotency keys are shared by all operators: a key that one of them has used, for whichever account, means that request for all of them, for at least 24 hours.
         *
         *     May be called by: operator.
         */
        post: operations["walletTopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/wallet/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust a wallet
         * @description Correct the wallet of an account. It cannot go below zero. Its idempotency keys are those of adding funds.
         *
         *     May be called by: operator.
         */
        post: operations["walletAdjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's ledger entries
         * @description List the movements of money of an account in one mode, newest first.
         *
         *     May be called by: operator.
         */
        get: operations["accountLedgerList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/catalogue/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a catalogue file
         * @description Import a catalogue file: packages that it names are added or brought to what it says, all or nothing. A file with errors changes nothing, and its errors are listed by row. The body can be up to 8 MB.
         *
         *     May be called by: operator.
         */
        post: operations["catalogueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all packages
         * @description List all packages of the service, those off sale included, by number.
         *
         *     May be called by: operator.
         */
        get: operations["stockList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/packages/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a package
         * @description Take a package off sale: from now on no account finds it.
         *
         *     May be called by: operator.
         */
        post: operations["stockRetire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/packages/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a package
         * @description Put a package back on sale.
         *
         *     May be called by: operator.
         */
        post: operations["stockRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List network providers
         * @description List the network providers, by id.
         *
         *     May be called by: operator.
         */
        get: operations["providersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch a network provider
         * @description Switch a network provider on or off.
         *
         *     May be called by: operator.
         */
        patch: operations["providersUpdate"];
        trace?: never;
    };
    "/operator/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List regions
         * @description List the regions, by code.
         *
         *     May be called by: operator.
         */
        get: operations["regionsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/regions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a region
         * @description Rename a region. Its code stays.
         *
         *     May be called by: operator.
         */
        patch: operations["regionsUpdate"];
        trace?: never;
    };
    "/operator/esims/{iccid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get any eSIM
         * @description Read an eSIM of any account.
         *
         *     May be called by: operator.
         */
        get: operations["supportEsimsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/esims/{iccid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel any eSIM
         * @description Cancel an eSIM of any account that is `ready`, `active` or `depleted`. A `ready` one is confirmed by the network as unused and its money returns; from the others nothing is refunded.
         *
         *     May be called by: operator.
         */
        post: operations["supportEsimsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get any order
         * @description Read an order of any account.
         *
         *     May be called by: operator.
         */
        get: operations["supportOrdersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel any order
         * @description Cancel what can be cancelled of an order of any account: each of its eSIMs that is `ready`, `active` or `depleted`, by the rules of cancelling that eSIM. So the money of unused ones returns, and nothing for the others. eSIMs that are expired, or whose top-up is running, are left as they are. Sends no event.
         *
         *     May be called by: operator.
         */
        post: operations["supportOrdersCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{id}/erase-customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a traveller's details
         * @description Erase the name and the mail address of the traveller from an order, for good.
         *
         *     May be called by: operator.
         */
        post: operations["supportOrdersErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the capabilities
         * @description Read what this deployment allows.
         *
         *     May be called by: operator.
         */
        get: operations["capabilitiesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Read the clock.
         *
         *     May be called by: operator.
         */
        get: operations["clockGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Move a virtual clock forward. It goes from one due time to the next, and by the answer everything that fell due has been done: deliveries, retries, settlements, expiries.
         *
         *     May be called by: operator.
         */
        post: operations["clockAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the network's rules
         * @description List the rules of the simulated network: the general one first, then those of accounts.
         *
         *     May be called by: operator.
         */
        get: operations["networkList"];
        /**
         * Set the general network rule
         * @description Say how the network behaves for all accounts that have no rule of their own. What is left out is as usual again.
         *
         *     May be called by: operator.
         */
        put: operations["networkSet"];
        post?: never;
        /**
         * Reset the network
         * @description Make the network behave as usual for everybody: all rules go, and what is held is let go.
         *
         *     May be called by: operator.
         */
        delete: operations["networkReset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/network/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release held calls
         * @description Let go of the calls that the network holds, for all accounts. They are then answered.
         *
         *     May be called by: operator.
         */
        post: operations["networkRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an account's network rule
         * @description Say how the network behaves for one account. What is left out is as usual.
         *
         *     May be called by: operator.
         */
        put: operations["accountNetworkSet"];
        post?: never;
        /**
         * Reset an account's network rule
         * @description Take the rule of an account away, so that the general one holds for it. What is held for it is let go.
         *
         *     May be called by: operator.
         */
        delete: operations["accountNetworkReset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/network/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an account's held calls
         * @description Let go of the calls that the network holds for one account. They are then answered.
         *
         *     May be called by: operator.
         */
        post: operations["accountNetworkRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/network/esims/{iccid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report an eSIM's use
         * @description Say what the network reports about one live eSIM. The service learns of it by its next check or look.
         *
         *     May be called by: operator.
         */
        put: operations["networkReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List test runs
         * @description List the runs that have not been removed, newest first.
         *
         *     May be called by: operator.
         */
        get: operations["runsList"];
        put?: never;
        /**
         * Create a test run
         * @description Make everything that a test run needs.
         *
         *     May be called by: operator.
         */
        post: operations["runsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a test run
         * @description Remove a run: its accounts are deactivated and hidden, its keys revoked, its people gone, its network rules taken away.
         *
         *     May be called by: operator.
         */
        delete: operations["runsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A partner account. */
        Account: {
            /** @description The id of the account. */
            id: components["schemas"]["ObjectId"];
            /** @description Its name. */
            name: string;
            /** @description Where mails to the partner go. */
            email: components["schemas"]["MailAddress"];
            /** @description False once it has been deactivated: its keys are refused and nothing is sent to its endpoints. */
            active: boolean;
            /** @description Whether live orders are allowed. */
            live_approved: boolean;
            /** @description Its step of discount. */
            tier: components["schemas"]["DiscountTier"];
            /**
             * Format: int32
             * @description A discount agreed with this partner in place of the tier's, in hundredths of a percent; null for none.
             */
            agreed_discount_bps: number | null;
            /** @description Whether unlimited packages are on sale for it. */
            sells_unlimited: boolean;
            /** @description The packages that are on sale for it; null for all. */
            allowed_packages: components["schemas"]["PackageId"][] | null;
            /** @description What it has. */
            balances: components["schemas"]["Balances"];
            /** @description The test run that it was made for; null for a real account. */
            run_id: components["schemas"]["ObjectId"] | null;
            /** @description When it was made. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description The account that something belongs to. */
        AccountName: {
            /** @description The id of the account. */
            id: components["schemas"]["ObjectId"];
            /** @description What the account is called. */
            name: string;
        };
        /** @description One page of a list. */
        AccountPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Account"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the network has handed them over: fetch the eSIM again then. Those of a test eSIM are well formed and lead nowhere. */
        Activation: {
            /** @description The whole activation string, as it stands in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
            lpa: string | null;
            /** @description Host name of the SM-DP+ server, the middle part of `lpa`: for typing it in by hand. */
            smdp_address: string | null;
            /** @description The code that follows the address in `lpa`: for typing it in by hand. */
            activation_code: string | null;
        };
        /** @description Something that was done in the account, or happened to it. */
        Activity: {
            /** @description The id of the entry. */
            id: components["schemas"]["ObjectId"];
            /** @description Who: a member's mail address, `operator`, or `system` for the service by itself. */
            actor: string;
            /** @description What kind of thing, such as `endpoint.disabled`. New kinds can be added. */
            kind: string;
            /** @description The id of the object that it is about. */
            subject: string;
            /** @description A sentence for people; empty when the kind says it all. */
            text: string;
            /** @description When. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        ActivityPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Activity"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description Funds to add. */
        AddFunds: {
            /** @description How much, in rupees; more than 0. */
            amount: components["schemas"]["Rupees"];
            /** @description A note for the entry, such as the number of a bank transfer. */
            note?: string | null;
        };
        /** @description A member to add. */
        AddMember: {
            /** @description The mail address they will sign in with, which no other person has. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["MemberRole"];
        };
        /** @description An IPv4 or IPv6 address, or a range of them in CIDR form: `203.0.113.7`, `2001:db8::/32`. */
        AddressRange: string;
        /** @description A correction. */
        AdjustWallet: {
            /** @description How much, in rupees: taken when below zero, added when above. */
            amount: components["schemas"]["SignedRupees"];
            /** @description Why. It stands on the entry, where the partner reads it. */
            note: string;
        };
        /** @description How far to move the clock. */
        AdvanceClock: {
            /**
             * Format: int32
             * @description How many seconds forward.
             */
            seconds: number;
        };
        /** @description An API key, without the key itself, which nobody can show again. */
        ApiKey: {
            /** @description The id of the key, which is not the key. */
            id: components["schemas"]["ObjectId"];
            /** @description The mode it works in. */
            mode: components["schemas"]["Mode"];
            /** @description What people call it. */
            name: string;
            /** @description The last four characters of the key, to tell keys apart. */
            hint: string;
            /** @description Addresses and ranges (CIDR) that may use it; empty for all. */
            allowlist: string[];
            /** @description When it stops working; null for never. */
            expires: components["schemas"]["Timestamp"] | null;
            /** @description Whether that moment has passed, by the clock of the deployment. */
            expired: boolean;
            /** @description When it was revoked; null while it is not. */
            revoked: components["schemas"]["Timestamp"] | null;
            /** @description When it was made. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A list that comes in one piece. */
        ApiKeyList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["ApiKey"][];
        };
        /**
         * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
         *
         *     `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
         */
        BadRequestError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_required" | "invalid_request";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The balance after a charge, and the threshold that it fell below. */
        BalanceLow: {
            /** @description What can be spent now that the charge, and any refund in the same call, has been booked. */
            balance: components["schemas"]["Money"];
            /** @description The account's low-balance threshold at that moment. */
            threshold: components["schemas"]["Money"];
        };
        /**
         * @description An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold in between; a balance of exactly the threshold changes nothing.
         * @example {
         *       "id": "evt_57c9d3e10b8f2a6647d0e3f8",
         *       "type": "balance.low",
         *       "mode": "live",
         *       "created": "2026-11-21T11:02:27Z",
         *       "sequence": 318,
         *       "data": {
         *         "balance": {
         *           "amount": "4812.00",
         *           "currency": "INR"
         *         },
         *         "threshold": {
         *           "amount": "5000.00",
         *           "currency": "INR"
         *         }
         *       }
         *     }
         */
        BalanceLowEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance.low";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["BalanceLow"];
        };
        /** @description What an account has. */
        Balances: {
            /** @description The virtual balance of the sandbox. */
            test: components["schemas"]["Money"];
            /** @description The wallet. */
            live: components["schemas"]["Money"];
            /** @description The level below which a warning is sent, in both modes; null for none. */
            low_balance_threshold: components["schemas"]["Money"] | null;
        };
        /** @description What can be done with this deployment beyond its daily business. */
        Capabilities: {
            /** @description Whether its clock can be moved. */
            virtual_clock: boolean;
            /** @description Whether its mobile network is simulated and can be told how to behave. */
            simulated_supplier: boolean;
            /** @description Whether webhook endpoints can have local addresses, plain HTTP and any port. */
            local_webhooks: boolean;
            /** @description Whether accounts can be made for a test run, and removed with it. */
            runs: boolean;
        };
        /** @description One thing that is wrong with a catalogue file. */
        CatalogueFault: {
            /** @description Where: `line 14` of a CSV file, `packages[12]` of a JSON file, `file` for all of it. */
            place: string;
            /** @description The column or property at fault; null when it is the whole row or file. */
            field: string | null;
            /** @description What is wrong with it. */
            message: string;
        };
        /**
         * @description How a catalogue file is written.
         * @enum {string}
         */
        CatalogueFormat: "json" | "csv";
        CatalogueUpload: {
            /** @description The file, in UTF-8. */
            file: unknown;
        };
        /** @description A new password, with proof of the present one. */
        ChangePassword: {
            /** @description The password as it is now. */
            current_password: string;
            /** @description The password from now on: at least 12 characters, and not one of those that everybody guesses first. */
            new_password: string;
        };
        /** @description What time it is for the deployment. */
        ClockState: {
            /** @description The present moment. */
            now: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description The same in milliseconds since the Unix epoch.
             */
            now_ms: number;
            /** @description Whether it can be moved. */
            virtual: boolean;
        };
        /**
         * @description `key_revoked`: The key has been revoked, which is for good.
         *
         *     `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count.
         */
        ConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "key_revoked" | "too_many_keys";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description An ISO 3166-1 alpha-2 country code, in capitals. */
        CountryCode: string;
        /** @description An account to make. */
        CreateAccount: {
            /** @description Its name. */
            name: components["schemas"]["DisplayName"];
            /** @description Where mails to the partner go. */
            email: components["schemas"]["MailAddress"];
            /**
             * @description Its step of discount.
             * @default standard
             */
            tier?: components["schemas"]["DiscountTier"] | null;
            /**
             * @description Whether live orders are allowed from the start.
             * @default false
             */
            live_approved?: boolean | null;
        };
        /** @description An endpoint to register. */
        CreateEndpoint: {
            /** @description The mode whose events it gets. */
            mode: components["schemas"]["Mode"];
            /** @description The address: `https`, on port 443 or 8443, publicly reachable, without user info and fragment. A deployment for development can allow local ones. */
            url: string;
            /** @description The types of events to send; null or left out for all. `ping` cannot be chosen: it is sent by hand. */
            event_types?: components["schemas"]["EventType"][] | null;
        };
        /** @description A key to make. */
        CreateKey: {
            /** @description The mode it works in. A live key works once the account is approved for live orders. */
            mode: components["schemas"]["Mode"];
            /** @description What to call it. */
            name: components["schemas"]["DisplayName"];
            /** @description Addresses and ranges that may use it; none for all. */
            allowlist?: components["schemas"]["AddressRange"][] | null;
            /** @description When it stops working, a moment to come; left out for never. */
            expires?: components["schemas"]["TimeFilter"] | null;
        };
        /** @description What a run needs. */
        CreateRun: {
            /** @description What to call it. */
            name?: components["schemas"]["DisplayName"] | null;
            /**
             * Format: int32
             * @description How many accounts.
             * @default 1
             */
            accounts?: number | null;
            /**
             * Format: int32
             * @description How many test keys each account gets.
             * @default 1
             */
            test_keys?: number | null;
            /**
             * Format: int32
             * @description How many live keys each account gets.
             * @default 0
             */
            live_keys?: number | null;
            /**
             * @description Whether the accounts are approved for live orders.
             * @default false
             */
            approve_live?: boolean | null;
            /** @description What is put into each wallet, in rupees. */
            wallet?: components["schemas"]["Rupees"] | null;
            /** @description The roles for which each account gets a person who can sign in. */
            people?: components["schemas"]["MemberRole"][] | null;
        };
        /** @description An order to place. */
        CreateStaffOrder: {
            /** @description Test, or live: a live one is bought and paid. */
            mode: components["schemas"]["Mode"];
            /** @description The packages; entries of one package are added up. At most 50 units in all. */
            items: components["schemas"]["StaffOrderItem"][];
            /** @description A reference of your own, which is copied to every eSIM. An empty text counts as none. */
            customer_ref?: string | null;
            /** @description The traveller, as a note for staff. */
            customer?: components["schemas"]["Customer"] | null;
        };
        /** @description What to add to an eSIM. */
        CreateTopup: {
            /** @description Id of one of the packages that this eSIM can take. */
            package_id: string;
            /** @description Your reference for this top-up: free text, returned as sent. An empty text counts as none. With a test key some beginnings, in exact letter case, steer the outcome once everything else about the request is in order; with a live key they mean nothing. */
            customer_ref?: string | null;
        };
        /** @description What a person signs in with. */
        Credentials: {
            /** @description The person's mail address, in any letter case. */
            email: components["schemas"]["MailAddress"];
            /** @description The password. */
            password: string;
            /** @description The present code of the authenticator app, for those who have a second factor. */
            totp?: components["schemas"]["TotpDigits"] | null;
        };
        /** @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`. */
        CsrfRefusedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "csrf_refused";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The traveller an eSIM is for, as a note for your own staff. */
        Customer: {
            /** @description The traveller's name. */
            name?: string | null;
            /** @description One mail address: a local part, an at sign, and a domain with a dot in it; no display name. */
            email?: components["schemas"]["EmailAddress"] | null;
        };
        /** @description How much of its data an eSIM has used. */
        DataUse: {
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description The reference of its order; null when that has none. */
            customer_ref: string | null;
            /** @description The package that it was issued with. */
            package_name: string;
            /** @description Allowance and use. */
            data: components["schemas"]["EsimData"];
        };
        /** @description The money and the orders of one day in UTC. */
        DayFigures: {
            /** @description The day. */
            day: string;
            /** @description The balance at its end; of the present day, the balance now. */
            balance: components["schemas"]["Money"];
            /** @description What was charged for orders and top-ups. */
            charged: components["schemas"]["Money"];
            /** @description What came back from them. */
            refunded: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description How many orders were placed.
             */
            orders: number;
        };
        /**
         * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent at this moment.
         *
         *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
         *
         *     `retries_used_up`: The delivery has been retried by hand as often as it may be.
         */
        DeliveriesRetryConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "delivery_not_retryable" | "endpoint_disabled" | "retries_used_up";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The delivery of one event to one endpoint. */
        Delivery: {
            /** @description The id of the delivery, the same on every attempt. */
            id: string;
            /** @description The endpoint it goes to. */
            endpoint_id: components["schemas"]["ObjectId"];
            /** @description The address of that endpoint. */
            url: string;
            /** @description The mode of the endpoint and the event. */
            mode: components["schemas"]["Mode"];
            /** @description The event. */
            event_id: components["schemas"]["EventId"];
            /** @description The type of the event. */
            event_type: components["schemas"]["EventType"];
            /** @description The place of the event among those of its account and mode. */
            sequence: components["schemas"]["Sequence"];
            /** @description How far it has come. */
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description How many attempts were made by the schedule.
             */
            attempts: number;
            /**
             * Format: int32
             * @description How many retries were made by hand.
             */
            manual_retries: number;
            /** @description When the last attempt ended, one by hand included; null before the first. */
            last_attempt: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How long the last attempt took, in milliseconds; null before the first.
             */
            duration_ms: number | null;
            /**
             * Format: int32
             * @description The HTTP status of the last answer; null when none came.
             */
            http_status: number | null;
            /** @description What went wrong with the last attempt; null when nothing did. */
            error: string | null;
            /** @description When the next attempt is planned; null when none is. */
            next_attempt: components["schemas"]["Timestamp"] | null;
            /** @description When the event, and with it the delivery, was made. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A delivery with what was sent and what came back. */
        DeliveryDetail: {
            /** @description The body as it is sent, byte for byte. */
            body: string;
            /** @description The headers of the last attempt, its signature included; none before the first. */
            headers: components["schemas"]["SentHeader"][];
            /** @description The first 500 characters of the last answer; null when none came. */
            answer: string | null;
            /** @description Whether it can be sent again by hand at this moment. */
            retryable: boolean;
        } & components["schemas"]["Delivery"];
        /** @description How many deliveries to the account's endpoints stand where, over the days asked for. */
        DeliveryFigures: {
            /**
             * Format: int32
             * @description Waiting for their first attempt.
             */
            pending: number;
            /**
             * Format: int32
             * @description Being sent.
             */
            sending: number;
            /**
             * Format: int32
             * @description Waiting for another attempt.
             */
            retrying: number;
            /**
             * Format: int32
             * @description Arrived.
             */
            delivered: number;
            /**
             * Format: int32
             * @description Given up.
             */
            failed: number;
        };
        /** @description One page of a list. */
        DeliveryPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Delivery"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description How far the delivery of one event to one endpoint has come. Shown in the portal's delivery log.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "sending" | "delivered" | "retrying" | "failed";
        /** @description A country or region that has at least one package on sale for the account. */
        Destination: {
            /** @description The ISO 3166-1 alpha-2 code of a country (`FR`), or `region-` and a number. */
            code: string;
            /** @description The name to display. */
            name: string;
            /** @description Whether it is a country or a region. New kinds can be added. */
            type: components["schemas"]["DestinationType"];
            /**
             * Format: int32
             * @description How many packages are on sale for it: as many as the package list gives when filtered by it.
             */
            packages_count: number;
        };
        /** @description A list that comes in one piece. */
        DestinationList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Destination"][];
        };
        /**
         * @description What kind of place a destination is.
         * @enum {string}
         */
        DestinationType: "country" | "region";
        /**
         * @description Why an endpoint is disabled.
         * @enum {string}
         */
        DisabledBy: "person" | "used_up" | "failing";
        /**
         * @description A step of discount on the retail price.
         * @enum {string}
         */
        DiscountTier: "standard" | "bronze" | "silver" | "gold";
        /** @description A name that people give to something. */
        DisplayName: string;
        /** @description One mail address without a display name. */
        EmailAddress: string;
        /** @description `email_taken`: The mail address belongs to a person already. */
        EmailTakenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "email_taken";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise.
                 * @enum {string}
                 */
                param?: "email";
            };
        };
        /** @description An address that events are sent to. */
        Endpoint: {
            /** @description The id of the endpoint. */
            id: components["schemas"]["ObjectId"];
            /** @description The mode whose events it gets. */
            mode: components["schemas"]["Mode"];
            /** @description The address. */
            url: string;
            /** @description The types of events it gets; null for all, those to come included. */
            event_types: components["schemas"]["EventType"][] | null;
            /** @description Whether events are sent to it. */
            enabled: boolean;
            /** @description Why it is disabled; null while it is enabled. */
            disabled_by: components["schemas"]["DisabledBy"] | null;
            /** @description When it was disabled; null while it is enabled. */
            disabled: components["schemas"]["Timestamp"] | null;
            /** @description Until when nothing is sent because it has been failing; null while it is not paused. */
            paused_until: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How many attempts have failed in a row.
             */
            failures_in_row: number;
            /** @description Since when every attempt has failed; null when the last one arrived, or none was made. */
            failing_since: components["schemas"]["Timestamp"] | null;
            /** @description False when the secret can no longer be read: deliveries wait until it is rotated. */
            secret_readable: boolean;
            /** @description When it was registered. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A list that comes in one piece. */
        EndpointList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Endpoint"][];
        };
        /** @description What signs the requests to an endpoint. */
        EndpointSecret: {
            /** @description The signing secret, `whsec_` and letters and digits; all of it is the key. */
            secret: string;
        };
        /**
         * @description Why money moved.
         * @enum {string}
         */
        EntryKind: "opening" | "sandbox_refill" | "wallet_topup" | "adjustment" | "order_charge" | "order_refund" | "topup_charge" | "topup_refund";
        /** @description An eSIM as lists show it: everything but `activation`. */
        Esim: {
            /** @description The ICCID, digits only: the identifier of the eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description Where the eSIM is in its life, as known at this moment. */
            status: components["schemas"]["EsimStatus"];
            /** @description The mode that the eSIM belongs to: that of the key that sees it. */
            mode: components["schemas"]["Mode"];
            /** @description The order that it was issued for; `null` for one that support gave out without an order. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The `customer_ref` of that order; `null` when the order has none. */
            customer_ref: string | null;
            /** @description The package that it was issued with. Top-ups don't change it. */
            package: components["schemas"]["EsimPackage"];
            /**
             * Format: uri
             * @description Address of a PNG image of the activation string. It needs no API key, so whoever has it can install the eSIM. `null` on a cancelled eSIM and until the install details are there.
             */
            qr_code_url: string | null;
            /** @description One-tap links to a phone's eSIM set-up screen. */
            install_links: components["schemas"]["InstallLinks"];
            /** @description Allowance and use. */
            data: components["schemas"]["EsimData"];
            /**
             * Format: int32
             * @description How many days the eSIM lasts from its first use, completed top-ups included.
             */
            validity_days: number;
            /** @description When it was first used; `null` until then. */
            activated_at: components["schemas"]["Timestamp"] | null;
            /** @description When its validity ends: `activated_at` plus `validity_days`; `null` until it is activated. A simulated `expired` sets it to that moment. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was issued. */
            created: components["schemas"]["Timestamp"];
        };
        /**
         * @description An eSIM was used for the first time; its validity runs from here.
         * @example {
         *       "id": "evt_c40f93ab6e2d15807cb3e94d",
         *       "type": "esim.activated",
         *       "mode": "test",
         *       "created": "2026-11-28T06:45:00Z",
         *       "sequence": 1057,
         *       "data": {
         *         "iccid": "8999999024618730517",
         *         "status": "active",
         *         "order_id": "ord_test_5b1e0c9d7a24",
         *         "customer_ref": "booking-48213",
         *         "data": {
         *           "unlimited": false,
         *           "total_mb": 5120,
         *           "used_mb": 0,
         *           "remaining_mb": 5120
         *         },
         *         "expires_at": "2026-12-28T06:45:00Z"
         *       }
         *     }
         */
        EsimActivatedEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.activated";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description Data allowance and use of an eSIM, in megabytes (1 GB = 1024 MB). Figures come from the mobile network and lag behind the phone, usually by minutes. */
        EsimData: {
            /** @description Whether the eSIM has no data cap. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description The whole allowance in MB, completed top-ups included; `null` when unlimited. For a daily-allowance package it is the amount of one day times the number of days.
             */
            total_mb: number | null;
            /**
             * Format: int32
             * @description Used so far in MB. Always a number, 0 on a fresh eSIM, and never above `total_mb`.
             */
            used_mb: number;
            /**
             * Format: int32
             * @description Still to be used in MB: `total_mb` less `used_mb`; `null` when unlimited.
             */
            remaining_mb: number | null;
        };
        /** @description An eSIM in full, with what a phone needs to install it. */
        EsimDetail: {
            /** @description Install details. The object is always there; its values can be `null`. */
            activation: components["schemas"]["Activation"];
        } & components["schemas"]["Esim"];
        /**
         * @description The validity of an eSIM ended. It can't be topped up any more.
         * @example {
         *       "id": "evt_9a02e4c7b5d1f8630e4bd217",
         *       "type": "esim.expired",
         *       "mode": "test",
         *       "created": "2027-01-12T06:45:00Z",
         *       "sequence": 1080,
         *       "data": {
         *         "iccid": "8999999024618730517",
         *         "status": "expired",
         *         "order_id": "ord_test_5b1e0c9d7a24",
         *         "customer_ref": "booking-48213",
         *         "data": {
         *           "unlimited": false,
         *           "total_mb": 8192,
         *           "used_mb": 7420,
         *           "remaining_mb": 772
         *         },
         *         "expires_at": "2027-01-12T06:45:00Z"
         *       }
         *     }
         */
        EsimExpiredEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.expired";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description How many eSIMs of the account stand where. */
        EsimFigures: {
            /**
             * Format: int32
             * @description Issued and unused.
             */
            ready: number;
            /**
             * Format: int32
             * @description In use.
             */
            active: number;
            /**
             * Format: int32
             * @description Without data.
             */
            depleted: number;
            /**
             * Format: int32
             * @description Over.
             */
            expired: number;
            /**
             * Format: int32
             * @description Withdrawn.
             */
            cancelled: number;
        };
        /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or a top-up of it is running, or the network says it was used. */
        EsimNotCancellableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "esim_not_cancellable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up. */
        EsimNotTopupableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "esim_not_topupable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The package that an eSIM was issued with. */
        EsimPackage: {
            /** @description Id of that package; `null` when the service no longer knows it. It may have left the catalogue since. */
            id: components["schemas"]["PackageId"] | null;
            /** @description Name of that package, for display. */
            name: string;
        };
        /** @description One page of a list. */
        EsimPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Esim"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description Where an eSIM is in its life. More statuses may be added: treat one that you do not know as neither usable nor finished.
         * @enum {string}
         */
        EsimStatus: "ready" | "active" | "depleted" | "expired" | "cancelled";
        /** @description An eSIM as it stood when an event about it was created. It never changes afterwards. */
        EsimSummary: {
            /** @description The ICCID, digits only. */
            iccid: components["schemas"]["Iccid"];
            /** @description Status when the event was created. */
            status: components["schemas"]["EsimStatus"];
            /** @description The order that it was issued for; `null` for one that was given out without an order. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The `customer_ref` of that order; `null` when the order has none. */
            customer_ref: string | null;
            /** @description Allowance and use when the event was created. */
            data: components["schemas"]["EsimData"];
            /** @description End of validity as of then; `null` when the eSIM was not activated yet. */
            expires_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description An eSIM has used all its data and is `depleted`. Sent once for each data allowance, so again after a top-up.
         * @example {
         *       "id": "evt_f7193c5ad80e62b44109ae5c",
         *       "type": "esim.usage_100",
         *       "mode": "test",
         *       "created": "2026-12-09T17:52:09Z",
         *       "sequence": 1066,
         *       "data": {
         *         "iccid": "8999999024618730517",
         *         "status": "depleted",
         *         "order_id": "ord_test_5b1e0c9d7a24",
         *         "customer_ref": "booking-48213",
         *         "data": {
         *           "unlimited": false,
         *           "total_mb": 5120,
         *           "used_mb": 5120,
         *           "remaining_mb": 0
         *         },
         *         "expires_at": "2026-12-28T06:45:00Z"
         *       }
         *     }
         */
        EsimUsage100Event: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.usage_100";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /**
         * @description An eSIM has used at least 80 percent of its data. Sent once for each data allowance, so again after a top-up; in live mode the next check announces it even if use was above 80 percent of the new allowance from the start.
         * @example {
         *       "id": "evt_82e6d1f05a9b4c7730fd2b68",
         *       "type": "esim.usage_80",
         *       "mode": "test",
         *       "created": "2026-12-05T20:10:44Z",
         *       "sequence": 1063,
         *       "data": {
         *         "iccid": "8999999024618730517",
         *         "status": "active",
         *         "order_id": "ord_test_5b1e0c9d7a24",
         *         "customer_ref": "booking-48213",
         *         "data": {
         *           "unlimited": false,
         *           "total_mb": 5120,
         *           "used_mb": 4096,
         *           "remaining_mb": 1024
         *         },
         *         "expires_at": "2026-12-28T06:45:00Z"
         *       }
         *     }
         */
        EsimUsage80Event: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.usage_80";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description An event. `type` tells which one it is; new types may be added, so pass over those that you do not know. Its `data` is what held when the event was created and never changes. */
        Event: components["schemas"]["OrderCompletedEvent"] | components["schemas"]["OrderFailedEvent"] | components["schemas"]["EsimActivatedEvent"] | components["schemas"]["EsimUsage80Event"] | components["schemas"]["EsimUsage100Event"] | components["schemas"]["EsimExpiredEvent"] | components["schemas"]["TopupCompletedEvent"] | components["schemas"]["BalanceLowEvent"] | components["schemas"]["PingEvent"];
        /** @description The id of an event: `evt_` and 24 hex characters. */
        EventId: string;
        /** @description One page of a list. */
        EventPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Event"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description What an event is about. More types may be added: pass over one that you do not know.
         * @enum {string}
         */
        EventType: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
        /** @description `forbidden`: The caller's role does not allow this. */
        ForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "forbidden";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as text. Those of the sandbox start with `8999999`. */
        Iccid: string;
        /** @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done. */
        IdempotencyKeyReusedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise.
                 * @enum {string}
                 */
                param?: "Idempotency-Key";
            };
        };
        /** @description What an import changed, or would change. */
        ImportReport: {
            /** @description Whether it was only tried. */
            dry_run: boolean;
            /**
             * Format: int32
             * @description Network providers added or changed.
             */
            providers_written: number;
            /**
             * Format: int32
             * @description Countries and regions added or changed.
             */
            areas_written: number;
            /**
             * Format: int32
             * @description Packages added.
             */
            packages_added: number;
            /**
             * Format: int32
             * @description Packages changed.
             */
            packages_changed: number;
            /**
             * Format: int32
             * @description Packages in the file that are in the catalogue as they stand there.
             */
            packages_unchanged: number;
            /**
             * Format: int32
             * @description Packages taken off sale because the file does not name them.
             */
            packages_retired: number;
            /**
             * Format: int32
             * @description Packages in the file that were off sale and stay so. One comes back on sale by hand, or by a file that says that it is not retired.
             */
            packages_still_retired: number;
        };
        /** @description Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
        InstallLinks: {
            /**
             * Format: uri
             * @description For iPhones and iPads; `null` in the cases in which `activation.lpa` is `null`.
             */
            ios: string | null;
            /**
             * Format: uri
             * @description For Android phones; `null` in the cases in which `activation.lpa` is `null`.
             */
            android: string | null;
        };
        /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged and nothing made. */
        InsufficientBalanceError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "insufficient_balance";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `internal_error`: The service itself failed. */
        InternalErrorError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "internal_error";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `invalid_catalogue`: The catalogue file has faults, which `faults` lists by row; nothing was changed. */
        InvalidCatalogueError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "invalid_catalogue";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise.
                 * @enum {string}
                 */
                param?: "file";
                /** @description The first faults, at most 50. */
                faults: components["schemas"]["CatalogueFault"][];
                /**
                 * Format: int32
                 * @description How many faults there are in all.
                 */
                fault_count: number;
            };
        };
        /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
        InvalidRequestError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "invalid_request";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The caller's role does not allow this.
         *
         *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
         */
        KeysCreateForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden" | "account_inactive";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `last_owner`: The account would be left without an owner. */
        LastOwnerError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "last_owner";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description One movement of money. */
        LedgerEntry: {
            /** @description The id of the entry. */
            id: components["schemas"]["ObjectId"];
            /** @description Why. */
            kind: components["schemas"]["EntryKind"];
            /** @description How much: below zero for a charge. */
            amount: components["schemas"]["SignedMoney"];
            /** @description The balance right after it. */
            balance_after: components["schemas"]["Money"];
            /** @description The order it belongs to; null when there is none. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The top-up it belongs to; null when there is none. */
            topup_id: components["schemas"]["TopupId"] | null;
            /** @description What the operator noted; null when nothing was. */
            note: string | null;
            /** @description When. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        LedgerEntryPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["LedgerEntry"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description The level below which a warning is sent. */
        LowBalanceThreshold: {
            /** @description In rupees; null, or 0, for no warning. */
            amount: components["schemas"]["Rupees"] | null;
        };
        /** @description One mail address without a display name. */
        MailAddress: string;
        /** @description Someone who may work for the account. */
        Member: {
            /** @description The id of the person. */
            id: components["schemas"]["ObjectId"];
            /** @description The mail address they sign in with. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["MemberRole"];
            /** @description Whether they have a second factor. */
            totp_enabled: boolean;
            /** @description When they last signed in; null before the first time. */
            last_sign_in: components["schemas"]["Timestamp"] | null;
            /** @description When they were added. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A list that comes in one piece. */
        MemberList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Member"][];
        };
        /**
         * @description What a member of an account may do.
         * @enum {string}
         */
        MemberRole: "owner" | "staff" | "viewer";
        /**
         * @description The world that a key, and everything made with it, belongs to.
         * @enum {string}
         */
        Mode: "test" | "live";
        /**
         * @description An amount of money.
         * @example {
         *       "amount": "349.00",
         *       "currency": "INR"
         *     }
         */
        Money: {
            /** @description The amount in rupees, as decimal text with exactly two digits after the point. */
            amount: string;
            /**
             * @description The ISO 4217 code of the currency; always `INR`.
             * @enum {string}
             */
            currency: "INR";
        };
        /** @description How the network behaves. */
        NetworkBehaviour: {
            /**
             * @description It cannot be reached: every call fails.
             * @default false
             */
            down?: boolean | null;
            /**
             * Format: int32
             * @description How many of the next calls fail; it counts down.
             * @default 0
             */
            fail_next?: number | null;
            /**
             * @description How those calls fail.
             * @default error
             */
            fail_as?: components["schemas"]["NetworkFailure"] | null;
            /**
             * Format: int32
             * @description How many of the next purchases are refused: an order counts once, whatever its units, and so does a top-up; it counts down.
             * @default 0
             */
            refuse_next?: number | null;
            /** @description The calls that are answered with a refusal. */
            refuse?: components["schemas"]["NetworkCall"][] | null;
            /** @description The calls that are not answered before they are released. */
            hold?: components["schemas"]["NetworkCall"][] | null;
            /**
             * Format: int32
             * @description How many units of an order are issued, the others being held where issuing is, and else refused; left out for all.
             */
            issue_at_most?: number | null;
            /**
             * Format: int32
             * @description How many seconds of the deployment's clock pass before an answer.
             * @default 0
             */
            delay_seconds?: number | null;
            /**
             * @description Whether install details come with an issued eSIM; without them they come when reported.
             * @default true
             */
            install_details?: boolean | null;
            /**
             * @description Whether the network reports usage.
             * @default true
             */
            reports_usage?: boolean | null;
        };
        /**
         * @description What the service asks the network to do.
         * @enum {string}
         */
        NetworkCall: "issue" | "topup" | "cancel" | "usage";
        /**
         * @description How a call to the network fails.
         * @enum {string}
         */
        NetworkFailure: "timeout" | "error";
        /** @description How the network behaves, and for whom. */
        NetworkRule: {
            /** @description The account; null for all that have no rule of their own. */
            account_id: components["schemas"]["ObjectId"] | null;
            /** @description It cannot be reached: every call fails. */
            down: boolean;
            /**
             * Format: int32
             * @description How many of the next calls fail.
             */
            fail_next: number;
            /** @description How those calls fail. */
            fail_as: components["schemas"]["NetworkFailure"];
            /**
             * Format: int32
             * @description How many of the next purchases are refused.
             */
            refuse_next: number;
            /** @description The calls that are answered with a refusal. */
            refuse: components["schemas"]["NetworkCall"][];
            /** @description The calls that are not answered before they are released. */
            hold: components["schemas"]["NetworkCall"][];
            /**
             * Format: int32
             * @description How many units of an order are issued; null for all.
             */
            issue_at_most: number | null;
            /**
             * Format: int32
             * @description How many seconds of the deployment's clock pass before an answer.
             */
            delay_seconds: number;
            /** @description Whether install details come with an issued eSIM. */
            install_details: boolean;
            /** @description Whether the network reports usage. */
            reports_usage: boolean;
            /**
             * Format: int32
             * @description How many calls are being held at this moment.
             */
            held: number;
        };
        /** @description A list that comes in one piece. */
        NetworkRuleList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["NetworkRule"][];
        };
        /** @description A new key, with the key itself for the only time. */
        NewApiKey: {
            /** @description What is kept of the key. */
            key: components["schemas"]["ApiKey"];
            /** @description The key: put it where your software reads its secrets. It is not shown again. */
            text: string;
        };
        /** @description A new endpoint, with its secret. */
        NewEndpoint: {
            /** @description The endpoint. */
            endpoint: components["schemas"]["Endpoint"];
            /** @description The signing secret. It can be shown again. */
            secret: string;
        };
        /** @description A new member, with the password to begin with. */
        NewMember: {
            /** @description The member. */
            member: components["schemas"]["Member"];
            /** @description The password to hand over, shown this once; the person changes it after signing in. */
            initial_password: string;
        };
        /** @description A new run, with keys and passwords for the only time. */
        NewRun: {
            /** @description The id of the run. */
            id: components["schemas"]["ObjectId"];
            /** @description What it is called. */
            name: string;
            /** @description Its accounts. */
            accounts: components["schemas"]["RunAccount"][];
            /** @description When it was made. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
        NotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
        NotSupportedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "not_supported";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description The id of an object of the portal: a short word for its kind, and letters and digits. */
        ObjectId: string;
        /** @description Something that was done in an account, or happened to it, with what only operators see. */
        OperatorActivity: {
            /** @description Who of the operator's, where `actor` is `operator`. Null for others, and for older entries. */
            operator: components["schemas"]["OperatorName"] | null;
        } & components["schemas"]["Activity"];
        /** @description One page of a list. */
        OperatorActivityPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["OperatorActivity"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description One movement of money, with what only operators see. */
        OperatorLedgerEntry: {
            /** @description Who of the operator's made it. Null for every entry that nobody made by hand, and for older ones. */
            operator: components["schemas"]["OperatorName"] | null;
        } & components["schemas"]["LedgerEntry"];
        /** @description One page of a list. */
        OperatorLedgerEntryPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["OperatorLedgerEntry"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description Who of the operator's did something: a person's mail address, the id of an operator token, or `command-line`. Partners are not shown it: they see `operator`. */
        OperatorName: string;
        /** @description An order for eSIMs. */
        Order: {
            /** @description The id of the order. */
            id: components["schemas"]["OrderId"];
            /** @description How far it has come. New values can be added. */
            status: components["schemas"]["OrderStatus"];
            /** @description The mode it was placed in. */
            mode: components["schemas"]["Mode"];
            /** @description The package ordered; null when a portal order holds more than one, see `items`. */
            package_id: components["schemas"]["PackageId"] | null;
            /**
             * Format: int32
             * @description How many units were ordered, issued or not; null when a portal order holds more than one package, see `items`.
             */
            quantity: number | null;
            /** @description What was ordered, one entry for each package. An order placed through the API has exactly one. */
            items: components["schemas"]["OrderItem"][];
            /** @description The reference sent with the order, unchanged; null when none or an empty one was sent. */
            customer_ref: string | null;
            /** @description What was charged for the whole order. */
            total: components["schemas"]["Money"];
            /** @description What has been returned to the balance; `0.00` while nothing has. */
            refunded: components["schemas"]["Money"];
            /** @description The balance right after the charge, without what was returned later. It keeps its first value. For a failed or partly completed order the balance was this plus `refunded`. */
            balance_after: components["schemas"]["Money"];
            /** @description When the order was placed. */
            created: components["schemas"]["Timestamp"];
            /** @description The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none when `failed`. */
            esims: components["schemas"]["OrderEsim"][];
        };
        /**
         * @description An order reached `completed` or `partially_completed`, be it at once or later. Read `data.status`: a partially completed order holds fewer eSIMs than were ordered, and `data.refunded` says what came back.
         * @example {
         *       "id": "evt_6f21c0a94be87d3512f60c9a",
         *       "type": "order.completed",
         *       "mode": "test",
         *       "created": "2026-11-21T09:30:12Z",
         *       "sequence": 1041,
         *       "data": {
         *         "id": "ord_test_5b1e0c9d7a24",
         *         "status": "completed",
         *         "mode": "test",
         *         "package_id": "pkg_10482",
         *         "quantity": 2,
         *         "items": [
         *           {
         *             "package_id": "pkg_10482",
         *             "quantity": 2
         *           }
         *         ],
         *         "customer_ref": "booking-48213",
         *         "total": {
         *           "amount": "698.00",
         *           "currency": "INR"
         *         },
         *         "refunded": {
         *           "amount": "0.00",
         *           "currency": "INR"
         *         },
         *         "balance_after": {
         *           "amount": "999302.00",
         *           "currency": "INR"
         *         },
         *         "created": "2026-11-21T09:30:12Z",
         *         "esims": [
         *           {
         *             "iccid": "8999999024618730517",
         *             "status": "ready"
         *           },
         *           {
         *             "iccid": "8999999024618730525",
         *             "status": "ready"
         *           }
         *         ]
         *       }
         *     }
         */
        OrderCompletedEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.completed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["Order"];
        };
        /** @description The traveller that an order is for, as a note for staff. */
        OrderCustomer: {
            /** @description The traveller's name; null when none was given. */
            name: string | null;
            /** @description The traveller's mail address; null when none was given. Nothing is ever sent to it. */
            email: string | null;
        };
        /** @description An eSIM issued for an order. */
        OrderEsim: {
            /** @description Its ICCID: read install details and use with it. */
            iccid: components["schemas"]["Iccid"];
            /** @description Its status: at the moment of the answer or event that holds the order. */
            status: components["schemas"]["EsimStatus"];
        };
        /**
         * @description An order ended `failed`: no eSIM was issued and the whole amount has returned to the balance.
         * @example {
         *       "id": "evt_1b7de5028cf4936a20e8d71f",
         *       "type": "order.failed",
         *       "mode": "test",
         *       "created": "2026-11-21T09:41:50Z",
         *       "sequence": 1042,
         *       "data": {
         *         "id": "ord_test_0d94f7a2c6be",
         *         "status": "failed",
         *         "mode": "test",
         *         "package_id": "pkg_10482",
         *         "quantity": 2,
         *         "items": [
         *           {
         *             "package_id": "pkg_10482",
         *             "quantity": 2
         *           }
         *         ],
         *         "customer_ref": "test_order_failed-7",
         *         "total": {
         *           "amount": "698.00",
         *           "currency": "INR"
         *         },
         *         "refunded": {
         *           "amount": "698.00",
         *           "currency": "INR"
         *         },
         *         "balance_after": {
         *           "amount": "998604.00",
         *           "currency": "INR"
         *         },
         *         "created": "2026-11-21T09:41:50Z",
         *         "esims": []
         *       }
         *     }
         */
        OrderFailedEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.failed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["Order"];
        };
        /** @description The id of an order: `ord_` and lower-case letters and digits; in the sandbox `ord_test_` and 12 hex characters. */
        OrderId: string;
        /** @description One package of an order. */
        OrderItem: {
            /** @description The package ordered. */
            package_id: components["schemas"]["PackageId"];
            /**
             * Format: int32
             * @description How many units of it were ordered.
             */
            quantity: number;
        };
        /** @description `order_not_cancellable`: The order is not complete in whole or in part, or one of its eSIMs has been used or cannot be cancelled. */
        OrderNotCancellableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "order_not_cancellable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description Where an order was placed.
         * @enum {string}
         */
        OrderSource: "api" | "portal";
        /**
         * @description How far an order has come.
         * @enum {string}
         */
        OrderStatus: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
         */
        OrdersCreateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise.
                 * @enum {string}
                 */
                param?: "Idempotency-Key";
            };
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The caller's role does not allow this.
         *
         *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
         *
         *     `live_mode_not_enabled`: The account is not approved for live orders.
         */
        OrdersCreateForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden" | "account_inactive" | "live_mode_not_enabled";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description An account at a glance, in one mode. */
        Overview: {
            /** @description What can be spent now. */
            balance: components["schemas"]["Money"];
            /** @description The level below which a warning is sent; null for none. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description One entry for each day asked for, the oldest first and the present one last. */
            days: components["schemas"]["DayFigures"][];
            /** @description Deliveries by result. */
            deliveries: components["schemas"]["DeliveryFigures"];
            /** @description eSIMs by status. */
            esims: components["schemas"]["EsimFigures"];
            /** @description The eSIMs that have used most of their data, in use or used up, at most 20. */
            data_use: components["schemas"]["DataUse"][];
        };
        /** @description The account that a person works in. */
        OwnAccount: {
            /** @description The id of the account. */
            id: components["schemas"]["ObjectId"];
            /** @description Its name. */
            name: string;
            /** @description False once it has been deactivated: it can then be read only. */
            active: boolean;
            /** @description Whether live orders are allowed. */
            live_approved: boolean;
        };
        /** @description An amount of data (or unlimited data) for one or more countries, good for a number of days. */
        Package: {
            /** @description Send it as `package_id` to buy the package. */
            id: components["schemas"]["PackageId"];
            /** @description The name to display. Read amounts and days from their own fields, not from here. */
            name: string;
            /** @description How wide its coverage is. New kinds can be added. */
            type: components["schemas"]["PackageType"];
            /** @description The ISO 3166-1 alpha-2 code when it works in one country only; null when it covers more than one. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description The codes of every country it works in, each once, in alphabetical order. */
            countries: components["schemas"]["CountryCode"][];
            /**
             * Format: int32
             * @description The data in MB (1 GB is 1024 MB); for a daily plan the amount for one day. Null if, and only if, unlimited.
             */
            data_mb: number | null;
            /** @description Whether the data has no cap. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description How many days the plan runs once it has started.
             */
            validity_days: number;
            /** @description What you pay for each eSIM: the retail price less your discount. */
            price: components["schemas"]["Money"];
            /** @description What the service itself sells the package for. */
            retail_price: components["schemas"]["Money"];
            /** @description Whether it can be bought as a top-up. True on every listed package today. */
            topup: boolean;
        };
        /** @description The id of a package: `pkg_` and a number without leading zeros. */
        PackageId: string;
        /** @description A list that comes in one piece. */
        PackageList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Package"][];
        };
        /** @description `package_not_found`: No package with this id is on sale for the account, or it is not one that the eSIM can take. */
        PackageNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "package_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description One page of a list. */
        PackagePage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Package"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description How wide a package's coverage is sold.
         * @enum {string}
         */
        PackageType: "country" | "region" | "global";
        /** @description Proof that the person is at the keyboard. */
        PasswordProof: {
            /** @description The password as it is now. */
            password: string;
        };
        /** @description Someone who can sign in. */
        Person: {
            /** @description The id of the person. */
            id: components["schemas"]["ObjectId"];
            /** @description The mail address they sign in with. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["PersonRole"];
        };
        /**
         * @description What a person may do.
         * @enum {string}
         */
        PersonRole: "owner" | "staff" | "viewer" | "operator";
        /** @description Nothing: a ping has no subject. */
        PingData: Record<string, never>;
        /**
         * @description A test that a person sends to an endpoint from the portal. It is not stored and can't be read back.
         * @example {
         *       "id": "evt_04be71a9f6c2d85310e9bc7a",
         *       "type": "ping",
         *       "mode": "live",
         *       "created": "2026-11-21T11:15:03Z",
         *       "sequence": 0,
         *       "data": {}
         *     }
         */
        PingEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping.
             * @enum {number}
             */
            sequence: 0;
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["PingData"];
        };
        /** @description What came of a test event. */
        PingResult: {
            /** @description The id of the delivery, as the endpoint saw it. */
            delivery_id: string;
            /** @description The id of the event that was sent. The event is kept nowhere. */
            event_id: components["schemas"]["EventId"];
            /** @description Whether the endpoint answered with a 2xx in time. */
            delivered: boolean;
            /**
             * Format: int32
             * @description The HTTP status of the answer; null when none came.
             */
            http_status: number | null;
            /** @description What went wrong; null when it was delivered. */
            error: string | null;
            /** @description The first 500 characters of the answer's body; null when none came. */
            answer: string | null;
            /**
             * Format: int32
             * @description How long it took, in milliseconds; null when it could not be sent.
             */
            duration_ms: number | null;
        };
        /** @description A network provider: a supplier of packages. */
        Provider: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Whether its packages are on sale. */
            enabled: boolean;
            /**
             * Format: int32
             * @description How many packages of it the catalogue holds.
             */
            packages_count: number;
        };
        /** @description A list that comes in one piece. */
        ProviderList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Provider"][];
        };
        /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
        RateLimitedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "rate_limited";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description A named region. */
        Region: {
            /** @description Its code, which never changes. */
            code: string;
            /** @description Its name. */
            name: string;
            /** @description Older codes that still find it. */
            aliases: string[];
            /** @description Whether it stands for the whole world. */
            global: boolean;
        };
        /** @description A list that comes in one piece. */
        RegionList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Region"][];
        };
        /** @description How many calls were let go. */
        Released: {
            /**
             * Format: int32
             * @description How many.
             */
            released: number;
        };
        /** @description What the network reports about an eSIM from now on. What is left out stays as it is. */
        ReportEsim: {
            /**
             * Format: int32
             * @description How much data is used in all, in MB.
             */
            used_mb?: number | null;
            /** @description Whether it has been used for the first time; that is taken to be at the moment of this call. */
            first_used?: boolean | null;
            /** @description Whether its install details are handed over. */
            install_details?: boolean | null;
        };
        /** @description What the network reports about an eSIM. */
        ReportedEsim: {
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /**
             * Format: int32
             * @description How much data is used in all, in MB.
             */
            used_mb: number;
            /** @description When it was first used; null when it was not. */
            first_used: components["schemas"]["Timestamp"] | null;
            /** @description Whether its install details are handed over. */
            install_details: boolean;
        };
        /** @description The id of one request: `req_` and 16 hex characters. */
        RequestId: string;
        /** @description A run. */
        Run: {
            /** @description The id of the run. */
            id: components["schemas"]["ObjectId"];
            /** @description What it is called. */
            name: string;
            /** @description The ids of its accounts. */
            account_ids: components["schemas"]["ObjectId"][];
            /** @description When it was made. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description An account made for a run. */
        RunAccount: {
            /** @description The id of the account. */
            id: components["schemas"]["ObjectId"];
            /** @description Its name. */
            name: string;
            /** @description The test keys themselves. */
            test_keys: string[];
            /** @description The live keys themselves. */
            live_keys: string[];
            /** @description The people who can sign in. */
            people: components["schemas"]["RunPerson"][];
        };
        /** @description A list that comes in one piece. */
        RunList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Run"][];
        };
        /** @description Someone who can sign in for an account of a run. */
        RunPerson: {
            /** @description What they may do. */
            role: components["schemas"]["MemberRole"];
            /** @description The mail address to sign in with. */
            email: string;
            /** @description The password to sign in with. */
            password: string;
        };
        /** @description An amount in rupees, as decimal text with at most two digits after the point: `500`, `500.5` or `500.00`. */
        Rupees: string;
        /** @description `secret_unshowable`: The endpoint's secret can no longer be read; its deliveries wait until it has a new one. */
        SecretUnshowableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "secret_unshowable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description A header of a webhook request. */
        SentHeader: {
            /** @description Its name. */
            name: string;
            /** @description Its value. */
            value: string;
        };
        /**
         * Format: int64
         * @description The place of an event among those of its account and mode.
         */
        Sequence: number;
        /** @description A session, as the person in it sees it. */
        Session: {
            /** @description Who is signed in. */
            person: components["schemas"]["Person"];
            /** @description The account they work in; null for staff of the service. */
            account: components["schemas"]["OwnAccount"] | null;
            /** @description Send it in `X-CSRF-Token` with every change. */
            csrf_token: string;
            /** @description Whether the person has a second factor. */
            totp_enabled: boolean;
            /** @description When the session ends by itself, 12 hours after the sign-in. */
            expires: components["schemas"]["Timestamp"];
        };
        /**
         * @description `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
         *
         *     `totp_required`: The password is right, and the person has a second factor whose code was not sent.
         */
        SessionCreateUnauthorizedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "invalid_credentials" | "totp_required";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The caller's role does not allow this.
         */
        SessionDeleteForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description An amount of money that can be below zero. */
        SignedMoney: {
            /** @description The amount in rupees, as decimal text with exactly two digits after the point; a minus sign before what was taken. */
            amount: string;
            /**
             * @description The ISO 4217 code of the currency; always `INR`.
             * @enum {string}
             */
            currency: "INR";
        };
        /** @description An amount in rupees that is added, or taken with a minus sign before it: `-120.00`. */
        SignedRupees: string;
        /** @description An eSIM in full, with what only staff see. */
        StaffEsim: {
            /** @description The traveller noted on its order; null when nothing is. */
            customer: components["schemas"]["OrderCustomer"] | null;
            /** @description True while its cancelling waits for the network. */
            cancelling: boolean;
            /**
             * Format: int32
             * @description How many of its top-ups are running.
             */
            running_topups: number;
            /** @description Whether it looks as if the caller can cancel it; the network has the last word. */
            cancellable: boolean;
        } & components["schemas"]["EsimDetail"];
        /** @description An order with what only staff see. */
        StaffOrder: {
            /** @description The number by which people know the order; a live order's id is made from it. */
            number: string;
            /** @description Where it was placed. */
            source: components["schemas"]["OrderSource"];
            /** @description What the packages in `items` were called when they were bought, in the same order. */
            package_names: string[];
            /** @description The traveller; null when nothing is noted, or it was erased. */
            customer: components["schemas"]["OrderCustomer"] | null;
            /** @description Whether it looks as if it can be cancelled; the network has the last word. */
            cancellable: boolean;
        } & components["schemas"]["Order"];
        /** @description One package to order. */
        StaffOrderItem: {
            /** @description The package. */
            package_id: string;
            /**
             * Format: int32
             * @description How many units.
             */
            quantity: number;
        };
        /** @description One page of a list. */
        StaffOrderPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["StaffOrder"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description A package, as the service itself sees it. */
        StockPackage: {
            /** @description Its id. */
            id: components["schemas"]["PackageId"];
            /** @description Its name. */
            name: string;
            /** @description The network provider it comes from. */
            provider_id: string;
            /** @description The country or region it is sold for; null for a set of countries without a name. */
            destination: string | null;
            /** @description The countries it works in. */
            countries: components["schemas"]["CountryCode"][];
            /**
             * Format: int32
             * @description The data in MB, of one day for a daily plan; null when unlimited, or when the provider does not say.
             */
            data_mb: number | null;
            /** @description Whether the data has no cap. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description How many days it runs.
             */
            validity_days: number;
            /** @description What it costs the service, in `currency`, with up to six decimals. */
            cost: string;
            /** @description What the service sells it for, in `currency`, with up to six decimals. */
            retail_price: string;
            /** @description The currency of both. Packages in another one than INR are not shown to partners. */
            currency: string;
            /** @description Whether the service's own store sells it. */
            own_store: boolean;
            /** @description Whether it is off sale. */
            retired: boolean;
        };
        /** @description One page of a list. */
        StockPackagePage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["StockPackage"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description `supplier_unavailable`: The mobile network cannot be reached; nothing was charged and nothing made. In test mode a reference can ask for it. */
        SupplierUnavailableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "supplier_unavailable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description An eSIM with whose it is. */
        SupportEsim: {
            /** @description The account. */
            account: components["schemas"]["AccountName"];
        } & components["schemas"]["StaffEsim"];
        /** @description An order with whose it is. */
        SupportOrder: {
            /** @description The account. */
            account: components["schemas"]["AccountName"];
        } & components["schemas"]["StaffOrder"];
        /** @description A moment to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Digits of the fraction past the third are cut off. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is refused. */
        TimeFilter: string;
        /**
         * Format: date-time
         * @description A moment in UTC to the second, written `YYYY-MM-DDTHH:MM:SSZ`.
         */
        Timestamp: string;
        /** @description `too_many_endpoints`: The account has as many endpoints in this mode as it may have, disabled ones included. */
        TooManyEndpointsError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "too_many_endpoints";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count. */
        TooManyKeysError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "too_many_keys";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description A package added, or being added, to an eSIM. */
        Topup: {
            /** @description Id of the top-up. */
            id: components["schemas"]["TopupId"];
            /** @description How far it has come. Look at it even after a `201`: a top-up that the network refused is answered like any other, with `failed` here. */
            status: components["schemas"]["TopupStatus"];
            /** @description The eSIM that is topped up. */
            iccid: components["schemas"]["Iccid"];
            /** @description The package that is added. */
            package_id: components["schemas"]["PackageId"];
            /** @description The reference sent with this top-up, not that of the order; `null` when none was sent. */
            customer_ref: string | null;
            /** @description Price of the top-up, charged when it was created. */
            total: components["schemas"]["Money"];
            /** @description The balance right after the charge; on a failed top-up, right after the amount came back. */
            balance_after: components["schemas"]["Money"];
            /** @description When the top-up was created. */
            created: components["schemas"]["Timestamp"];
        };
        /**
         * @description A top-up was completed: its data and validity are on the eSIM. A failed top-up sends nothing.
         * @example {
         *       "id": "evt_3d58b0e7c61fa9248e7705bd",
         *       "type": "topup.completed",
         *       "mode": "test",
         *       "created": "2026-12-09T18:04:37Z",
         *       "sequence": 1067,
         *       "data": {
         *         "id": "top_test_e92d40b7c168",
         *         "status": "completed",
         *         "iccid": "8999999024618730517",
         *         "package_id": "pkg_10479",
         *         "customer_ref": "booking-48213-extra",
         *         "total": {
         *           "amount": "249.00",
         *           "currency": "INR"
         *         },
         *         "balance_after": {
         *           "amount": "999053.00",
         *           "currency": "INR"
         *         },
         *         "created": "2026-12-09T18:04:37Z"
         *       }
         *     }
         */
        TopupCompletedEvent: {
            /** @description Id of the event, the same on every read and every delivery: use it to recognise repeats. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it decides the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "topup.completed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can share a second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Grows with every event of the account, counted apart for test and live. Numbers can be missing, which does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description What the event is about, as it stood when the event was created. */
            data: components["schemas"]["Topup"];
        };
        /** @description The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
        TopupId: string;
        /** @description One page of a list. */
        TopupPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Topup"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description How far a top-up has come. More statuses may be added: read one that you do not know as not yet completed.
         * @enum {string}
         */
        TopupStatus: "completed" | "processing" | "failed";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
         *
         *     `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
         */
        TopupsCreateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress" | "esim_not_topupable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller.
         *
         *     `package_not_found`: No package with this id is on sale for the account, or it is not one that the eSIM can take.
         */
        TopupsCreateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "not_found" | "package_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description A present code of the authenticator app. */
        TotpCode: {
            /** @description The code that the app shows now. */
            code: components["schemas"]["TotpDigits"];
        };
        /** @description Six digits, as an authenticator app shows them. */
        TotpDigits: string;
        /** @description A second factor that waits to be confirmed. */
        TotpSecret: {
            /** @description The secret in base32, for typing it into an authenticator app. */
            secret: string;
            /** @description The same as an `otpauth:` address, for showing as a QR code. */
            uri: string;
        };
        /** @description `totp_state`: The second factor is on already, or none has been started that could be confirmed. */
        TotpStateError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "totp_state";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
        UnauthenticatedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "unauthenticated";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn.
         *
         *     `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
         */
        UnauthorizedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "unauthenticated" | "invalid_credentials";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description What to change about an account. What is left out stays as it is. */
        UpdateAccount: {
            /** @description Its name. */
            name?: components["schemas"]["DisplayName"] | null;
            /** @description Where mails to the partner go. */
            email?: components["schemas"]["MailAddress"] | null;
            /** @description False deactivates the account, true activates it again. */
            active?: boolean | null;
            /** @description Whether live orders are allowed. */
            live_approved?: boolean | null;
            /** @description Its step of discount. */
            tier?: components["schemas"]["DiscountTier"] | null;
            /**
             * Format: int32
             * @description A discount agreed with this partner, in hundredths of a percent; null goes back to the tier's.
             */
            agreed_discount_bps?: number | null;
            /** @description Whether unlimited packages are on sale for it. */
            sells_unlimited?: boolean | null;
            /** @description The packages that are on sale for it; null for all. */
            allowed_packages?: components["schemas"]["PackageId"][] | null;
            /** @description The level below which a warning is sent, in both modes, in rupees; null, or 0, for no warning. */
            low_balance_threshold?: components["schemas"]["Rupees"] | null;
        };
        /** @description What to change about an endpoint. What is left out stays as it is. */
        UpdateEndpoint: {
            /** @description The address from now on, for waiting deliveries too. */
            url?: string | null;
            /** @description The types of events to send from now on, `ping` excepted; null for all. Deliveries that wait are not affected. */
            event_types?: components["schemas"]["EventType"][] | null;
        };
        /** @description What to change about a key. What is left out stays as it is. */
        UpdateKey: {
            /** @description What to call it. */
            name?: components["schemas"]["DisplayName"] | null;
            /** @description Addresses and ranges that may use it from now on; an empty list for all. */
            allowlist?: components["schemas"]["AddressRange"][] | null;
            /** @description When it stops working, a moment to come; null for never. */
            expires?: components["schemas"]["TimeFilter"] | null;
        };
        /** @description What to change about a member. */
        UpdateMember: {
            /** @description What they may do from now on. */
            role: components["schemas"]["MemberRole"];
        };
        /** @description Whether packages of a provider are on sale. */
        UpdateProvider: {
            /** @description False takes all its packages off sale. */
            enabled: boolean;
        };
        /** @description A new name of a region. */
        UpdateRegion: {
            /** @description Its name from now on. */
            name: components["schemas"]["DisplayName"];
        };
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
         *
         *     `wallet_too_low`: More would be taken from the wallet than is in it.
         */
        WalletAdjustConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "wallet_too_low";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
         * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
         */
        CsrfToken: string;
        /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
        IdempotencyKey: string;
        /**
         * @description The mode to look at.
         * @example test
         */
        InMode: components["schemas"]["Mode"];
        /** @description As the last sign-in on the device set it. It lets the person sign in while others try to guess the password. */
        "KnownDevice.deviceCookie": string;
        /** @description The same where the portal is served over TLS. */
        "KnownDevice.secureDeviceCookie": string;
        /** @description Orders placed at this moment or later. */
        "OrderFilters.created_after": components["schemas"]["TimeFilter"];
        /** @description Orders placed before this moment, and not at it. */
        "OrderFilters.created_before": components["schemas"]["TimeFilter"];
        /** @description Orders with exactly this reference, letter case included. */
        "OrderFilters.customer_ref": string;
        /**
         * @description Orders in this status.
         * @example completed
         */
        "OrderFilters.status": components["schemas"]["OrderStatus"];
        /**
         * @description Two letters, in either case: packages that work in this country, regional and global ones included. A code that no country has gives an empty list.
         * @example IT
         */
        "PackageFilters.country": string;
        /** @description A text to look for, in either case, anywhere in the package's name, in the name of its destination or in the names of its countries. No character has a special meaning. */
        "PackageFilters.q": string;
        /** @description The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes made from names (`asia-pacific`) still work; an unknown one gives an empty list. */
        "PackageFilters.region": string;
        /** @description `true` lists unlimited packages only, `false` metered ones only. */
        "PackageFilters.unlimited": boolean;
        /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
        "Pagination.cursor": string;
        /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
        "Pagination.limit": number;
    };
    requestBodies: never;
    headers: {
        /** @description Answers are never to be stored by caches on the way. */
        "Cache-Control": "no-store";
        /** @description Tells that this is the response of an earlier request. */
        "Idempotent-Replayed": "true";
        /** @description Whole seconds to wait before the next request, at least 1. */
        "Retry-After": number;
        /** @description The session's cookie: HttpOnly, SameSite=Lax, Secure unless the portal is served over plain HTTP on a loopback address. A sign-in sets the cookie of the known device beside it, with the same attributes, for 180 days. */
        "Set-Cookie": string;
        /** @description Names this one request; quote it when you ask for help. Made anew for each response. */
        "X-Request-Id": components["schemas"]["RequestId"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sessionGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    sessionCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /** @description As the last sign-in on the device set it. It lets the person sign in while others try to guess the password. */
                partner_esim_device?: components["parameters"]["KnownDevice.deviceCookie"];
                /** @description The same where the portal is served over TLS. */
                "__Host-partner_esim_device"?: components["parameters"]["KnownDevice.secureDeviceCookie"];
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "leela@monsoontours.example",
                 *       "password": "seven slow lanterns"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A session with the cookie that it lives in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /**
             * @description `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
             *
             *     `totp_required`: The password is right, and the person has a second factor whose code was not sent.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreateUnauthorizedError"];
                };
            };
            /** @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfRefusedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    sessionDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    passwordSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "seven slow lanterns",
                 *       "new_password": "nine quiet ferries"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description A session with the cookie that it lives in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /**
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn.
             *
             *     `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    totpStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "MZ4HI3DFONXW2ZLUNBUW4ZY2",
                     *       "uri": "otpauth://totp/Partner%20eSIM:leela%40monsoontours.example?secret=MZ4HI3DFONXW2ZLUNBUW4ZY2&issuer=Partner%20eSIM"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `totp_state`: The second factor is on already, or none has been started that could be confirmed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpStateError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    totpConfirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "402913"
                 *     }
                 */
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": true,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /**
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn.
             *
             *     `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `totp_state`: The second factor is on already, or none has been started that could be confirmed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpStateError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    totpRemove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven slow lanterns"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /**
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn.
             *
             *     `invalid_credentials`: Mail address and password do not belong together, or the code of the second factor is wrong.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `totp_state`: The second factor is on already, or none has been started that could be confirmed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpStateError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    overviewGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description How many days back the figures go, the present one included.
                 * @example 2
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "low_balance_threshold": {
                     *         "amount": "5000.00",
                     *         "currency": "INR"
                     *       },
                     *       "days": [
                     *         {
                     *           "day": "2026-11-20",
                     *           "balance": {
                     *             "amount": "1000000.00",
                     *             "currency": "INR"
                     *           },
                     *           "charged": {
                     *             "amount": "0.00",
                     *             "currency": "INR"
                     *           },
                     *           "refunded": {
                     *             "amount": "0.00",
                     *             "currency": "INR"
                     *           },
                     *           "orders": 0
                     *         },
                     *         {
                     *           "day": "2026-11-21",
                     *           "balance": {
                     *             "amount": "999302.00",
                     *             "currency": "INR"
                     *           },
                     *           "charged": {
                     *             "amount": "1396.00",
                     *             "currency": "INR"
                     *           },
                     *           "refunded": {
                     *             "amount": "698.00",
                     *             "currency": "INR"
                     *           },
                     *           "orders": 2
                     *         }
                     *       ],
                     *       "deliveries": {
                     *         "pending": 0,
                     *         "sending": 0,
                     *         "retrying": 1,
                     *         "delivered": 1,
                     *         "failed": 0
                     *       },
                     *       "esims": {
                     *         "ready": 1,
                     *         "active": 1,
                     *         "depleted": 0,
                     *         "expired": 0,
                     *         "cancelled": 0
                     *       },
                     *       "data_use": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "customer_ref": "booking-48213",
                     *           "package_name": "Italy 5 GB, 30 days",
                     *           "data": {
                     *             "unlimited": false,
                     *             "total_mb": 5120,
                     *             "used_mb": 1210,
                     *             "remaining_mb": 3910
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    keysList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "key_e20c74b9d613",
                     *           "mode": "test",
                     *           "name": "Booking engine",
                     *           "hint": "q7Xe",
                     *           "allowlist": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "expires": null,
                     *           "expired": false,
                     *           "revoked": null,
                     *           "created": "2026-11-21T09:04:11Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    keysCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "test",
                 *       "name": "Booking engine",
                 *       "allowlist": [
                 *         "203.0.113.0/24"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "id": "key_e20c74b9d613",
                     *         "mode": "test",
                     *         "name": "Booking engine",
                     *         "hint": "q7Xe",
                     *         "allowlist": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expires": null,
                     *         "expired": false,
                     *         "revoked": null,
                     *         "created": "2026-11-21T09:04:11Z"
                     *       },
                     *       "text": "sk_test_T4nB8vK2mX6cR0wZ5yL9pJ3dF7gH1sQ8uE2aq7Xe"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyKeysError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    keysUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the key.
                 * @example key_e20c74b9d613
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allowlist": [],
                 *       "expires": "2027-06-30"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateKey"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_e20c74b9d613",
                     *       "mode": "test",
                     *       "name": "Booking engine",
                     *       "hint": "q7Xe",
                     *       "allowlist": [],
                     *       "expires": "2027-06-30T00:00:00Z",
                     *       "expired": false,
                     *       "revoked": null,
                     *       "created": "2026-11-21T09:04:11Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /**
             * @description `key_revoked`: The key has been revoked, which is for good.
             *
             *     `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    keysRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the key.
                 * @example key_e20c74b9d613
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_e20c74b9d613",
                     *       "mode": "test",
                     *       "name": "Booking engine",
                     *       "hint": "q7Xe",
                     *       "allowlist": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "expires": null,
                     *       "expired": false,
                     *       "revoked": "2026-11-21T12:20:00Z",
                     *       "created": "2026-11-21T09:04:11Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "whe_6d20f8b1c39a",
                     *           "mode": "test",
                     *           "url": "https://hooks.monsoontours.example/esim",
                     *           "event_types": null,
                     *           "enabled": true,
                     *           "disabled_by": null,
                     *           "disabled": null,
                     *           "paused_until": null,
                     *           "failures_in_row": 0,
                     *           "failing_since": null,
                     *           "secret_readable": true,
                     *           "created": "2026-11-21T09:06:30Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "test",
                 *       "url": "https://hooks.monsoontours.example/esim"
                 *     }
                 */
                "application/json": components["schemas"]["CreateEndpoint"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "id": "whe_6d20f8b1c39a",
                     *         "mode": "test",
                     *         "url": "https://hooks.monsoontours.example/esim",
                     *         "event_types": null,
                     *         "enabled": true,
                     *         "disabled_by": null,
                     *         "disabled": null,
                     *         "paused_until": null,
                     *         "failures_in_row": 0,
                     *         "failing_since": null,
                     *         "secret_readable": true,
                     *         "created": "2026-11-21T09:06:30Z"
                     *       },
                     *       "secret": "whsec_Vb2kQ8mT5xR1nW7zLc4pYd9sHf3jGa6uKe0tXiBo"
                     *     }
                     */
                    "application/json": components["schemas"]["NewEndpoint"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `too_many_endpoints`: The account has as many endpoints in this mode as it may have, disabled ones included. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyEndpointsError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_types": [
                 *         "order.completed",
                 *         "order.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEndpoint"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": [
                     *         "order.completed",
                     *         "order.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsEnable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsDisable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": false,
                     *       "disabled_by": "person",
                     *       "disabled": "2026-11-21T12:22:00Z",
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsSecretGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_Vb2kQ8mT5xR1nW7zLc4pYd9sHf3jGa6uKe0tXiBo"
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointSecret"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `secret_unshowable`: The endpoint's secret can no longer be read; its deliveries wait until it has a new one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretUnshowableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsSecretRotate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_N0cJ5vF8qZ2hW6rTb9yMk3xPd7sLg1aUe4iRoKfE"
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointSecret"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    endpointsPing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": "dlv_5e81b0d7c2f94a3610ce7b92",
                     *       "event_id": "evt_04be71a9f6c2d85310e9bc7a",
                     *       "delivered": true,
                     *       "http_status": 200,
                     *       "error": null,
                     *       "answer": "ok",
                     *       "duration_ms": 96
                     *     }
                     */
                    "application/json": components["schemas"]["PingResult"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    deliveriesList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description Only those to this endpoint. */
                endpoint_id?: components["schemas"]["ObjectId"];
                /**
                 * @description Only those in this status.
                 * @example retrying
                 */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only those of this event. */
                event_id?: components["schemas"]["EventId"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *           "endpoint_id": "whe_6d20f8b1c39a",
                     *           "url": "https://hooks.monsoontours.example/esim",
                     *           "mode": "test",
                     *           "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *           "event_type": "order.completed",
                     *           "sequence": 1041,
                     *           "status": "retrying",
                     *           "attempts": 2,
                     *           "manual_retries": 0,
                     *           "last_attempt": "2026-11-21T09:31:14Z",
                     *           "duration_ms": 184,
                     *           "http_status": 500,
                     *           "error": "The endpoint returned 500.",
                     *           "next_attempt": "2026-11-21T09:36:14Z",
                     *           "created": "2026-11-21T09:30:12Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    deliveriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery.
                 * @example dlv_0a93c7e15bd24f68e1a07d3c
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *       "endpoint_id": "whe_6d20f8b1c39a",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "mode": "test",
                     *       "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *       "event_type": "order.completed",
                     *       "sequence": 1041,
                     *       "status": "retrying",
                     *       "attempts": 2,
                     *       "manual_retries": 0,
                     *       "last_attempt": "2026-11-21T09:31:14Z",
                     *       "duration_ms": 184,
                     *       "http_status": 500,
                     *       "error": "The endpoint returned 500.",
                     *       "next_attempt": "2026-11-21T09:36:14Z",
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "body": "{\"id\":\"evt_6f21c0a94be87d3512f60c9a\",\"type\":\"order.completed\",\"mode\":\"test\",\"created\":\"2026-11-21T09:30:12Z\",\"sequence\":1041,\"data\":{}}",
                     *       "headers": [
                     *         {
                     *           "name": "Content-Type",
                     *           "value": "application/json"
                     *         },
                     *         {
                     *           "name": "X-Service-Event-Type",
                     *           "value": "order.completed"
                     *         },
                     *         {
                     *           "name": "X-Service-Timestamp",
                     *           "value": "1795253473"
                     *         },
                     *         {
                     *           "name": "X-Service-Delivery-Id",
                     *           "value": "dlv_0a93c7e15bd24f68e1a07d3c"
                     *         }
                     *       ],
                     *       "answer": "Internal Server Error",
                     *       "retryable": true
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    deliveriesRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the delivery.
                 * @example dlv_0a93c7e15bd24f68e1a07d3c
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *       "endpoint_id": "whe_6d20f8b1c39a",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "mode": "test",
                     *       "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *       "event_type": "order.completed",
                     *       "sequence": 1041,
                     *       "status": "sending",
                     *       "attempts": 2,
                     *       "manual_retries": 0,
                     *       "last_attempt": "2026-11-21T09:31:14Z",
                     *       "duration_ms": 184,
                     *       "http_status": 500,
                     *       "error": "The endpoint returned 500.",
                     *       "next_attempt": "2026-11-21T09:36:14Z",
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "body": "{\"id\":\"evt_6f21c0a94be87d3512f60c9a\",\"type\":\"order.completed\",\"mode\":\"test\",\"created\":\"2026-11-21T09:30:12Z\",\"sequence\":1041,\"data\":{}}",
                     *       "headers": [
                     *         {
                     *           "name": "Content-Type",
                     *           "value": "application/json"
                     *         },
                     *         {
                     *           "name": "X-Service-Event-Type",
                     *           "value": "order.completed"
                     *         },
                     *         {
                     *           "name": "X-Service-Timestamp",
                     *           "value": "1795253473"
                     *         },
                     *         {
                     *           "name": "X-Service-Delivery-Id",
                     *           "value": "dlv_0a93c7e15bd24f68e1a07d3c"
                     *         }
                     *       ],
                     *       "answer": "Internal Server Error",
                     *       "retryable": false
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /**
             * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent at this moment.
             *
             *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
             *
             *     `retries_used_up`: The delivery has been retried by hand as often as it may be.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveriesRetryConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    balanceGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "test": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "live": {
                     *         "amount": "48120.50",
                     *         "currency": "INR"
                     *       },
                     *       "low_balance_threshold": {
                     *         "amount": "5000.00",
                     *         "currency": "INR"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Balances"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    thresholdSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LowBalanceThreshold"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ledgerList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ent_20398",
                     *           "kind": "order_charge",
                     *           "amount": {
                     *             "amount": "-698.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance_after": {
                     *             "amount": "999302.00",
                     *             "currency": "INR"
                     *           },
                     *           "order_id": "ord_test_5b1e0c9d7a24",
                     *           "topup_id": null,
                     *           "note": null,
                     *           "created": "2026-11-21T09:30:12Z"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["LedgerEntryPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    countriesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "code": "IT",
                     *           "name": "Italy",
                     *           "type": "country",
                     *           "packages_count": 41
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DestinationList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    packagesList: {
        parameters: {
            query?: {
                /**
                 * @description Two letters, in either case: packages that work in this country, regional and global ones included. A code that no country has gives an empty list.
                 * @example IT
                 */
                country?: components["parameters"]["PackageFilters.country"];
                /** @description The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes made from names (`asia-pacific`) still work; an unknown one gives an empty list. */
                region?: components["parameters"]["PackageFilters.region"];
                /** @description `true` lists unlimited packages only, `false` metered ones only. */
                unlimited?: components["parameters"]["PackageFilters.unlimited"];
                /** @description A text to look for, in either case, anywhere in the package's name, in the name of its destination or in the names of its countries. No character has a special meaning. */
                q?: components["parameters"]["PackageFilters.q"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "pkg_10482",
                     *           "name": "Italy 5 GB, 30 days",
                     *           "type": "country",
                     *           "country": "IT",
                     *           "countries": [
                     *             "IT"
                     *           ],
                     *           "data_mb": 5120,
                     *           "unlimited": false,
                     *           "validity_days": 30,
                     *           "price": {
                     *             "amount": "349.00",
                     *             "currency": "INR"
                     *           },
                     *           "retail_price": {
                     *             "amount": "405.00",
                     *             "currency": "INR"
                     *           },
                     *           "topup": true
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    packagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the package.
                 * @example pkg_10482
                 */
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pkg_10482",
                     *       "name": "Italy 5 GB, 30 days",
                     *       "type": "country",
                     *       "country": "IT",
                     *       "countries": [
                     *         "IT"
                     *       ],
                     *       "data_mb": 5120,
                     *       "unlimited": false,
                     *       "validity_days": 30,
                     *       "price": {
                     *         "amount": "349.00",
                     *         "currency": "INR"
                     *       },
                     *       "retail_price": {
                     *         "amount": "405.00",
                     *         "currency": "INR"
                     *       },
                     *       "topup": true
                     *     }
                     */
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `package_not_found`: No package with this id is on sale for the account, or it is not one that the eSIM can take. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description Orders in this status.
                 * @example completed
                 */
                status?: components["parameters"]["OrderFilters.status"];
                /** @description Orders with exactly this reference, letter case included. */
                customer_ref?: components["parameters"]["OrderFilters.customer_ref"];
                /** @description Orders placed at this moment or later. */
                created_after?: components["parameters"]["OrderFilters.created_after"];
                /** @description Orders placed before this moment, and not at it. */
                created_before?: components["parameters"]["OrderFilters.created_before"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ord_test_5b1e0c9d7a24",
                     *           "status": "completed",
                     *           "mode": "test",
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2,
                     *           "items": [
                     *             {
                     *               "package_id": "pkg_10482",
                     *               "quantity": 2
                     *             }
                     *           ],
                     *           "customer_ref": "booking-48213",
                     *           "total": {
                     *             "amount": "698.00",
                     *             "currency": "INR"
                     *           },
                     *           "refunded": {
                     *             "amount": "0.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance_after": {
                     *             "amount": "999302.00",
                     *             "currency": "INR"
                     *           },
                     *           "created": "2026-11-21T09:30:12Z",
                     *           "esims": [
                     *             {
                     *               "iccid": "8999999024618730517",
                     *               "status": "ready"
                     *             },
                     *             {
                     *               "iccid": "8999999024618730525",
                     *               "status": "ready"
                     *             }
                     *           ],
                     *           "number": "TEST-5B1E0C9D7A24",
                     *           "source": "api",
                     *           "package_names": [
                     *             "Italy 5 GB, 30 days"
                     *           ],
                     *           "customer": {
                     *             "name": "Meera Iyer",
                     *             "email": "meera.iyer@example.com"
                     *           },
                     *           "cancellable": true
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["StaffOrderPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ordersCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaffOrder"];
            };
        };
        responses: {
            /** @description What the first request with the same idempotency key returned, once more; nothing was done twice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            /**
             * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged and nothing made. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             *
             *     `live_mode_not_enabled`: The account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersCreateForbiddenError"];
                };
            };
            /** @description `package_not_found`: No package with this id is on sale for the account, or it is not one that the eSIM can take. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersCreateConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network cannot be reached; nothing was charged and nothing made. In test mode a reference can ask for it. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    ordersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order.
                 * @example ord_test_5b1e0c9d7a24
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_test_5b1e0c9d7a24",
                     *       "status": "completed",
                     *       "mode": "test",
                     *       "package_id": "pkg_10482",
                     *       "quantity": 2,
                     *       "items": [
                     *         {
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "customer_ref": "booking-48213",
                     *       "total": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "refunded": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "esims": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "iccid": "8999999024618730525",
                     *           "status": "ready"
                     *         }
                     *       ],
                     *       "number": "TEST-5B1E0C9D7A24",
                     *       "source": "api",
                     *       "package_names": [
                     *         "Italy 5 GB, 30 days"
                     *       ],
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancellable": true
                     *     }
                     */
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ordersCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example ord_test_5b1e0c9d7a24
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_test_5b1e0c9d7a24",
                     *       "status": "cancelled",
                     *       "mode": "test",
                     *       "package_id": "pkg_10482",
                     *       "quantity": 2,
                     *       "items": [
                     *         {
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "customer_ref": "booking-48213",
                     *       "total": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "refunded": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "esims": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "cancelled"
                     *         },
                     *         {
                     *           "iccid": "8999999024618730525",
                     *           "status": "cancelled"
                     *         }
                     *       ],
                     *       "number": "TEST-5B1E0C9D7A24",
                     *       "source": "api",
                     *       "package_names": [
                     *         "Italy 5 GB, 30 days"
                     *       ],
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancellable": false
                     *     }
                     */
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `order_not_cancellable`: The order is not complete in whole or in part, or one of its eSIMs has been used or cannot be cancelled. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotCancellableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network has not confirmed the cancelling yet. It goes on being asked, and the outcome shows by itself. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    esimsList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description Only eSIMs in this status. */
                status?: components["schemas"]["EsimStatus"];
                /**
                 * @description Only eSIMs whose order has exactly this reference.
                 * @example booking-48213
                 */
                customer_ref?: string;
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "ready",
                     *           "mode": "test",
                     *           "order_id": "ord_test_5b1e0c9d7a24",
                     *           "customer_ref": "booking-48213",
                     *           "package": {
                     *             "id": "pkg_10482",
                     *             "name": "Italy 5 GB, 30 days"
                     *           },
                     *           "qr_code_url": "https://esim.example.com/partner/api/v1/qr/Zp4mQ0c7vT1xKd9sW3bYhA.png",
                     *           "install_links": {
                     *             "ios": "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ",
                     *             "android": "https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ"
                     *           },
                     *           "data": {
                     *             "unlimited": false,
                     *             "total_mb": 5120,
                     *             "used_mb": 0,
                     *             "remaining_mb": 5120
                     *           },
                     *           "validity_days": 30,
                     *           "activated_at": null,
                     *           "expires_at": null,
                     *           "created": "2026-11-21T09:30:12Z"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["EsimPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    esimsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8999999024618730517",
                     *       "status": "ready",
                     *       "mode": "test",
                     *       "order_id": "ord_test_5b1e0c9d7a24",
                     *       "customer_ref": "booking-48213",
                     *       "package": {
                     *         "id": "pkg_10482",
                     *         "name": "Italy 5 GB, 30 days"
                     *       },
                     *       "qr_code_url": "https://esim.example.com/partner/api/v1/qr/Zp4mQ0c7vT1xKd9sW3bYhA.png",
                     *       "install_links": {
                     *         "ios": "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ",
                     *         "android": "https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ"
                     *       },
                     *       "data": {
                     *         "unlimited": false,
                     *         "total_mb": 5120,
                     *         "used_mb": 0,
                     *         "remaining_mb": 5120
                     *       },
                     *       "validity_days": 30,
                     *       "activated_at": null,
                     *       "expires_at": null,
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "activation": {
                     *         "lpa": "LPA:1$smdp.sandbox.invalid$K7QF-2XRM-9D4T-0WBZ",
                     *         "smdp_address": "smdp.sandbox.invalid",
                     *         "activation_code": "K7QF-2XRM-9D4T-0WBZ"
                     *       },
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancelling": false,
                     *       "running_topups": 0,
                     *       "cancellable": true
                     *     }
                     */
                    "application/json": components["schemas"]["StaffEsim"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    esimsCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8999999024618730517",
                     *       "status": "cancelled",
                     *       "mode": "test",
                     *       "order_id": "ord_test_5b1e0c9d7a24",
                     *       "customer_ref": "booking-48213",
                     *       "package": {
                     *         "id": "pkg_10482",
                     *         "name": "Italy 5 GB, 30 days"
                     *       },
                     *       "qr_code_url": null,
                     *       "install_links": {
                     *         "ios": null,
                     *         "android": null
                     *       },
                     *       "data": {
                     *         "unlimited": false,
                     *         "total_mb": 5120,
                     *         "used_mb": 0,
                     *         "remaining_mb": 5120
                     *       },
                     *       "validity_days": 30,
                     *       "activated_at": null,
                     *       "expires_at": null,
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "activation": {
                     *         "lpa": null,
                     *         "smdp_address": null,
                     *         "activation_code": null
                     *       },
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancelling": false,
                     *       "running_topups": 0,
                     *       "cancellable": false
                     *     }
                     */
                    "application/json": components["schemas"]["StaffEsim"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or a top-up of it is running, or the network says it was used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotCancellableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network has not confirmed the cancelling yet. It goes on being asked, and the outcome shows by itself. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    topupPackagesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "pkg_10479",
                     *           "name": "Italy 3 GB, 15 days",
                     *           "type": "country",
                     *           "country": "IT",
                     *           "countries": [
                     *             "IT"
                     *           ],
                     *           "data_mb": 3072,
                     *           "unlimited": false,
                     *           "validity_days": 15,
                     *           "price": {
                     *             "amount": "249.00",
                     *             "currency": "INR"
                     *           },
                     *           "retail_price": {
                     *             "amount": "289.00",
                     *             "currency": "INR"
                     *           },
                     *           "topup": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PackageList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotTopupableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    topupsList: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "top_test_e92d40b7c168",
                     *           "status": "completed",
                     *           "iccid": "8999999024618730517",
                     *           "package_id": "pkg_10479",
                     *           "customer_ref": "booking-48213-extra",
                     *           "total": {
                     *             "amount": "249.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance_after": {
                     *             "amount": "999053.00",
                     *             "currency": "INR"
                     *           },
                     *           "created": "2026-12-09T18:04:37Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["TopupPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    topupsCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The ICCID of the eSIM. */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTopup"];
            };
        };
        responses: {
            /** @description What the first request with the same idempotency key returned, once more; nothing was done twice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            /**
             * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged and nothing made. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             *
             *     `live_mode_not_enabled`: The account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersCreateForbiddenError"];
                };
            };
            /**
             * @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller.
             *
             *     `package_not_found`: No package with this id is on sale for the account, or it is not one that the eSIM can take.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateNotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
             *
             *     `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network cannot be reached; nothing was charged and nothing made. In test mode a reference can ask for it. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    eventsList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description Only events of this type.
                 * @example order.completed
                 */
                type?: components["schemas"]["EventType"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "evt_6f21c0a94be87d3512f60c9a",
                     *           "type": "order.completed",
                     *           "mode": "test",
                     *           "created": "2026-11-21T09:30:12Z",
                     *           "sequence": 1041,
                     *           "data": {
                     *             "id": "ord_test_5b1e0c9d7a24",
                     *             "status": "completed",
                     *             "mode": "test",
                     *             "package_id": "pkg_10482",
                     *             "quantity": 2,
                     *             "items": [
                     *               {
                     *                 "package_id": "pkg_10482",
                     *                 "quantity": 2
                     *               }
                     *             ],
                     *             "customer_ref": "booking-48213",
                     *             "total": {
                     *               "amount": "698.00",
                     *               "currency": "INR"
                     *             },
                     *             "refunded": {
                     *               "amount": "0.00",
                     *               "currency": "INR"
                     *             },
                     *             "balance_after": {
                     *               "amount": "999302.00",
                     *               "currency": "INR"
                     *             },
                     *             "created": "2026-11-21T09:30:12Z",
                     *             "esims": [
                     *               {
                     *                 "iccid": "8999999024618730517",
                     *                 "status": "ready"
                     *               },
                     *               {
                     *                 "iccid": "8999999024618730525",
                     *                 "status": "ready"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    eventsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the event.
                 * @example evt_6f21c0a94be87d3512f60c9a
                 */
                id: components["schemas"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "evt_6f21c0a94be87d3512f60c9a",
                     *       "type": "order.completed",
                     *       "mode": "test",
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "sequence": 1041,
                     *       "data": {
                     *         "id": "ord_test_5b1e0c9d7a24",
                     *         "status": "completed",
                     *         "mode": "test",
                     *         "package_id": "pkg_10482",
                     *         "quantity": 2,
                     *         "items": [
                     *           {
                     *             "package_id": "pkg_10482",
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "customer_ref": "booking-48213",
                     *         "total": {
                     *           "amount": "698.00",
                     *           "currency": "INR"
                     *         },
                     *         "refunded": {
                     *           "amount": "0.00",
                     *           "currency": "INR"
                     *         },
                     *         "balance_after": {
                     *           "amount": "999302.00",
                     *           "currency": "INR"
                     *         },
                     *         "created": "2026-11-21T09:30:12Z",
                     *         "esims": [
                     *           {
                     *             "iccid": "8999999024618730517",
                     *             "status": "ready"
                     *           },
                     *           {
                     *             "iccid": "8999999024618730525",
                     *             "status": "ready"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    activityList: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "act_3312",
                     *           "actor": "system",
                     *           "kind": "endpoint.disabled",
                     *           "subject": "whe_6d20f8b1c39a",
                     *           "text": "Nothing had arrived at https://hooks.monsoontours.example/esim for 3 days.",
                     *           "created": "2026-11-24T10:00:20Z"
                     *         },
                     *         {
                     *           "id": "act_3207",
                     *           "actor": "leela@monsoontours.example",
                     *           "kind": "key.created",
                     *           "subject": "key_e20c74b9d613",
                     *           "text": "Booking engine",
                     *           "created": "2026-11-21T09:04:11Z"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountActivityList: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "act_3344",
                     *           "actor": "operator",
                     *           "operator": "asha@operator.example",
                     *           "kind": "wallet.topup",
                     *           "subject": "acc_5c0e93d17ab4",
                     *           "text": "25000.00",
                     *           "created": "2026-11-21T09:04:11Z"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorActivityPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    membersList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "per_4b7a90e2c1d8",
                     *           "email": "desk@monsoontours.example",
                     *           "role": "staff",
                     *           "totp_enabled": false,
                     *           "last_sign_in": null,
                     *           "created": "2026-11-21T09:10:05Z"
                     *         },
                     *         {
                     *           "id": "per_81d2c4f07e36",
                     *           "email": "leela@monsoontours.example",
                     *           "role": "owner",
                     *           "totp_enabled": false,
                     *           "last_sign_in": "2026-11-21T09:02:40Z",
                     *           "created": "2026-10-02T07:15:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    membersCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "desk@monsoontours.example",
                 *       "role": "staff"
                 *     }
                 */
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "id": "per_4b7a90e2c1d8",
                     *         "email": "desk@monsoontours.example",
                     *         "role": "staff",
                     *         "totp_enabled": false,
                     *         "last_sign_in": null,
                     *         "created": "2026-11-21T09:10:05Z"
                     *       },
                     *       "initial_password": "kite-4901-harbour-2217"
                     *     }
                     */
                    "application/json": components["schemas"]["NewMember"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `email_taken`: The mail address belongs to a person already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTakenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    membersDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the person.
                 * @example per_4b7a90e2c1d8
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `last_owner`: The account would be left without an owner. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastOwnerError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    membersUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the person.
                 * @example per_4b7a90e2c1d8
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "viewer"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "per_4b7a90e2c1d8",
                     *       "email": "desk@monsoontours.example",
                     *       "role": "viewer",
                     *       "totp_enabled": false,
                     *       "last_sign_in": null,
                     *       "created": "2026-11-21T09:10:05Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `last_owner`: The account would be left without an owner. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastOwnerError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountsList: {
        parameters: {
            query?: {
                /**
                 * @description A text to look for, in either case, in names, mail addresses and ids.
                 * @example monsoon
                 */
                q?: string;
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "acc_5c0e93d17ab4",
                     *           "name": "Monsoon Tours",
                     *           "email": "accounts@monsoontours.example",
                     *           "active": true,
                     *           "live_approved": true,
                     *           "tier": "silver",
                     *           "agreed_discount_bps": null,
                     *           "sells_unlimited": true,
                     *           "allowed_packages": null,
                     *           "balances": {
                     *             "test": {
                     *               "amount": "999302.00",
                     *               "currency": "INR"
                     *             },
                     *             "live": {
                     *               "amount": "48120.50",
                     *               "currency": "INR"
                     *             },
                     *             "low_balance_threshold": {
                     *               "amount": "5000.00",
                     *               "currency": "INR"
                     *             }
                     *           },
                     *           "run_id": null,
                     *           "created": "2026-10-02T07:15:00Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Monsoon Tours",
                 *       "email": "accounts@monsoontours.example",
                 *       "tier": "silver"
                 *     }
                 */
                "application/json": components["schemas"]["CreateAccount"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "acc_5c0e93d17ab4",
                     *       "name": "Monsoon Tours",
                     *       "email": "accounts@monsoontours.example",
                     *       "active": true,
                     *       "live_approved": false,
                     *       "tier": "silver",
                     *       "agreed_discount_bps": null,
                     *       "sells_unlimited": true,
                     *       "allowed_packages": null,
                     *       "balances": {
                     *         "test": {
                     *           "amount": "1000000.00",
                     *           "currency": "INR"
                     *         },
                     *         "live": {
                     *           "amount": "0.00",
                     *           "currency": "INR"
                     *         },
                     *         "low_balance_threshold": null
                     *       },
                     *       "run_id": null,
                     *       "created": "2026-10-02T07:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "acc_5c0e93d17ab4",
                     *       "name": "Monsoon Tours",
                     *       "email": "accounts@monsoontours.example",
                     *       "active": true,
                     *       "live_approved": true,
                     *       "tier": "silver",
                     *       "agreed_discount_bps": null,
                     *       "sells_unlimited": true,
                     *       "allowed_packages": null,
                     *       "balances": {
                     *         "test": {
                     *           "amount": "999302.00",
                     *           "currency": "INR"
                     *         },
                     *         "live": {
                     *           "amount": "48120.50",
                     *           "currency": "INR"
                     *         },
                     *         "low_balance_threshold": {
                     *           "amount": "5000.00",
                     *           "currency": "INR"
                     *         }
                     *       },
                     *       "run_id": null,
                     *       "created": "2026-10-02T07:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccount"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountMembersList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "per_81d2c4f07e36",
                     *           "email": "leela@monsoontours.example",
                     *           "role": "owner",
                     *           "totp_enabled": false,
                     *           "last_sign_in": "2026-11-21T09:02:40Z",
                     *           "created": "2026-10-02T07:15:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountMembersCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "leela@monsoontours.example",
                 *       "role": "owner"
                 *     }
                 */
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "id": "per_81d2c4f07e36",
                     *         "email": "leela@monsoontours.example",
                     *         "role": "owner",
                     *         "totp_enabled": false,
                     *         "last_sign_in": null,
                     *         "created": "2026-10-02T07:15:00Z"
                     *       },
                     *       "initial_password": "amber-7310-valley-5582"
                     *     }
                     */
                    "application/json": components["schemas"]["NewMember"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `email_taken`: The mail address belongs to a person already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTakenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountMembersDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the person.
                 * @example per_4b7a90e2c1d8
                 */
                member_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `last_owner`: The account would be left without an owner. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastOwnerError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountKeysList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "key_e20c74b9d613",
                     *           "mode": "test",
                     *           "name": "Booking engine",
                     *           "hint": "q7Xe",
                     *           "allowlist": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "expires": null,
                     *           "expired": false,
                     *           "revoked": null,
                     *           "created": "2026-11-21T09:04:11Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountKeysCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "test",
                 *       "name": "Booking engine"
                 *     }
                 */
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "id": "key_e20c74b9d613",
                     *         "mode": "test",
                     *         "name": "Booking engine",
                     *         "hint": "q7Xe",
                     *         "allowlist": [],
                     *         "expires": null,
                     *         "expired": false,
                     *         "revoked": null,
                     *         "created": "2026-11-21T09:04:11Z"
                     *       },
                     *       "text": "sk_test_T4nB8vK2mX6cR0wZ5yL9pJ3dF7gH1sQ8uE2aq7Xe"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyKeysError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountKeysUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the key.
                 * @example key_e20c74b9d613
                 */
                key_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expires": "2026-11-21T18:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateKey"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_e20c74b9d613",
                     *       "mode": "test",
                     *       "name": "Booking engine",
                     *       "hint": "q7Xe",
                     *       "allowlist": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "expires": "2026-11-21T18:30:00Z",
                     *       "expired": false,
                     *       "revoked": null,
                     *       "created": "2026-11-21T09:04:11Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /**
             * @description `key_revoked`: The key has been revoked, which is for good.
             *
             *     `too_many_keys`: The account has as many active keys in this mode as it may have. Revoked and expired keys don't count.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountKeysRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the key.
                 * @example key_e20c74b9d613
                 */
                key_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_e20c74b9d613",
                     *       "mode": "test",
                     *       "name": "Booking engine",
                     *       "hint": "q7Xe",
                     *       "allowlist": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "expires": null,
                     *       "expired": false,
                     *       "revoked": "2026-11-21T12:20:00Z",
                     *       "created": "2026-11-21T09:04:11Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "whe_6d20f8b1c39a",
                     *           "mode": "test",
                     *           "url": "https://hooks.monsoontours.example/esim",
                     *           "event_types": null,
                     *           "enabled": true,
                     *           "disabled_by": null,
                     *           "disabled": null,
                     *           "paused_until": null,
                     *           "failures_in_row": 0,
                     *           "failing_since": null,
                     *           "secret_readable": true,
                     *           "created": "2026-11-21T09:06:30Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "test",
                 *       "url": "https://hooks.monsoontours.example/esim"
                 *     }
                 */
                "application/json": components["schemas"]["CreateEndpoint"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "id": "whe_6d20f8b1c39a",
                     *         "mode": "test",
                     *         "url": "https://hooks.monsoontours.example/esim",
                     *         "event_types": null,
                     *         "enabled": true,
                     *         "disabled_by": null,
                     *         "disabled": null,
                     *         "paused_until": null,
                     *         "failures_in_row": 0,
                     *         "failing_since": null,
                     *         "secret_readable": true,
                     *         "created": "2026-11-21T09:06:30Z"
                     *       },
                     *       "secret": "whsec_Vb2kQ8mT5xR1nW7zLc4pYd9sHf3jGa6uKe0tXiBo"
                     *     }
                     */
                    "application/json": components["schemas"]["NewEndpoint"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `too_many_endpoints`: The account has as many endpoints in this mode as it may have, disabled ones included. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyEndpointsError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_types": [
                 *         "order.completed",
                 *         "order.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEndpoint"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": [
                     *         "order.completed",
                     *         "order.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsEnable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": true,
                     *       "disabled_by": null,
                     *       "disabled": null,
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsDisable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_6d20f8b1c39a",
                     *       "mode": "test",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "event_types": null,
                     *       "enabled": false,
                     *       "disabled_by": "person",
                     *       "disabled": "2026-11-21T12:22:00Z",
                     *       "paused_until": null,
                     *       "failures_in_row": 0,
                     *       "failing_since": null,
                     *       "secret_readable": true,
                     *       "created": "2026-11-21T09:06:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsSecretGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_Vb2kQ8mT5xR1nW7zLc4pYd9sHf3jGa6uKe0tXiBo"
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointSecret"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `secret_unshowable`: The endpoint's secret can no longer be read; its deliveries wait until it has a new one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretUnshowableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsSecretRotate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_N0cJ5vF8qZ2hW6rTb9yMk3xPd7sLg1aUe4iRoKfE"
                     *     }
                     */
                    "application/json": components["schemas"]["EndpointSecret"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountEndpointsPing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the endpoint.
                 * @example whe_6d20f8b1c39a
                 */
                endpoint_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": "dlv_5e81b0d7c2f94a3610ce7b92",
                     *       "event_id": "evt_04be71a9f6c2d85310e9bc7a",
                     *       "delivered": true,
                     *       "http_status": 200,
                     *       "error": null,
                     *       "answer": "ok",
                     *       "duration_ms": 96
                     *     }
                     */
                    "application/json": components["schemas"]["PingResult"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountDeliveriesList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description Only those to this endpoint. */
                endpoint_id?: components["schemas"]["ObjectId"];
                /**
                 * @description Only those in this status.
                 * @example retrying
                 */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only those of this event. */
                event_id?: components["schemas"]["EventId"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *           "endpoint_id": "whe_6d20f8b1c39a",
                     *           "url": "https://hooks.monsoontours.example/esim",
                     *           "mode": "test",
                     *           "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *           "event_type": "order.completed",
                     *           "sequence": 1041,
                     *           "status": "retrying",
                     *           "attempts": 2,
                     *           "manual_retries": 0,
                     *           "last_attempt": "2026-11-21T09:31:14Z",
                     *           "duration_ms": 184,
                     *           "http_status": 500,
                     *           "error": "The endpoint returned 500.",
                     *           "next_attempt": "2026-11-21T09:36:14Z",
                     *           "created": "2026-11-21T09:30:12Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountDeliveriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the delivery.
                 * @example dlv_0a93c7e15bd24f68e1a07d3c
                 */
                delivery_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *       "endpoint_id": "whe_6d20f8b1c39a",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "mode": "test",
                     *       "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *       "event_type": "order.completed",
                     *       "sequence": 1041,
                     *       "status": "retrying",
                     *       "attempts": 2,
                     *       "manual_retries": 0,
                     *       "last_attempt": "2026-11-21T09:31:14Z",
                     *       "duration_ms": 184,
                     *       "http_status": 500,
                     *       "error": "The endpoint returned 500.",
                     *       "next_attempt": "2026-11-21T09:36:14Z",
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "body": "{\"id\":\"evt_6f21c0a94be87d3512f60c9a\",\"type\":\"order.completed\",\"mode\":\"test\",\"created\":\"2026-11-21T09:30:12Z\",\"sequence\":1041,\"data\":{}}",
                     *       "headers": [
                     *         {
                     *           "name": "Content-Type",
                     *           "value": "application/json"
                     *         },
                     *         {
                     *           "name": "X-Service-Event-Type",
                     *           "value": "order.completed"
                     *         },
                     *         {
                     *           "name": "X-Service-Timestamp",
                     *           "value": "1795253473"
                     *         },
                     *         {
                     *           "name": "X-Service-Delivery-Id",
                     *           "value": "dlv_0a93c7e15bd24f68e1a07d3c"
                     *         }
                     *       ],
                     *       "answer": "Internal Server Error",
                     *       "retryable": true
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountDeliveriesRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
                /**
                 * @description The id of the delivery.
                 * @example dlv_0a93c7e15bd24f68e1a07d3c
                 */
                delivery_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_0a93c7e15bd24f68e1a07d3c",
                     *       "endpoint_id": "whe_6d20f8b1c39a",
                     *       "url": "https://hooks.monsoontours.example/esim",
                     *       "mode": "test",
                     *       "event_id": "evt_6f21c0a94be87d3512f60c9a",
                     *       "event_type": "order.completed",
                     *       "sequence": 1041,
                     *       "status": "sending",
                     *       "attempts": 2,
                     *       "manual_retries": 0,
                     *       "last_attempt": "2026-11-21T09:31:14Z",
                     *       "duration_ms": 184,
                     *       "http_status": 500,
                     *       "error": "The endpoint returned 500.",
                     *       "next_attempt": "2026-11-21T09:36:14Z",
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "body": "{\"id\":\"evt_6f21c0a94be87d3512f60c9a\",\"type\":\"order.completed\",\"mode\":\"test\",\"created\":\"2026-11-21T09:30:12Z\",\"sequence\":1041,\"data\":{}}",
                     *       "headers": [
                     *         {
                     *           "name": "Content-Type",
                     *           "value": "application/json"
                     *         },
                     *         {
                     *           "name": "X-Service-Event-Type",
                     *           "value": "order.completed"
                     *         },
                     *         {
                     *           "name": "X-Service-Timestamp",
                     *           "value": "1795253473"
                     *         },
                     *         {
                     *           "name": "X-Service-Delivery-Id",
                     *           "value": "dlv_0a93c7e15bd24f68e1a07d3c"
                     *         }
                     *       ],
                     *       "answer": "Internal Server Error",
                     *       "retryable": false
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             *
             *     `account_inactive`: The account has been deactivated: it can be looked at, and nothing of it ordered or changed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysCreateForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /**
             * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent at this moment.
             *
             *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
             *
             *     `retries_used_up`: The delivery has been retried by hand as often as it may be.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveriesRetryConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    walletTopup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFunds"];
            };
        };
        responses: {
            /** @description What the first request with the same idempotency key returned, once more; nothing was done twice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLedgerEntry"];
                };
            };
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLedgerEntry"];
                };
            };
            /**
             * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    walletAdjust: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustWallet"];
            };
        };
        responses: {
            /** @description What the first request with the same idempotency key returned, once more; nothing was done twice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLedgerEntry"];
                };
            };
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLedgerEntry"];
                };
            };
            /**
             * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from another request; nothing was done.
             *
             *     `wallet_too_low`: More would be taken from the wallet than is in it.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountLedgerList: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ent_20417",
                     *           "kind": "wallet_topup",
                     *           "amount": {
                     *             "amount": "25000.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance_after": {
                     *             "amount": "48120.50",
                     *             "currency": "INR"
                     *           },
                     *           "order_id": null,
                     *           "topup_id": null,
                     *           "note": "Transfer 7731 of 20 November",
                     *           "created": "2026-11-21T08:45:00Z",
                     *           "operator": "asha@operator.example"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorLedgerEntryPage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    catalogueImport: {
        parameters: {
            query: {
                /** @description How the file is written. */
                format: components["schemas"]["CatalogueFormat"];
                /** @description Whether every package that the file does not name is taken off sale. */
                retire_missing?: boolean;
                /** @description Whether the import is only a preview and changes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CatalogueUpload"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": true,
                     *       "providers_written": 0,
                     *       "areas_written": 0,
                     *       "packages_added": 0,
                     *       "packages_changed": 1,
                     *       "packages_unchanged": 0,
                     *       "packages_retired": 0,
                     *       "packages_still_retired": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `invalid_catalogue`: The catalogue file has faults, which `faults` lists by row; nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidCatalogueError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    stockList: {
        parameters: {
            query?: {
                /**
                 * @description A text to look for, in either case, in names and ids.
                 * @example italy
                 */
                q?: string;
                /** @description Only packages of this provider. */
                provider_id?: string;
                /**
                 * @description Only packages that are off sale, or only those that are not.
                 * @example false
                 */
                retired?: boolean;
                /** @description How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "pkg_10482",
                     *           "name": "Italy 5 GB, 30 days",
                     *           "provider_id": "alpine-roam",
                     *           "destination": "IT",
                     *           "countries": [
                     *             "IT"
                     *           ],
                     *           "data_mb": 5120,
                     *           "unlimited": false,
                     *           "validity_days": 30,
                     *           "cost": "271.25",
                     *           "retail_price": "405",
                     *           "currency": "INR",
                     *           "own_store": true,
                     *           "retired": false
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["StockPackagePage"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    stockRetire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the package.
                 * @example pkg_10482
                 */
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pkg_10482",
                     *       "name": "Italy 5 GB, 30 days",
                     *       "provider_id": "alpine-roam",
                     *       "destination": "IT",
                     *       "countries": [
                     *         "IT"
                     *       ],
                     *       "data_mb": 5120,
                     *       "unlimited": false,
                     *       "validity_days": 30,
                     *       "cost": "271.25",
                     *       "retail_price": "405",
                     *       "currency": "INR",
                     *       "own_store": true,
                     *       "retired": true
                     *     }
                     */
                    "application/json": components["schemas"]["StockPackage"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    stockRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the package.
                 * @example pkg_10482
                 */
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pkg_10482",
                     *       "name": "Italy 5 GB, 30 days",
                     *       "provider_id": "alpine-roam",
                     *       "destination": "IT",
                     *       "countries": [
                     *         "IT"
                     *       ],
                     *       "data_mb": 5120,
                     *       "unlimited": false,
                     *       "validity_days": 30,
                     *       "cost": "271.25",
                     *       "retail_price": "405",
                     *       "currency": "INR",
                     *       "own_store": true,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["StockPackage"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    providersList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "alpine-roam",
                     *           "name": "Alpine Roam",
                     *           "enabled": true,
                     *           "packages_count": 812
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    providersUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the provider.
                 * @example alpine-roam
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProvider"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "alpine-roam",
                     *       "name": "Alpine Roam",
                     *       "enabled": false,
                     *       "packages_count": 812
                     *     }
                     */
                    "application/json": components["schemas"]["Provider"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    regionsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "code": "region-7",
                     *           "name": "Nordics",
                     *           "aliases": [
                     *             "nordics"
                     *           ],
                     *           "global": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegionList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    regionsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The code of the region.
                 * @example region-7
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northern Europe"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRegion"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "region-7",
                     *       "name": "Northern Europe",
                     *       "aliases": [
                     *         "nordics"
                     *       ],
                     *       "global": false
                     *     }
                     */
                    "application/json": components["schemas"]["Region"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    supportEsimsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8999999024618730517",
                     *       "status": "ready",
                     *       "mode": "test",
                     *       "order_id": "ord_test_5b1e0c9d7a24",
                     *       "customer_ref": "booking-48213",
                     *       "package": {
                     *         "id": "pkg_10482",
                     *         "name": "Italy 5 GB, 30 days"
                     *       },
                     *       "qr_code_url": "https://esim.example.com/partner/api/v1/qr/Zp4mQ0c7vT1xKd9sW3bYhA.png",
                     *       "install_links": {
                     *         "ios": "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ",
                     *         "android": "https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.sandbox.invalid%24K7QF-2XRM-9D4T-0WBZ"
                     *       },
                     *       "data": {
                     *         "unlimited": false,
                     *         "total_mb": 5120,
                     *         "used_mb": 0,
                     *         "remaining_mb": 5120
                     *       },
                     *       "validity_days": 30,
                     *       "activated_at": null,
                     *       "expires_at": null,
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "activation": {
                     *         "lpa": "LPA:1$smdp.sandbox.invalid$K7QF-2XRM-9D4T-0WBZ",
                     *         "smdp_address": "smdp.sandbox.invalid",
                     *         "activation_code": "K7QF-2XRM-9D4T-0WBZ"
                     *       },
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancelling": false,
                     *       "running_topups": 0,
                     *       "cancellable": true,
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SupportEsim"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    supportEsimsCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8999999024618730517",
                     *       "status": "cancelled",
                     *       "mode": "test",
                     *       "order_id": "ord_test_5b1e0c9d7a24",
                     *       "customer_ref": "booking-48213",
                     *       "package": {
                     *         "id": "pkg_10482",
                     *         "name": "Italy 5 GB, 30 days"
                     *       },
                     *       "qr_code_url": null,
                     *       "install_links": {
                     *         "ios": null,
                     *         "android": null
                     *       },
                     *       "data": {
                     *         "unlimited": false,
                     *         "total_mb": 5120,
                     *         "used_mb": 0,
                     *         "remaining_mb": 5120
                     *       },
                     *       "validity_days": 30,
                     *       "activated_at": null,
                     *       "expires_at": null,
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "activation": {
                     *         "lpa": null,
                     *         "smdp_address": null,
                     *         "activation_code": null
                     *       },
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancelling": false,
                     *       "running_topups": 0,
                     *       "cancellable": false,
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SupportEsim"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or a top-up of it is running, or the network says it was used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotCancellableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network has not confirmed the cancelling yet. It goes on being asked, and the outcome shows by itself. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    supportOrdersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order.
                 * @example ord_test_5b1e0c9d7a24
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_test_5b1e0c9d7a24",
                     *       "status": "completed",
                     *       "mode": "test",
                     *       "package_id": "pkg_10482",
                     *       "quantity": 2,
                     *       "items": [
                     *         {
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "customer_ref": "booking-48213",
                     *       "total": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "refunded": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "esims": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "iccid": "8999999024618730525",
                     *           "status": "ready"
                     *         }
                     *       ],
                     *       "number": "TEST-5B1E0C9D7A24",
                     *       "source": "api",
                     *       "package_names": [
                     *         "Italy 5 GB, 30 days"
                     *       ],
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancellable": true,
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    supportOrdersCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example ord_test_5b1e0c9d7a24
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_test_5b1e0c9d7a24",
                     *       "status": "cancelled",
                     *       "mode": "test",
                     *       "package_id": "pkg_10482",
                     *       "quantity": 2,
                     *       "items": [
                     *         {
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "customer_ref": "booking-48213",
                     *       "total": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "refunded": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "esims": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "cancelled"
                     *         },
                     *         {
                     *           "iccid": "8999999024618730525",
                     *           "status": "cancelled"
                     *         }
                     *       ],
                     *       "number": "TEST-5B1E0C9D7A24",
                     *       "source": "api",
                     *       "package_names": [
                     *         "Italy 5 GB, 30 days"
                     *       ],
                     *       "customer": {
                     *         "name": "Meera Iyer",
                     *         "email": "meera.iyer@example.com"
                     *       },
                     *       "cancellable": false,
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `order_not_cancellable`: The order is not complete in whole or in part, or one of its eSIMs has been used or cannot be cancelled. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotCancellableError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network has not confirmed the cancelling yet. It goes on being asked, and the outcome shows by itself. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    supportOrdersErase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example ord_test_5b1e0c9d7a24
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_test_5b1e0c9d7a24",
                     *       "status": "completed",
                     *       "mode": "test",
                     *       "package_id": "pkg_10482",
                     *       "quantity": 2,
                     *       "items": [
                     *         {
                     *           "package_id": "pkg_10482",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "customer_ref": "booking-48213",
                     *       "total": {
                     *         "amount": "698.00",
                     *         "currency": "INR"
                     *       },
                     *       "refunded": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999302.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-11-21T09:30:12Z",
                     *       "esims": [
                     *         {
                     *           "iccid": "8999999024618730517",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "iccid": "8999999024618730525",
                     *           "status": "ready"
                     *         }
                     *       ],
                     *       "number": "TEST-5B1E0C9D7A24",
                     *       "source": "api",
                     *       "package_names": [
                     *         "Italy 5 GB, 30 days"
                     *       ],
                     *       "customer": null,
                     *       "cancellable": true,
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    capabilitiesGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "virtual_clock": true,
                     *       "simulated_supplier": true,
                     *       "local_webhooks": true,
                     *       "runs": true
                     *     }
                     */
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    clockGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-21T09:30:12Z",
                     *       "now_ms": 1795253412480,
                     *       "virtual": true
                     *     }
                     */
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    clockAdvance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seconds": 900
                 *     }
                 */
                "application/json": components["schemas"]["AdvanceClock"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-21T09:45:12Z",
                     *       "now_ms": 1795254312480,
                     *       "virtual": true
                     *     }
                     */
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    networkList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "account_id": null,
                     *           "down": false,
                     *           "fail_next": 0,
                     *           "fail_as": "error",
                     *           "refuse_next": 0,
                     *           "refuse": [],
                     *           "hold": [],
                     *           "issue_at_most": null,
                     *           "delay_seconds": 0,
                     *           "install_details": true,
                     *           "reports_usage": true,
                     *           "held": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkRuleList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    networkSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fail_next": 2,
                 *       "fail_as": "timeout"
                 *     }
                 */
                "application/json": components["schemas"]["NetworkBehaviour"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": null,
                     *       "down": false,
                     *       "fail_next": 2,
                     *       "fail_as": "timeout",
                     *       "refuse_next": 0,
                     *       "refuse": [],
                     *       "hold": [],
                     *       "issue_at_most": null,
                     *       "delay_seconds": 0,
                     *       "install_details": true,
                     *       "reports_usage": true,
                     *       "held": 0
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkRule"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    networkReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    networkRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "released": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Released"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountNetworkSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hold": [
                 *         "issue"
                 *       ],
                 *       "issue_at_most": 2
                 *     }
                 */
                "application/json": components["schemas"]["NetworkBehaviour"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_5c0e93d17ab4",
                     *       "down": false,
                     *       "fail_next": 0,
                     *       "fail_as": "error",
                     *       "refuse_next": 0,
                     *       "refuse": [],
                     *       "hold": [
                     *         "issue"
                     *       ],
                     *       "issue_at_most": 2,
                     *       "delay_seconds": 0,
                     *       "install_details": true,
                     *       "reports_usage": true,
                     *       "held": 0
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkRule"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountNetworkReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    accountNetworkRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "released": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Released"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    networkReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8900120731990456820
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_used": true,
                 *       "used_mb": 4100
                 *     }
                 */
                "application/json": components["schemas"]["ReportEsim"];
            };
        };
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8900120731990456820",
                     *       "used_mb": 4100,
                     *       "first_used": "2026-11-28T06:45:00Z",
                     *       "install_details": true
                     *     }
                     */
                    "application/json": components["schemas"]["ReportedEsim"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    runsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or what was changed as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "run_90b3d6e4175c",
                     *           "name": "Conformance",
                     *           "account_ids": [
                     *             "acc_b70e2f95d418"
                     *           ],
                     *           "created": "2026-11-21T09:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RunList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `forbidden`: The caller's role does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    runsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Conformance",
                 *       "accounts": 1,
                 *       "test_keys": 1,
                 *       "people": [
                 *         "owner"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateRun"];
            };
        };
        responses: {
            /** @description What this call made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_90b3d6e4175c",
                     *       "name": "Conformance",
                     *       "accounts": [
                     *         {
                     *           "id": "acc_b70e2f95d418",
                     *           "name": "Conformance 1",
                     *           "test_keys": [
                     *             "sk_test_h2JkW8sQ5vTz0LcX7nRb4mYd1pGf9aKe6uEi3oBt"
                     *           ],
                     *           "live_keys": [],
                     *           "people": [
                     *             {
                     *               "role": "owner",
                     *               "email": "owner@acc-b70e2f95d418.example",
                     *               "password": "cedar-1184-lagoon-9026"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created": "2026-11-21T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["NewRun"];
                };
            };
            /** @description `invalid_request`: Some field or parameter, or the body as a whole, is not what this operation takes. `param` names what is at fault, with the place in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    runsDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Needed on every change that a session makes; a call with an operator token does without.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the run.
                 * @example run_90b3d6e4175c
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and there is nothing to show for it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown or withdrawn. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /**
             * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
             *
             *     `forbidden`: The caller's role does not allow this.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDeleteForbiddenError"];
                };
            };
            /** @description `not_found`: The path, or the method on it, does not exist, or what it names does not exist for the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_supported`: The deployment is not made for this: it has no virtual clock, no simulated network, or allows no test runs. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSupportedError"];
                };
            };
            /** @description `rate_limited`: Too many requests in a short time: of the session, the account, the operator token or the client IP address, or of an operation with a limit of its own. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service itself failed. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
}
