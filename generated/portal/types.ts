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
         * @description Get the session: who is signed in, in which account, and the token that changes need. An operator token has none.
         *
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
         */
        get: operations["sessionGet"];
        put?: never;
        /**
         * Sign in
         * @description Sign in. The response does not distinguish an unknown email address from a wrong password.
         *
         *     Failures slow further attempts down and lock nobody out. After 5 failures for an email address from one client IP address each attempt there has to wait, at first 1 second, then twice as long each time, up to 60 seconds. After 10 failures for an email address, or 60 from a client IP address, all within 15 minutes, attempts are paced to one in 6 seconds. Neither applies to a device on which the person has signed in before. Attempts that arrive faster than passwords can be checked wait in a queue that is fair between client IP addresses, at most 10 for each.
         *
         *     May be called by: anyone.
         */
        post: operations["sessionCreate"];
        /**
         * Sign out
         * @description Sign out: the session ends at once, and its cookie is deleted.
         *
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
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
         * @description Change the password. All sessions of the person end, and the response opens a new one.
         *
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
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
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
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
         * @description Confirm the second factor that was started. From the next sign-in on its code is required, and all other sessions of the person end.
         *
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
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
         * @description Remove the second factor.
         *
         *     May be called by: owner, staff, viewer, admin, support, finance, read_only.
         */
        post: operations["totpRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use a password link
         * @description Choose another password with the token of a link. All sessions of the person end, and nobody is signed in: a second factor is required as before. A token that has expired or was used is rejected with `invalid_request`.
         *
         *     May be called by: anyone.
         */
        put: operations["passwordResetUse"];
        /**
         * Request a password link
         * @description Send a link to choose another password. It works once, for 30 minutes. The response is the same whether or not somebody signs in with this email address. In 15 minutes at most 3 links are sent to one email address, and one client IP address (IPv6: a /64 network) can make 20 requests; further ones get `rate_limited`.
         *
         *     May be called by: anyone.
         */
        post: operations["passwordResetRequest"];
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
         * @description Get the numbers of the account in one mode.
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
    "/overview/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the top destinations
         * @description Get the destinations that most was ordered for.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["destinationsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API errors by code
         * @description Get the errors that requests with the account's keys of one mode got, by code.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["apiErrorsGet"];
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
         * @description List the account's keys, newest first: all that work, and those among the newest 200 that no longer do.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["keysList"];
        put?: never;
        /**
         * Create an API key
         * @description Create a key. This response is the only place where it can be read.
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
         * @description Rename a key, or change its allowlist or expiry. It takes effect within a second.
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
         * @description Revoke a key. This is final and takes effect within a second. Revoking a revoked key changes nothing.
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
         * @description Delete an endpoint. Its pending deliveries become `failed`; its log stays readable for as long as logs are kept.
         *
         *     May be called by: owner.
         */
        delete: operations["endpointsDelete"];
        options?: never;
        head?: never;
        /**
         * Update an endpoint
         * @description Change the URL of an endpoint, or its event types.
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
         * @description Enable an endpoint. It receives events from now on; deliveries that failed when it was disabled stay failed.
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
         * @description Disable an endpoint. Its pending deliveries become `failed` at once.
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
         * @description Give an endpoint a new secret. From the next request on it signs everything; the old one is no longer used.
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
         * @description Send a test event and return its result. It waits until a request in flight has ended, and is not in the log. An endpoint accepts 10 per minute.
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
         * @description List the deliveries of one mode, newest first, for the last 30 days. A delivery must match all filters.
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
         * @description Get one delivery, with its body and the last response.
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
         * @description Retry a delivery manually: one that is `failed`, `retrying` or `pending`. It is sent immediately, even during a pause, or right after a request in flight; get the delivery again to see the result. The maximum is 5 manual retries per delivery, and 30 per account in 15 minutes.
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
         * @description Get the account's balances in both modes.
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
         * @description Set the level below which `balance.low` is sent, and in live mode an email. It applies from now on, in both modes.
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
         * @description List the packages on sale for the account, at its price, sorted by the number in their id.
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
         * @description Get one package that is on sale for the account.
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
         * @description Place an order of one package or several. The total is charged at once, and the response waits up to about 20 seconds for the eSIMs. Check `status`: an order can be placed and still be processing, or have failed and been refunded. The sandbox references work as in the API, and so do idempotency keys; the portal has its own keys for each account and mode, separate from those sent with an API key.
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
    "/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download orders
         * @description Download the orders of one mode as CSV, newest first: all of the list, or those that match its filters.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["ordersCsvGet"];
        put?: never;
        post?: never;
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
         * @description Get one order of either mode.
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
         * @description Cancel an order none of whose eSIMs has been used: its eSIMs are cancelled and it is refunded. The supplier confirms each eSIM first. Sends no event.
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
         * @description List the eSIMs of one mode, newest first. An eSIM must match all filters.
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
    "/esims.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download eSIMs
         * @description Download the eSIMs of one mode as CSV, newest first: all of the list, or those that match its filters.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["esimsCsvGet"];
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
         * @description Get one eSIM in full, with its QR URL and install details. For a live one the supplier is asked, as in the API.
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
         * @description Cancel an eSIM that is `ready`. The supplier first confirms that it is unused; then its install details are removed and its price is refunded, including its top-ups. Sends no event.
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
    "/esims/{iccid}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate an eSIM event
         * @description Simulate an event on a test eSIM, as with a test key. The event is sent to test endpoints at once. A simulation of what has already happened changes nothing.
         *
         *     May be called by: owner, staff.
         */
        post: operations["esimsSimulate"];
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
         * @description List the packages that fit an eSIM, at the account's price, cheapest first.
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
         * @description Top up an eSIM. The price is charged at once; check `status`, as with a top-up made in the API. Its idempotency keys are shared with placing orders.
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
         * @description Get one event of either mode.
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
         * @description List the audit log of the account, newest first.
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
         * @description List the audit log of an account, newest first, with the operators' names.
         *
         *     May be called by: admin, support, finance, read_only.
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
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description List the requests of the account, newest first. They are logged about a second after they ended.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["requestsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request
         * @description Get one request of the account, with the response if it was an error.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["requestsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all requests
         * @description List the requests of all accounts, newest first, to about a second; those without a valid key too.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["allRequestsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get any request
         * @description Get one request of any account, with the response if it was an error.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["allRequestsGet"];
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
         * @description List the members of the account, sorted by email address.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["membersList"];
        put?: never;
        /**
         * Add a member
         * @description Add a member to the account. This response is the only place where their initial password can be read.
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
         * @description Remove a member from the account. Their sessions end at once.
         *
         *     May be called by: owner.
         */
        delete: operations["membersDelete"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Give a member another role. It takes effect with their next request.
         *
         *     May be called by: owner.
         */
        patch: operations["membersUpdate"];
        trace?: never;
    };
    "/operator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators
         * @description List the operators, sorted by email address.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["operatorsList"];
        put?: never;
        /**
         * Add an operator
         * @description Add an operator. This response is the only place where their initial password can be read.
         *
         *     May be called by: admin.
         */
        post: operations["operatorsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/operators/{id}": {
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
         * Remove an operator
         * @description Remove an operator. Their sessions end at once; tokens that they created stay.
         *
         *     May be called by: admin.
         */
        delete: operations["operatorsDelete"];
        options?: never;
        head?: never;
        /**
         * Change an operator's role
         * @description Give an operator another role. It takes effect with their next request.
         *
         *     May be called by: admin.
         */
        patch: operations["operatorsUpdate"];
        trace?: never;
    };
    "/operator/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operator tokens
         * @description List operator tokens, newest first, with those that no longer work.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["tokensList"];
        put?: never;
        /**
         * Create an operator token
         * @description Create an operator token for a program. This response is the only place where it can be read.
         *
         *     May be called by: admin.
         */
        post: operations["tokensCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an operator token
         * @description Revoke an operator token, from its next request on. A revoked token stays as it is.
         *
         *     May be called by: admin.
         */
        post: operations["tokensRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deployment's activity
         * @description List what was done outside accounts, newest first: to operators, tokens, the catalogue and the deployment.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["deploymentActivityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountsList"];
        put?: never;
        /**
         * Create an account
         * @description Open an account, with a filled sandbox and an empty wallet.
         *
         *     May be called by: admin.
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
         * @description Get one account.
         *
         *     May be called by: admin, support, finance, read_only.
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
         *     May be called by: admin.
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
         * @description List the members of an account.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountMembersList"];
        put?: never;
        /**
         * Add a member to an account
         * @description Add a member to an account, such as its first owner.
         *
         *     May be called by: admin.
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
         * @description Remove a member from an account.
         *
         *     May be called by: admin.
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
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountKeysList"];
        put?: never;
        /**
         * Create an account's API key
         * @description Create a key for an account.
         *
         *     May be called by: admin.
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
         * @description Rename a key of an account, or change its allowlist or expiry.
         *
         *     May be called by: admin.
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
         * @description Revoke a key of an account. This is final.
         *
         *     May be called by: admin, support.
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
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountEndpointsList"];
        put?: never;
        /**
         * Register an endpoint for an account
         * @description Register an endpoint. It is enabled at once. An account has at most 5 in each mode.
         *
         *     May be called by: admin.
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
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountEndpointsGet"];
        put?: never;
        post?: never;
        /**
         * Delete an account's endpoint
         * @description Delete an endpoint. Its pending deliveries become `failed`; its log stays readable for as long as logs are kept.
         *
         *     May be called by: admin.
         */
        delete: operations["accountEndpointsDelete"];
        options?: never;
        head?: never;
        /**
         * Update an account's endpoint
         * @description Change the URL of an endpoint, or its event types.
         *
         *     May be called by: admin.
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
         * @description Enable an endpoint. It receives events from now on; deliveries that failed when it was disabled stay failed.
         *
         *     May be called by: admin, support.
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
         * @description Disable an endpoint. Its pending deliveries become `failed` at once.
         *
         *     May be called by: admin, support.
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
         *     May be called by: admin.
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
         * @description Give an endpoint a new secret. From the next request on it signs everything; the old one is no longer used.
         *
         *     May be called by: admin.
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
         * @description Send a test event and return its result. It waits until a request in flight has ended, and is not in the log. An endpoint accepts 10 per minute.
         *
         *     May be called by: admin, support.
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
         * @description List an account's deliveries in one mode, newest first, for the last 30 days. A delivery must match all filters.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Get one delivery, with its body and the last response.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Retry a delivery manually: one that is `failed`, `retrying` or `pending`. It is sent immediately, even during a pause, or right after a request in flight; get the delivery again to see the result. The maximum is 5 manual retries per delivery, and 30 per account in 15 minutes.
         *
         *     May be called by: admin, support.
         */
        post: operations["accountDeliveriesRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at an account
         * @description Look at the portal as a viewer of an account sees it, until `DELETE /looking`. The session can then read what viewers read, and change nothing. It is noted in the audit log of the account. Operator tokens are `forbidden`.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        post: operations["accountsLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/looking": {
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
         * Stop looking at an account
         * @description Stop looking at an account. The session is an operator's again. Nothing changes in a session of a real viewer.
         *
         *     May be called by: viewer.
         */
        delete: operations["lookingDelete"];
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
         * @description Add funds to the wallet of an account. Idempotency keys are shared by all operators: a key that one of them has used, for any account, belongs to that request for at least 24 hours.
         *
         *     May be called by: admin, finance.
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
         * @description Adjust the wallet of an account. It cannot become negative. Its idempotency keys are shared with adding funds.
         *
         *     May be called by: admin, finance.
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
         * @description List an account's ledger entries in one mode, newest first.
         *
         *     May be called by: admin, support, finance, read_only.
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
    "/operator/accounts/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a statement
         * @description Get the statement of an account's wallet for a month.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountStatementGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a statement
         * @description Download the statement as PDF: its sums, and a line for each day.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountStatementPdfGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a month's entries
         * @description Download a month's ledger entries of an account's wallet as CSV, oldest first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountStatementCsvGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a ledger
         * @description Download all ledger entries of an account in one mode as CSV, oldest first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["accountLedgerCsvGet"];
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
         *     May be called by: admin.
         */
        post: operations["catalogueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/catalogue/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List catalogue imports
         * @description List the imports, newest first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["catalogueImportsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/catalogue/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a catalogue import
         * @description Undo an import, all or nothing: what it changed or retired gets its values from before, and packages that it added are retired. Only possible while the catalogue is as the import left it, so several are undone newest first. The undo is an import of the history too, and can be undone. Of the newest 10 imports the values from before are stored.
         *
         *     May be called by: admin.
         */
        post: operations["catalogueImportsUndo"];
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
         * @description List all packages of the service by number, including retired ones.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Retire a package: from now on no account finds it.
         *
         *     May be called by: admin.
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
         *     May be called by: admin.
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
         *     May be called by: admin, support, finance, read_only.
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
         * @description Enable or disable a network provider.
         *
         *     May be called by: admin.
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
         *     May be called by: admin, support, finance, read_only.
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
         * @description Rename a region. Its code does not change.
         *
         *     May be called by: admin.
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
         * @description Get an eSIM of any account.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Cancel an eSIM of any account that is `ready`, `active` or `depleted`. The supplier confirms that a `ready` one is unused, and it is refunded; the others are not refunded.
         *
         *     May be called by: admin, support.
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
         * @description Get an order of any account.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Cancel what can be cancelled of an order of any account: each of its eSIMs that is `ready`, `active` or `depleted`, by the rules of cancelling that eSIM. So unused ones are refunded, and the others are not. eSIMs that are expired, or that have a top-up processing, stay unchanged. Sends no event.
         *
         *     May be called by: admin, support.
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
         * @description Erase the traveller's name and email address from an order. This is final.
         *
         *     May be called by: admin, support.
         */
        post: operations["supportOrdersErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Search the account, in both modes.
         *
         *     May be called by: owner, staff, viewer.
         */
        get: operations["searchGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all accounts
         * @description Search all accounts.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["allSearchGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sales
         * @description Get what all accounts bought in one mode, day by day.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["salesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health
         * @description Get the state of the deployment: what needs attention, and whether the background work is done.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["healthGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List processing or failed orders
         * @description List orders of all accounts and both modes that are processing or failed, newest first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["supportOrdersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/low-wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List low wallets
         * @description List wallets below their threshold, newest account first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["lowWalletsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List paused or disabled endpoints
         * @description List endpoints of all accounts that are paused, the longest pause first, or disabled, the newest endpoint first.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["allEndpointsList"];
        put?: never;
        post?: never;
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
         * @description Get what this deployment allows.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Get the clock.
         *
         *     May be called by: admin, support, finance, read_only.
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
         * @description Move a virtual clock forward. It moves from one due time to the next, and when it responds, everything that became due has been done: deliveries, retries, settlements, expiries.
         *
         *     May be called by: admin.
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
         * @description List the rules of the simulated supplier: the general one first, then those of accounts.
         *
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["networkList"];
        /**
         * Set the general network rule
         * @description Set how the supplier behaves for all accounts without their own rule. Omitted fields are reset to their defaults.
         *
         *     May be called by: admin.
         */
        put: operations["networkSet"];
        post?: never;
        /**
         * Reset the network
         * @description Reset the supplier to its defaults: all rules are removed, and held requests are released.
         *
         *     May be called by: admin.
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
         * @description Release the requests that the supplier holds, for all accounts. They then get their responses.
         *
         *     May be called by: admin.
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
         * @description Set how the supplier behaves for one account. Omitted fields get their defaults.
         *
         *     May be called by: admin.
         */
        put: operations["accountNetworkSet"];
        post?: never;
        /**
         * Reset an account's network rule
         * @description Remove the rule of an account, so that the general one applies. Requests held for it are released.
         *
         *     May be called by: admin.
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
         * @description Release the requests that the supplier holds for one account. They then get their responses.
         *
         *     May be called by: admin.
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
         * @description Set what the supplier reports about one live eSIM. The service learns of it with its next check or fetch.
         *
         *     May be called by: admin.
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
         *     May be called by: admin, support, finance, read_only.
         */
        get: operations["runsList"];
        put?: never;
        /**
         * Create a test run
         * @description Create everything that a test run needs.
         *
         *     May be called by: admin.
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
         * @description Remove a run: its accounts are deactivated and hidden, its keys revoked, its members and supplier rules removed.
         *
         *     May be called by: admin.
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
            /** @description The email address for mails to the partner. */
            email: components["schemas"]["MailAddress"];
            /** @description False once it has been deactivated: its keys are rejected and nothing is sent to its endpoints. */
            active: boolean;
            /** @description Whether live orders are allowed. */
            live_approved: boolean;
            /** @description Its discount tier. */
            tier: components["schemas"]["DiscountTier"];
            /**
             * Format: int32
             * @description A discount agreed with this partner instead of the tier's, in hundredths of a percent; null for none.
             */
            agreed_discount_bps: number | null;
            /** @description Whether unlimited packages are on sale for it. */
            sells_unlimited: boolean;
            /** @description The packages that are on sale for it; null for all. */
            allowed_packages: components["schemas"]["PackageId"][] | null;
            /** @description Its balances. */
            balances: components["schemas"]["Balances"];
            /** @description The test run that it was created for; null for a real account. */
            run_id: components["schemas"]["ObjectId"] | null;
            /** @description When it was created. */
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
        /** @description What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
        Activation: {
            /** @description The whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
            lpa: string | null;
            /** @description Host name of the SM-DP+ server, the middle part of `lpa`, for manual entry. */
            smdp_address: string | null;
            /** @description The code that follows the address in `lpa`, for manual entry. */
            activation_code: string | null;
        };
        /** @description Something that was done in the account, or happened to it. */
        Activity: {
            /** @description The id of the entry. */
            id: components["schemas"]["ObjectId"];
            /** @description Who did it: a member's email address, `operator`, or `system` for the service itself. */
            actor: string;
            /** @description What happened, such as `endpoint.disabled`. New kinds can be added. */
            kind: string;
            /** @description The id of the object that it is about. */
            subject: string;
            /** @description A sentence for readers; empty if the kind says it all. */
            text: string;
            /** @description When it happened. */
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
            /** @description The email address they will sign in with, which nobody else has. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["MemberRole"];
        };
        /** @description An operator to add. */
        AddOperator: {
            /** @description The email address they will sign in with, which nobody else has. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["OperatorRole"];
        };
        /** @description An IPv4 or IPv6 address, or a range of them in CIDR form: `203.0.113.7`, `2001:db8::/32`. */
        AddressRange: string;
        /** @description A correction. */
        AdjustWallet: {
            /** @description How much, in rupees: subtracted if negative, added if positive. */
            amount: components["schemas"]["SignedRupees"];
            /** @description Why. The partner sees it on the entry. */
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
        /** @description An endpoint of any account. */
        AnyEndpoint: {
            /** @description The account. */
            account: components["schemas"]["AccountName"];
        } & components["schemas"]["Endpoint"];
        /** @description One page of a list. */
        AnyEndpointPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["AnyEndpoint"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description Requests with API keys that got an error. */
        ApiErrors: {
            /** @description By code, the most frequent first. */
            codes: components["schemas"]["ErrorFigures"][];
            /**
             * Format: int32
             * @description How many requests were counted: the newest, at most 500.
             */
            requests: number;
            /** @description True if there are older ones in the requested days, which were not counted. */
            has_older: boolean;
            /**
             * Format: int32
             * @description For how many days requests are kept; 0 if none are logged.
             */
            kept_days: number;
        };
        /** @description An API key, without the key itself, which cannot be shown again. */
        ApiKey: {
            /** @description The id of the key, which is not the key. */
            id: components["schemas"]["ObjectId"];
            /** @description The mode it works in. */
            mode: components["schemas"]["Mode"];
            /** @description Its display name. */
            name: string;
            /** @description The last four characters of the key, to tell keys apart. */
            hint: string;
            /** @description IP addresses and ranges (CIDR) that may use it; empty for all. */
            allowlist: string[];
            /** @description When it expires; null for never. */
            expires: components["schemas"]["Timestamp"] | null;
            /** @description Whether it has expired, by the deployment's clock. */
            expired: boolean;
            /** @description When it was revoked; null while it is not. */
            revoked: components["schemas"]["Timestamp"] | null;
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description A member's email address, `operator` or `system`; null if it is not known. */
            created_by: string | null;
            /** @description When a request last sent it, to a minute, even if the request was rejected; null if none did since `use_recorded`. */
            last_used: components["schemas"]["Timestamp"] | null;
            /** @description The client IP address of that request; null where it is not stored. */
            last_address: string | null;
            /** @description Since when its use is recorded: since it was created, or since the deployment began to record it. */
            use_recorded: components["schemas"]["Timestamp"];
            /** @description Whether it works and no request has sent it for 30 days. */
            unused: boolean;
        };
        /** @description A list without pages. */
        ApiKeyList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["ApiKey"][];
        };
        /** @description The newest backup. */
        BackupResult: {
            /** @description When it was written. */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Its size.
             */
            bytes: number;
        };
        /**
         * @description `idempotency_key_required`: The request has no `Idempotency-Key`, or an empty one.
         *
         *     `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
         */
        BadRequestError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_required" | "invalid_request";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description The balance after a charge, and the threshold that it dropped below. */
        BalanceLow: {
            /** @description The balance after the charge, and after any refund in the same request. */
            balance: components["schemas"]["Money"];
            /** @description The account's low-balance threshold at that time. */
            threshold: components["schemas"]["Money"];
        };
        /**
         * @description An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance.low";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["BalanceLow"];
        };
        /** @description The balances of an account. */
        Balances: {
            /** @description The virtual balance of the sandbox. */
            test: components["schemas"]["Money"];
            /** @description The wallet. */
            live: components["schemas"]["Money"];
            /** @description The level below which a warning is sent, in both modes; null for none. */
            low_balance_threshold: components["schemas"]["Money"] | null;
        };
        /** @description What this deployment allows beyond daily business. */
        Capabilities: {
            /** @description Whether its clock can be moved. */
            virtual_clock: boolean;
            /** @description Whether it has a simulated supplier whose behaviour can be set. */
            simulated_supplier: boolean;
            /** @description Whether webhook endpoints can have local URLs, plain HTTP and any port. */
            local_webhooks: boolean;
            /** @description Whether accounts can be created for a test run, and removed with it. */
            runs: boolean;
        };
        /** @description One error in a catalogue file. */
        CatalogueFault: {
            /** @description Where: `line 14` of a CSV file, `packages[12]` of a JSON file, `file` for all of it. */
            place: string;
            /** @description The invalid column or property; null if it is the whole row or file. */
            field: string | null;
            /** @description What is wrong with it. */
            message: string;
        };
        /**
         * @description The format of a catalogue file.
         * @enum {string}
         */
        CatalogueFormat: "json" | "csv";
        /** @description An import, or an undo of one, in the history. */
        CatalogueImport: {
            /** @description Its id. */
            id: components["schemas"]["ObjectId"];
            /** @description Who imported it. */
            operator: components["schemas"]["OperatorName"];
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
             * @description Packages retired.
             */
            packages_retired: number;
            /**
             * Format: int32
             * @description Network providers, countries and regions added or changed.
             */
            others_written: number;
            /** @description The import that this one undid; null for an import of a file. */
            undoes: components["schemas"]["ObjectId"] | null;
            /** @description The undo of this import; null if it was not undone. */
            undone_by: components["schemas"]["ObjectId"] | null;
            /** @description Whether it can be undone now. */
            undoable: boolean;
            /** @description When. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        CatalogueImportPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["CatalogueImport"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description A new password, with the current one as proof. */
        ChangePassword: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password: at least 12 characters, and not one of the most common ones. */
            new_password: string;
        };
        /** @description A value of a package before and after. */
        ChangedField: {
            /** @description The column of a catalogue file. */
            field: string;
            /** @description The value before; null if it was empty. */
            before: string | null;
            /** @description The value after; null if it is empty. */
            after: string | null;
        };
        /** @description The deployment's time. */
        ClockState: {
            /** @description The current time. */
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
         * @description `key_revoked`: The key has been revoked, which is final.
         *
         *     `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count.
         */
        ConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "key_revoked" | "too_many_keys";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description An ISO 3166-1 alpha-2 country code, in upper case. */
        CountryCode: string;
        /** @description An account to create. */
        CreateAccount: {
            /** @description Its name. */
            name: components["schemas"]["DisplayName"];
            /** @description The email address for mails to the partner. */
            email: components["schemas"]["MailAddress"];
            /**
             * @description Its discount tier.
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
            /** @description The mode whose events it receives. */
            mode: components["schemas"]["Mode"];
            /** @description The URL: `https`, on port 443 or 8443, publicly reachable, without user info and fragment. A deployment for development can allow local ones. */
            url: string;
            /** @description The event types to send; null or omitted for all. `ping` cannot be chosen: it is sent on request. */
            event_types?: components["schemas"]["EventType"][] | null;
        };
        /** @description A key to create. */
        CreateKey: {
            /** @description The mode it works in. A live key works once the account is approved for live orders. */
            mode: components["schemas"]["Mode"];
            /** @description Its display name. */
            name: components["schemas"]["DisplayName"];
            /** @description IP addresses and ranges that may use it; none for all. */
            allowlist?: components["schemas"]["AddressRange"][] | null;
            /** @description When it expires, in the future; omitted for never. */
            expires?: components["schemas"]["TimeFilter"] | null;
        };
        /** @description What a run needs. */
        CreateRun: {
            /** @description Its display name. */
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
            /** @description The initial balance of each wallet, in rupees. */
            wallet?: components["schemas"]["Rupees"] | null;
            /** @description The roles for which each account gets a member who can sign in. */
            people?: components["schemas"]["MemberRole"][] | null;
        };
        /** @description An order to place. */
        CreateStaffOrder: {
            /** @description Test, or live: a live one is bought and paid. */
            mode: components["schemas"]["Mode"];
            /** @description The packages; entries of one package are added up. At most 50 units in all. */
            items: components["schemas"]["StaffOrderItem"][];
            /** @description A reference of your own, which is copied to every eSIM. An empty string counts as none. */
            customer_ref?: string | null;
            /** @description The traveller, as a note for members. */
            customer?: components["schemas"]["Customer"] | null;
        };
        /** @description An operator token to create. */
        CreateToken: {
            /** @description Its display name. */
            name: components["schemas"]["DisplayName"];
            /** @description The roles whose operations it may call. */
            scopes: components["schemas"]["OperatorRole"][];
            /** @description When it expires, in the future; omitted for never. */
            expires?: components["schemas"]["TimeFilter"] | null;
        };
        /** @description What to add to an eSIM. */
        CreateTopup: {
            /** @description Id of one of this eSIM's top-up packages. */
            package_id: string;
            /** @description Your reference for this top-up: free text, returned as sent. An empty string counts as none. With a test key some prefixes, case-sensitive, control the outcome once everything else about the request is valid; with a live key they mean nothing. */
            customer_ref?: string | null;
        };
        /** @description What a person signs in with. */
        Credentials: {
            /** @description The email address, in any letter case. */
            email: components["schemas"]["MailAddress"];
            /** @description The password. */
            password: string;
            /** @description The current code of the authenticator app, for those who have a second factor. */
            totp?: components["schemas"]["TotpDigits"] | null;
        };
        /** @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`. */
        CsrfRefusedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "csrf_refused";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description The traveller that an eSIM is for, as a note for your own staff. */
        Customer: {
            /** @description The traveller's name. */
            name?: string | null;
            /** @description One email address: a local part, an at sign, and a domain with a dot in it; no display name. */
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
            /** @description The balance at its end; for today, the current balance. */
            balance: components["schemas"]["Money"];
            /** @description What was charged for orders and top-ups. */
            charged: components["schemas"]["Money"];
            /** @description What was refunded. */
            refunded: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description How many orders were placed.
             */
            orders: number;
        };
        /**
         * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent.
         *
         *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
         *
         *     `retries_used_up`: The delivery has the maximum of manual retries.
         */
        DeliveriesRetryConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "delivery_not_retryable" | "endpoint_disabled" | "retries_used_up";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description The delivery of one event to one endpoint. */
        Delivery: {
            /** @description The id of the delivery, the same on every attempt. */
            id: string;
            /** @description The endpoint it goes to. */
            endpoint_id: components["schemas"]["ObjectId"];
            /** @description The URL of that endpoint. */
            url: string;
            /** @description The mode of the endpoint and the event. */
            mode: components["schemas"]["Mode"];
            /** @description The event. */
            event_id: components["schemas"]["EventId"];
            /** @description The type of the event. */
            event_type: components["schemas"]["EventType"];
            /** @description The position of the event among those of its account and mode. */
            sequence: components["schemas"]["Sequence"];
            /** @description Its status. */
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description How many scheduled attempts were made.
             */
            attempts: number;
            /**
             * Format: int32
             * @description How many manual retries were made.
             */
            manual_retries: number;
            /** @description When the last attempt ended, manual ones included; null before the first. */
            last_attempt: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How long the last attempt took, in milliseconds; null before the first.
             */
            duration_ms: number | null;
            /**
             * Format: int32
             * @description The HTTP status of the last response; null if there was none.
             */
            http_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            error: string | null;
            /** @description When the next attempt is scheduled; null if none is. */
            next_attempt: components["schemas"]["Timestamp"] | null;
            /** @description When the event, and with it the delivery, was created. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A delivery with its request and response. */
        DeliveryDetail: {
            /** @description The body as sent, byte for byte. */
            body: string;
            /** @description The headers of the last attempt, its signature included; none before the first. */
            headers: components["schemas"]["SentHeader"][];
            /** @description The first 500 characters of the last response; null if there was none. */
            answer: string | null;
            /** @description Whether it can be retried manually now. */
            retryable: boolean;
        } & components["schemas"]["Delivery"];
        /** @description The account's deliveries by status, over the requested days. */
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
             * @description Delivered.
             */
            delivered: number;
            /**
             * Format: int32
             * @description Failed for good.
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
         * @description The status of the delivery of one event to one endpoint. Shown in the portal's delivery log.
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
             * @description The number of packages on sale for it: as many as the package list filtered by it contains.
             */
            packages_count: number;
        };
        /** @description What was ordered for one destination. */
        DestinationFigures: {
            /** @description The name of the country or region; null for packages without one. */
            name: string | null;
            /**
             * Format: int32
             * @description How many units were ordered.
             */
            units: number;
            /** @description What they cost when they were ordered, refunds not subtracted. */
            spent: components["schemas"]["Money"];
        };
        /** @description A list without pages. */
        DestinationList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Destination"][];
        };
        /**
         * @description The kind of a destination.
         * @enum {string}
         */
        DestinationType: "country" | "region";
        /**
         * @description Why an endpoint is disabled.
         * @enum {string}
         */
        DisabledBy: "person" | "used_up" | "failing";
        /**
         * @description A discount tier on the retail price.
         * @enum {string}
         */
        DiscountTier: "standard" | "bronze" | "silver" | "gold";
        /** @description A display name. */
        DisplayName: string;
        /** @description One email address without a display name. */
        EmailAddress: string;
        /** @description `email_taken`: Someone already has this email address. */
        EmailTakenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "email_taken";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one.
                 * @enum {string}
                 */
                param?: "email";
            };
        };
        /** @description A URL that events are sent to. */
        Endpoint: {
            /** @description The id of the endpoint. */
            id: components["schemas"]["ObjectId"];
            /** @description The mode whose events it receives. */
            mode: components["schemas"]["Mode"];
            /** @description The URL. */
            url: string;
            /** @description The event types it receives; null for all, future ones included. */
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
            /** @description Since when every attempt has failed; null if the last one succeeded, or none was made. */
            failing_since: components["schemas"]["Timestamp"] | null;
            /** @description False if the secret can no longer be decrypted: deliveries wait until it is rotated. */
            secret_readable: boolean;
            /** @description When it was registered. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A list without pages. */
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
        /** @description Requests that got one error code. */
        ErrorFigures: {
            /** @description The error code. */
            code: string;
            /**
             * Format: int32
             * @description How many requests got it.
             */
            requests: number;
            /** @description When the last of them arrived. */
            last: components["schemas"]["Timestamp"];
        };
        /** @description An eSIM as lists show it: everything but `activation`. */
        Esim: {
            /** @description The ICCID, digits only: the identifier of the eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description Where the eSIM is in its life, as currently known. */
            status: components["schemas"]["EsimStatus"];
            /** @description The mode of the eSIM: that of the key. */
            mode: components["schemas"]["Mode"];
            /** @description The order that it was issued for; `null` for one that support issued without an order. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The `customer_ref` of that order; `null` when the order has none. */
            customer_ref: string | null;
            /** @description The package that it was issued with. Top-ups don't change it. */
            package: components["schemas"]["EsimPackage"];
            /**
             * Format: uri
             * @description URL of a PNG image of the activation string. It needs no API key, so whoever has it can install the eSIM. `null` on a cancelled eSIM and until the install details are available.
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
            /** @description When its validity ends: `activated_at` plus `validity_days`; `null` until it is activated. A simulated `expired` sets it to the current time. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was issued. */
            created: components["schemas"]["Timestamp"];
        };
        /**
         * @description An eSIM was used for the first time; its validity starts now.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.activated";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description Data allowance and usage of an eSIM, in megabytes (1 GB = 1024 MB). The numbers come from the supplier and lag behind the phone, usually by minutes. */
        EsimData: {
            /** @description Whether the eSIM has no data cap. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description The whole allowance in MB, completed top-ups included; `null` if unlimited. For a daily-allowance package it is the amount of one day times the number of days.
             */
            total_mb: number | null;
            /**
             * Format: int32
             * @description Used so far in MB. Always a number, 0 on a new eSIM, and never above `total_mb`.
             */
            used_mb: number;
            /**
             * Format: int32
             * @description Remaining MB: `total_mb` minus `used_mb`; `null` if unlimited.
             */
            remaining_mb: number | null;
        };
        /** @description An eSIM in full, with what a phone needs to install it. */
        EsimDetail: {
            /** @description Install details. The object is always present; its values can be `null`. */
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.expired";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description The account's eSIMs by status. */
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
             * @description Expired.
             */
            expired: number;
            /**
             * Format: int32
             * @description Cancelled.
             */
            cancelled: number;
        };
        /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or one of its top-ups is processing, or the supplier says it was used. */
        EsimNotCancellableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "esim_not_cancellable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up. */
        EsimNotTopupableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "esim_not_topupable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
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
         * @description Where an eSIM is in its life. More statuses may be added: treat an unknown one as neither usable nor finished.
         * @enum {string}
         */
        EsimStatus: "ready" | "active" | "depleted" | "expired" | "cancelled";
        /** @description An eSIM as it was when an event about it was created. It never changes afterwards. */
        EsimSummary: {
            /** @description The ICCID, digits only. */
            iccid: components["schemas"]["Iccid"];
            /** @description Status when the event was created. */
            status: components["schemas"]["EsimStatus"];
            /** @description The order that it was issued for; `null` for one that was issued without an order. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The `customer_ref` of that order; `null` when the order has none. */
            customer_ref: string | null;
            /** @description Allowance and use when the event was created. */
            data: components["schemas"]["EsimData"];
            /** @description End of validity at that time; `null` if the eSIM was not activated yet. */
            expires_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after a top-up.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.usage_100";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /**
         * @description An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again after a top-up; in live mode the next check sends it even if usage was above 80 percent of the new allowance from the start.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "esim.usage_80";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description An event. `type` tells which one it is; new types may be added, so ignore unknown ones. Its `data` is the state when the event was created and never changes. */
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
         * @description What an event is about. More types may be added: ignore unknown ones.
         * @enum {string}
         */
        EventType: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
        /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
        ForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "forbidden";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description Whose password was forgotten. */
        ForgottenPassword: {
            /** @description The email address, in any letter case. */
            email: components["schemas"]["MailAddress"];
        };
        /** @description The state of the deployment. Each count stops at 10000. */
        Health: {
            /** @description Orders that are being fulfilled. */
            orders: components["schemas"]["ProcessingCount"];
            /** @description Top-ups that are being applied. */
            topups: components["schemas"]["ProcessingCount"];
            /**
             * Format: int32
             * @description Orders that failed in the last 24 hours.
             */
            failed_orders: number;
            /**
             * Format: int32
             * @description Wallets below their threshold.
             */
            low_wallets: number;
            /** @description Endpoints and deliveries. */
            webhooks: components["schemas"]["WebhookHealth"];
            /** @description The supplier. */
            supplier: components["schemas"]["SupplierHealth"];
            /** @description Background jobs. */
            jobs: components["schemas"]["JobHealth"];
            /** @description The last check of the database's invariants; null if none was run. */
            last_verification: components["schemas"]["VerificationResult"] | null;
            /** @description Whether the service knows the folder of the backups. */
            backups_known: boolean;
            /** @description The newest backup; null if there is none, or the folder is not known. */
            last_backup: components["schemas"]["BackupResult"] | null;
            /** @description The release that is running. */
            release: string;
        };
        /** @description The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
        Iccid: string;
        /** @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done. */
        IdempotencyKeyReusedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one.
                 * @enum {string}
                 */
                param?: "Idempotency-Key";
            };
        };
        /** @description `import_not_undoable`: The import has been undone, or the catalogue was changed since, or its values from before are no longer stored. */
        ImportNotUndoableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "import_not_undoable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description What an import changed, or would change. */
        ImportReport: {
            /** @description Whether it was a dry run. */
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
             * @description Packages in the file that equal those in the catalogue.
             */
            packages_unchanged: number;
            /**
             * Format: int32
             * @description Packages retired because the file does not contain them.
             */
            packages_retired: number;
            /**
             * Format: int32
             * @description Packages in the file that were retired and stay so. A package is restored in the portal, or by a file that says that it is not retired.
             */
            packages_still_retired: number;
            /** @description The first packages that were added, changed or retired, by number. */
            changes: components["schemas"]["PackageChange"][];
            /** @description Packages in the file that no account finds after the import, by reason. */
            omitted: components["schemas"]["OmittedPackages"][];
            /** @description The import in the history; null for a dry run. */
            import_id: components["schemas"]["ObjectId"] | null;
        };
        /** @description Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
        InstallLinks: {
            /**
             * Format: uri
             * @description For iPhones and iPads; `null` if `activation.lpa` is `null`.
             */
            ios: string | null;
            /**
             * Format: uri
             * @description For Android phones; `null` if `activation.lpa` is `null`.
             */
            android: string | null;
        };
        /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
        InsufficientBalanceError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "insufficient_balance";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `internal_error`: The service itself failed. */
        InternalErrorError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "internal_error";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `invalid_catalogue`: The catalogue file has errors, which `faults` lists by row; nothing was changed. */
        InvalidCatalogueError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "invalid_catalogue";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one.
                 * @enum {string}
                 */
                param?: "file";
                /** @description The first errors, at most 50. */
                faults: components["schemas"]["CatalogueFault"][];
                /**
                 * Format: int32
                 * @description How many errors there are in all.
                 */
                fault_count: number;
            };
        };
        /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
        InvalidRequestError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "invalid_request";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `invalid_state`: The simulated event is not possible in the eSIM's status. */
        InvalidStateError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "invalid_state";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description Background jobs that are due. */
        JobHealth: {
            /**
             * Format: int32
             * @description How many are due.
             */
            due: number;
            /**
             * Format: int32
             * @description For how many seconds the oldest has been due; 0 if none is.
             */
            overdue_seconds: number;
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
         *
         *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
         */
        KeysCreateForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden" | "account_inactive";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `last_admin`: The deployment would be left without an admin. */
        LastAdminError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "last_admin";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `last_owner`: The account would be left without an owner. */
        LastOwnerError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "last_owner";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description One movement of money. */
        LedgerEntry: {
            /** @description The id of the entry. */
            id: components["schemas"]["ObjectId"];
            /** @description Why. */
            kind: components["schemas"]["EntryKind"];
            /** @description How much: negative for a charge. */
            amount: components["schemas"]["SignedMoney"];
            /** @description The balance right after it. */
            balance_after: components["schemas"]["Money"];
            /** @description The order it belongs to; null when there is none. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description The top-up it belongs to; null when there is none. */
            topup_id: components["schemas"]["TopupId"] | null;
            /** @description The operator's note; null if there is none. */
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
        /** @description A request to the partner API. Its body, its query and its API key are not logged. */
        LoggedRequest: {
            /** @description The id of the request, as in `X-Request-Id`. */
            id: components["schemas"]["RequestId"];
            /** @description The account; null if the request had no valid key. */
            account_id: components["schemas"]["ObjectId"] | null;
            /** @description The name of the account. */
            account_name: string | null;
            /** @description The API key; null if the request had no valid one. */
            key_id: components["schemas"]["ObjectId"] | null;
            /** @description The last four characters of the API key. */
            key_hint: string | null;
            /** @description The mode of the API key. */
            mode: components["schemas"]["Mode"] | null;
            /** @description The operation; null if no operation has this method and path, or the request was rejected before. */
            operation: string | null;
            /** @description The HTTP method. */
            method: string;
            /** @description The path below the base URL. Parts that do not look like an id are shown as `…` if the request failed. */
            path: string;
            /**
             * Format: int32
             * @description The status code of the response.
             */
            status: number;
            /** @description The error code; null if the request succeeded. */
            code: string | null;
            /** @description The parameter that the error is about; null if it is about none. */
            param: string | null;
            /**
             * Format: double
             * @description How long the request took, in milliseconds.
             */
            duration_ms: number;
            /** @description The client IP address; null where it is not stored. */
            address: string | null;
            /** @description The idempotency key, or `sha256:` and the start of its hash; null without one. */
            idempotency_key: string | null;
            /** @description Whether the response was replayed. */
            replayed: boolean;
            /** @description When the request arrived. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A request with the response of an error. */
        LoggedRequestDetail: {
            /** @description The response body of an error, as JSON; null if the request succeeded. */
            response: string | null;
        } & components["schemas"]["LoggedRequest"];
        /** @description A page of requests. */
        LoggedRequestPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["LoggedRequest"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
            /**
             * Format: int32
             * @description How many days requests are kept; 0 if none are logged.
             */
            kept_days: number;
        };
        /** @description The level below which a warning is sent. */
        LowBalanceThreshold: {
            /** @description In rupees; null, or 0, for no warning. */
            amount: components["schemas"]["Rupees"] | null;
        };
        /** @description A wallet below its threshold. */
        LowWallet: {
            /** @description Its account. */
            account: components["schemas"]["AccountName"];
            /** @description The balance. */
            balance: components["schemas"]["Money"];
            /** @description The threshold; null if it was removed since. */
            threshold: components["schemas"]["Money"] | null;
        };
        /** @description One page of a list. */
        LowWalletPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["LowWallet"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description One email address without a display name. */
        MailAddress: string;
        /** @description A person who works for the account. */
        Member: {
            /** @description The id of the member. */
            id: components["schemas"]["ObjectId"];
            /** @description The email address they sign in with. */
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
        /** @description A list without pages. */
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
         * @description Test or live: what a key, and everything made with it, belongs to.
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
            /** @description The amount in rupees, as a decimal string with exactly two digits after the point. */
            amount: string;
            /**
             * @description The ISO 4217 code of the currency; always `INR`.
             * @enum {string}
             */
            currency: "INR";
        };
        /** @description A month in UTC, such as `2026-11`. */
        Month: string;
        /** @description How the supplier behaves. */
        NetworkBehaviour: {
            /**
             * @description It cannot be reached: every request fails.
             * @default false
             */
            down?: boolean | null;
            /**
             * Format: int32
             * @description How many of the next requests fail; it counts down.
             * @default 0
             */
            fail_next?: number | null;
            /**
             * @description How those requests fail.
             * @default error
             */
            fail_as?: components["schemas"]["NetworkFailure"] | null;
            /**
             * Format: int32
             * @description How many of the next purchases are rejected: an order counts once, whatever its units, and so does a top-up; it counts down.
             * @default 0
             */
            refuse_next?: number | null;
            /** @description The requests that are rejected. */
            refuse?: components["schemas"]["NetworkCall"][] | null;
            /** @description The requests that get no response until they are released. */
            hold?: components["schemas"]["NetworkCall"][] | null;
            /**
             * Format: int32
             * @description How many units of an order are issued; the others are held if issuing is held, otherwise rejected. Omitted for all.
             */
            issue_at_most?: number | null;
            /**
             * Format: int32
             * @description How many seconds of the deployment's clock pass before a response.
             * @default 0
             */
            delay_seconds?: number | null;
            /**
             * @description Whether install details come with an issued eSIM; otherwise they come once they are reported.
             * @default true
             */
            install_details?: boolean | null;
            /**
             * @description Whether the supplier reports usage.
             * @default true
             */
            reports_usage?: boolean | null;
        };
        /**
         * @description What the service requests from the supplier.
         * @enum {string}
         */
        NetworkCall: "issue" | "topup" | "cancel" | "usage";
        /**
         * @description How a request to the supplier fails.
         * @enum {string}
         */
        NetworkFailure: "timeout" | "error";
        /** @description How the supplier behaves, and for whom. */
        NetworkRule: {
            /** @description The account; null for all without a rule of their own. */
            account_id: components["schemas"]["ObjectId"] | null;
            /** @description It cannot be reached: every request fails. */
            down: boolean;
            /**
             * Format: int32
             * @description How many of the next requests fail.
             */
            fail_next: number;
            /** @description How those requests fail. */
            fail_as: components["schemas"]["NetworkFailure"];
            /**
             * Format: int32
             * @description How many of the next purchases are rejected.
             */
            refuse_next: number;
            /** @description The requests that are rejected. */
            refuse: components["schemas"]["NetworkCall"][];
            /** @description The requests that get no response until they are released. */
            hold: components["schemas"]["NetworkCall"][];
            /**
             * Format: int32
             * @description How many units of an order are issued; null for all.
             */
            issue_at_most: number | null;
            /**
             * Format: int32
             * @description How many seconds of the deployment's clock pass before a response.
             */
            delay_seconds: number;
            /** @description Whether install details come with an issued eSIM. */
            install_details: boolean;
            /** @description Whether the supplier reports usage. */
            reports_usage: boolean;
            /**
             * Format: int32
             * @description How many requests are held now.
             */
            held: number;
        };
        /** @description A list without pages. */
        NetworkRuleList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["NetworkRule"][];
        };
        /** @description A new key. This is the only time that the key itself is shown. */
        NewApiKey: {
            /** @description The stored data of the key. */
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
        /** @description A new member, with an initial password. */
        NewMember: {
            /** @description The member. */
            member: components["schemas"]["Member"];
            /** @description The initial password, shown only once; the member changes it after signing in. */
            initial_password: string;
        };
        /** @description A new operator, with an initial password. */
        NewOperator: {
            /** @description The operator. */
            operator: components["schemas"]["Operator"];
            /** @description The initial password, shown only once; the operator changes it after signing in. */
            initial_password: string;
        };
        /** @description A new key of an account. This is the only time that the key itself is shown. */
        NewOperatorApiKey: {
            /** @description The stored data of the key. */
            key: components["schemas"]["OperatorApiKey"];
            /** @description The key, to hand over safely. It is not shown again. */
            text: string;
        };
        /** @description A new password, with the token of the link as proof. */
        NewPassword: {
            /** @description The token, as in the link. */
            token: string;
            /** @description The new password: at least 12 characters, and not one of the most common ones. */
            new_password: string;
        };
        /** @description A new run. This is the only time that its keys and passwords are shown. */
        NewRun: {
            /** @description The id of the run. */
            id: components["schemas"]["ObjectId"];
            /** @description Its display name. */
            name: string;
            /** @description Its accounts. */
            accounts: components["schemas"]["RunAccount"][];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description A new operator token. This is the only time that the token itself is shown. */
        NewTokenOfOperator: {
            /** @description The stored data of the token. */
            token: components["schemas"]["TokenOfOperator"];
            /** @description The token: put it where your program reads its secrets. It is not shown again. */
            text: string;
        };
        /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
        NotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
        NotSupportedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "not_supported";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description The id of an object of the portal: a short prefix for its kind, and letters and digits. */
        ObjectId: string;
        /**
         * @description Why no account, or not this one, finds a package.
         * @enum {string}
         */
        OmissionReason: "retired" | "provider-off" | "not-inr" | "identity-check" | "outside-agreed-set" | "unlimited-not-sold" | "unreliable-data-size" | "unreliable-countries" | "price-rounds-to-zero" | "cost-above-retail";
        /** @description Packages that no account finds, for one reason. */
        OmittedPackages: {
            /** @description The first reason that applies. */
            reason: components["schemas"]["OmissionReason"];
            /**
             * Format: int32
             * @description How many there are.
             */
            count: number;
            /** @description The first of them in the file. */
            packages: components["schemas"]["PackageId"][];
        };
        /** @description A person who runs the service. */
        Operator: {
            /** @description The id of the operator. */
            id: components["schemas"]["ObjectId"];
            /** @description The email address they sign in with. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["OperatorRole"];
            /** @description Whether they have a second factor. */
            totp_enabled: boolean;
            /** @description When they last signed in; null before the first time. */
            last_sign_in: components["schemas"]["Timestamp"] | null;
            /** @description When they were added. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description An entry of the audit log, with what only operators see. */
        OperatorActivity: {
            /** @description The operator who did it, if `actor` is `operator`. Null otherwise, and for older entries. */
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
        /** @description An API key, with what only operators see. */
        OperatorApiKey: {
            /** @description The operator who created it, if `created_by` is `operator`. Null otherwise, and for older keys. */
            operator: components["schemas"]["OperatorName"] | null;
        } & components["schemas"]["ApiKey"];
        /** @description A list without pages. */
        OperatorApiKeyList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["OperatorApiKey"][];
        };
        /** @description One movement of money, with what only operators see. */
        OperatorLedgerEntry: {
            /** @description The operator who made it. Null for every automatic entry, and for older ones. */
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
        /** @description A list without pages. */
        OperatorList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Operator"][];
        };
        /** @description Which operator did something: a person's email address, the id of an operator token, or `command-line`. Partners see only `operator`. */
        OperatorName: string;
        /**
         * @description What an operator may do, and what the scopes of an operator token allow.
         * @enum {string}
         */
        OperatorRole: "admin" | "support" | "finance" | "read_only";
        /** @description An order for eSIMs. */
        Order: {
            /** @description The id of the order. */
            id: components["schemas"]["OrderId"];
            /** @description Its status. New values can be added. */
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
            /** @description What has been refunded; `0.00` if nothing has. */
            refunded: components["schemas"]["Money"];
            /** @description The balance right after the charge, without later refunds. It never changes. For a failed or partially completed order the balance was this plus `refunded`. */
            balance_after: components["schemas"]["Money"];
            /** @description When the order was placed. */
            created: components["schemas"]["Timestamp"];
            /** @description The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
            esims: components["schemas"]["OrderEsim"][];
        };
        /** @description An order of any account, in brief. */
        OrderBrief: {
            /** @description The id of the order. */
            id: components["schemas"]["OrderId"];
            /** @description The order number for people. */
            number: string;
            /** @description Its mode. */
            mode: components["schemas"]["Mode"];
            /** @description Its status. */
            status: components["schemas"]["OrderStatus"];
            /** @description Its account. */
            account: components["schemas"]["AccountName"];
            /** @description The total. */
            total: components["schemas"]["Money"];
            /** @description When it was placed. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        OrderBriefPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["OrderBrief"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.completed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["Order"];
        };
        /** @description The traveller that an order is for, as a note for members. */
        OrderCustomer: {
            /** @description The traveller's name; null when none was given. */
            name: string | null;
            /** @description The traveller's email address; null if none was given. Nothing is ever sent to it. */
            email: string | null;
        };
        /** @description An eSIM issued for an order. */
        OrderEsim: {
            /** @description Its ICCID: fetch install details and usage with it. */
            iccid: components["schemas"]["Iccid"];
            /** @description Its status when the response or event with this order was created. */
            status: components["schemas"]["EsimStatus"];
        };
        /**
         * @description An order ended `failed`: no eSIM was issued and the whole amount was refunded.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.failed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
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
        /** @description `order_not_cancellable`: The order is neither completed nor partially completed, or one of its eSIMs has been used or cannot be cancelled. */
        OrderNotCancellableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "order_not_cancellable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description Where an order was placed.
         * @enum {string}
         */
        OrderSource: "api" | "portal";
        /**
         * @description The status of an order.
         * @enum {string}
         */
        OrderStatus: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
         */
        OrdersCreateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /**
                 * @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one.
                 * @enum {string}
                 */
                param?: "Idempotency-Key";
            };
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
         *
         *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
         *
         *     `live_mode_not_enabled`: The account is not approved for live orders.
         */
        OrdersCreateForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden" | "account_inactive" | "live_mode_not_enabled";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description An account at a glance, in one mode. */
        Overview: {
            /** @description The current balance. */
            balance: components["schemas"]["Money"];
            /** @description The level below which a warning is sent; null for none. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description One entry per requested day, oldest first, today last. */
            days: components["schemas"]["DayFigures"][];
            /** @description Deliveries by status. */
            deliveries: components["schemas"]["DeliveryFigures"];
            /**
             * Format: int32
             * @description For how many more days the balance lasts at the pace of the 7 days before today. Null if nothing was spent on them, or if it lasts longer than 365 days.
             */
            days_left: number | null;
            /** @description eSIMs by status. */
            esims: components["schemas"]["EsimFigures"];
            /** @description The eSIMs that have used most of their data, active or depleted, at most 20. */
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
        /** @description An amount of data (or unlimited data) for one or more countries, valid for a number of days. */
        Package: {
            /** @description Send it as `package_id` to buy the package. */
            id: components["schemas"]["PackageId"];
            /** @description The name to display. Read amounts and days from their own fields, not from here. */
            name: string;
            /** @description How wide its coverage is. New kinds can be added. */
            type: components["schemas"]["PackageType"];
            /** @description The ISO 3166-1 alpha-2 code if it works in one country only; null if it covers more than one. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description The codes of every country it works in, each once, in alphabetical order. */
            countries: components["schemas"]["CountryCode"][];
            /**
             * Format: int32
             * @description The data in MB (1 GB is 1024 MB); for a daily plan the amount for one day. Null if, and only if, unlimited.
             */
            data_mb: number | null;
            /** @description Whether the data is uncapped. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description How many days the plan is valid once it has started.
             */
            validity_days: number;
            /** @description What you pay for each eSIM: the retail price minus your discount. */
            price: components["schemas"]["Money"];
            /** @description What the service itself sells the package for. */
            retail_price: components["schemas"]["Money"];
            /** @description Whether it can be bought as a top-up. True on every listed package today. */
            topup: boolean;
        };
        /** @description A package that an import adds, changes or retires. */
        PackageChange: {
            /** @description Its id. */
            id: components["schemas"]["PackageId"];
            /** @description Its name after the import. */
            name: string;
            /** @description What happens to it. */
            change: components["schemas"]["PackageChangeKind"];
            /** @description The values that change; none if it is new or only retired. */
            fields: components["schemas"]["ChangedField"][];
        };
        /**
         * @description What an import does to a package.
         * @enum {string}
         */
        PackageChangeKind: "added" | "changed" | "retired";
        /** @description The id of a package: `pkg_` and a number without leading zeros. */
        PackageId: string;
        /** @description A list without pages. */
        PackageList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Package"][];
        };
        /** @description `package_not_found`: No package with this id is on sale for the account, or it does not fit the eSIM. */
        PackageNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "package_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
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
            /** @description The current password. */
            password: string;
        };
        /** @description Someone who can sign in. */
        Person: {
            /** @description The id of the person. */
            id: components["schemas"]["ObjectId"];
            /** @description The email address they sign in with. */
            email: components["schemas"]["MailAddress"];
            /** @description What they may do. */
            role: components["schemas"]["PersonRole"];
        };
        /**
         * @description What a person may do. Members have one of the first three roles, operators one of the others and no account.
         * @enum {string}
         */
        PersonRole: "owner" | "staff" | "viewer" | "admin" | "support" | "finance" | "read_only";
        /** @description Nothing: a ping has no subject. */
        PingData: Record<string, never>;
        /**
         * @description A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping.
             * @enum {number}
             */
            sequence: 0;
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["PingData"];
        };
        /** @description The result of a test event. */
        PingResult: {
            /** @description The id of the delivery, as the endpoint received it. */
            delivery_id: string;
            /** @description The id of the event that was sent. The event is not stored. */
            event_id: components["schemas"]["EventId"];
            /** @description Whether the endpoint responded with a 2xx in time. */
            delivered: boolean;
            /**
             * Format: int32
             * @description The HTTP status of the response; null if there was none.
             */
            http_status: number | null;
            /** @description Why it failed; null if it was delivered. */
            error: string | null;
            /** @description The first 500 characters of the response body; null if there was none. */
            answer: string | null;
            /**
             * Format: int32
             * @description How long it took, in milliseconds; null if it could not be sent.
             */
            duration_ms: number | null;
        };
        /** @description Orders or top-ups without a final status. */
        ProcessingCount: {
            /**
             * Format: int32
             * @description All of them.
             */
            all: number;
            /**
             * Format: int32
             * @description Those that were placed more than 5 minutes ago.
             */
            stuck: number;
        };
        /** @description A network provider, which supplies packages. */
        Provider: {
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Whether its packages are on sale. */
            enabled: boolean;
            /**
             * Format: int32
             * @description How many of its packages the catalogue contains.
             */
            packages_count: number;
        };
        /** @description A list without pages. */
        ProviderList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Provider"][];
        };
        /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
        RateLimitedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "rate_limited";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description A named region. */
        Region: {
            /** @description Its code, which never changes. */
            code: string;
            /** @description Its name. */
            name: string;
            /** @description Older codes that still work. */
            aliases: string[];
            /** @description Whether it means the whole world. */
            global: boolean;
        };
        /** @description A list without pages. */
        RegionList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Region"][];
        };
        /** @description How many requests were released. */
        Released: {
            /**
             * Format: int32
             * @description How many.
             */
            released: number;
        };
        /** @description What the supplier reports about an eSIM from now on. Omitted fields stay unchanged. */
        ReportEsim: {
            /**
             * Format: int32
             * @description How much data is used in total, in MB.
             */
            used_mb?: number | null;
            /** @description Whether it has been used for the first time; the time is that of this request. */
            first_used?: boolean | null;
            /** @description Whether its install details have been sent. */
            install_details?: boolean | null;
        };
        /** @description What the supplier reports about an eSIM. */
        ReportedEsim: {
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /**
             * Format: int32
             * @description How much data is used in total, in MB.
             */
            used_mb: number;
            /** @description When it was first used; null if it was not. */
            first_used: components["schemas"]["Timestamp"] | null;
            /** @description Whether its install details have been sent. */
            install_details: boolean;
        };
        /** @description The id of one request: `req_` and 16 hex characters. */
        RequestId: string;
        /** @description A run. */
        Run: {
            /** @description The id of the run. */
            id: components["schemas"]["ObjectId"];
            /** @description Its display name. */
            name: string;
            /** @description The ids of its accounts. */
            account_ids: components["schemas"]["ObjectId"][];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description An account created for a run. */
        RunAccount: {
            /** @description The id of the account. */
            id: components["schemas"]["ObjectId"];
            /** @description Its name. */
            name: string;
            /** @description The test keys, in full. */
            test_keys: string[];
            /** @description The live keys, in full. */
            live_keys: string[];
            /** @description The members who can sign in. */
            people: components["schemas"]["RunPerson"][];
        };
        /** @description A list without pages. */
        RunList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Run"][];
        };
        /** @description Someone who can sign in to an account of a run. */
        RunPerson: {
            /** @description What they may do. */
            role: components["schemas"]["MemberRole"];
            /** @description The email address to sign in with. */
            email: string;
            /** @description The password to sign in with. */
            password: string;
        };
        /** @description An amount in rupees, as a decimal string with at most two digits after the point: `500`, `500.5` or `500.00`. */
        Rupees: string;
        /** @description What was sold, day by day. */
        Sales: {
            /** @description One entry per requested day, oldest first, today last. */
            days: components["schemas"]["SalesDay"][];
            /** @description Sales after this time are not counted yet; null if all are counted. */
            counted_until: components["schemas"]["Timestamp"] | null;
        };
        /** @description What all accounts bought in one day in UTC. */
        SalesDay: {
            /** @description The day. */
            day: string;
            /**
             * Format: int32
             * @description How many orders were placed.
             */
            orders: number;
            /**
             * Format: int32
             * @description How many orders failed, and were refunded in full.
             */
            failed_orders: number;
            /**
             * Format: int32
             * @description How many top-ups were placed.
             */
            topups: number;
            /** @description What was charged for orders and top-ups, less what was refunded; negative if more was refunded. */
            revenue: components["schemas"]["SignedMoney"];
            /** @description What the providers charge for it, at the cost in the catalogue when it was sold. Null if it is not known of every sale: older releases did not store it. */
            cost: components["schemas"]["SignedMoney"] | null;
            /** @description Revenue less cost; null if the cost is not known. */
            margin: components["schemas"]["SignedMoney"] | null;
        };
        /** @description Something that was found. */
        SearchHit: {
            /** @description What it is. */
            kind: components["schemas"]["SearchKind"];
            /** @description Its id; the ICCID of an eSIM. */
            id: string;
            /** @description What it is called: an order's number, a key's name, an event's type, a request's method and path. */
            title: string;
            /** @description What was searched for, if it is neither the id nor the title: a customer reference, a name, an email address. */
            detail: string | null;
            /** @description Its mode; null for an account, and for a request without a valid key. */
            mode: components["schemas"]["Mode"] | null;
            /** @description Its account; null for a request without a valid key. */
            account: components["schemas"]["AccountName"] | null;
        };
        /** @description A list without pages. */
        SearchHitList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["SearchHit"][];
        };
        /**
         * @description What was found.
         * @enum {string}
         */
        SearchKind: "account" | "order" | "esim" | "key" | "request" | "event";
        /** @description `secret_unshowable`: The endpoint's secret can no longer be decrypted; its deliveries wait until it is rotated. */
        SecretUnshowableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "secret_unshowable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
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
         * @description The position of an event among those of its account and mode.
         */
        Sequence: number;
        /** @description A session, as seen by its owner. */
        Session: {
            /** @description Who is signed in. */
            person: components["schemas"]["Person"];
            /** @description The account they work in, or that an operator looks at; null for other operators. */
            account: components["schemas"]["OwnAccount"] | null;
            /** @description Whether an operator looks at the account: they then have the role of a viewer, and can't change anything. */
            looking: boolean;
            /** @description Send it in `X-CSRF-Token` with every change. */
            csrf_token: string;
            /** @description Whether the person has a second factor. */
            totp_enabled: boolean;
            /** @description Whether the deployment requires a second factor that this operator doesn't have. Until they confirm one, every operation that members may not call is `forbidden`. */
            totp_needed: boolean;
            /** @description When the session expires, 12 hours after the sign-in. */
            expires: components["schemas"]["Timestamp"];
        };
        /**
         * @description `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
         *
         *     `totp_required`: The password is right, and the second factor's code was not sent.
         */
        SessionCreateUnauthorizedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "invalid_credentials" | "totp_required";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description `csrf_refused`: The request comes from another site, or lacks the session's `csrf_token`.
         *
         *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
         */
        SessionDeleteForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "csrf_refused" | "forbidden";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description An amount of money that can be negative. */
        SignedMoney: {
            /** @description The amount in rupees, as a decimal string with exactly two digits after the point; negative for what was subtracted. */
            amount: string;
            /**
             * @description The ISO 4217 code of the currency; always `INR`.
             * @enum {string}
             */
            currency: "INR";
        };
        /** @description An amount in rupees to add, or to subtract with a minus sign: `-120.00`. */
        SignedRupees: string;
        /** @description What to simulate. */
        SimulateEsim: {
            /** @description The event to simulate. */
            event: components["schemas"]["SimulatedEvent"];
        };
        /**
         * @description What can happen to a test eSIM.
         * @enum {string}
         */
        SimulatedEvent: "activated" | "usage_80" | "usage_100" | "expired";
        /** @description An eSIM in full, with what only members see. */
        StaffEsim: {
            /** @description The traveller noted on its order; null when nothing is. */
            customer: components["schemas"]["OrderCustomer"] | null;
            /** @description True while its cancelling waits for the supplier. */
            cancelling: boolean;
            /**
             * Format: int32
             * @description How many of its top-ups are processing.
             */
            running_topups: number;
            /** @description Whether it seems that the caller can cancel it; the supplier decides. */
            cancellable: boolean;
        } & components["schemas"]["EsimDetail"];
        /** @description An order with what only members see. */
        StaffOrder: {
            /** @description The order number for people; a live order's id is derived from it. */
            number: string;
            /** @description Where it was placed. */
            source: components["schemas"]["OrderSource"];
            /** @description The names of the packages in `items` when they were bought, in the same order. */
            package_names: string[];
            /** @description The traveller; null if none is noted, or it was erased. */
            customer: components["schemas"]["OrderCustomer"] | null;
            /** @description Whether it seems that it can be cancelled; the supplier decides. */
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
        /** @description The wallet of an account in a month. */
        Statement: {
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Until when it is complete: the end of the month, or for the current month the time of the request. */
            until: components["schemas"]["Timestamp"];
            /** @description The balance at the beginning. */
            opening: components["schemas"]["SignedMoney"];
            /** @description Funds that were added. */
            funds: components["schemas"]["SignedMoney"];
            /** @description Corrections. */
            adjustments: components["schemas"]["SignedMoney"];
            /** @description What was charged for orders and top-ups, negative. */
            charges: components["schemas"]["SignedMoney"];
            /** @description What was refunded for orders and top-ups. */
            refunds: components["schemas"]["SignedMoney"];
            /** @description The balance at the end. */
            closing: components["schemas"]["SignedMoney"];
            /** @description The days with entries, oldest first. */
            days: components["schemas"]["StatementDay"][];
        };
        /** @description The money of one day in UTC. Amounts that were subtracted are negative. */
        StatementDay: {
            /** @description The day. */
            day: string;
            /** @description Funds that were added. */
            funds: components["schemas"]["SignedMoney"];
            /** @description Corrections. */
            adjustments: components["schemas"]["SignedMoney"];
            /** @description What was charged for orders and top-ups, negative. */
            charges: components["schemas"]["SignedMoney"];
            /** @description What was refunded for orders and top-ups. */
            refunds: components["schemas"]["SignedMoney"];
            /** @description The balance at its end. */
            balance: components["schemas"]["SignedMoney"];
        };
        /** @description A class of status codes, such as `4xx`, or one status code, such as `404`. */
        StatusFilter: string;
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
             * @description The data in MB, of one day for a daily plan; null if unlimited, or if the provider does not say.
             */
            data_mb: number | null;
            /** @description Whether the data is uncapped. */
            unlimited: boolean;
            /**
             * Format: int32
             * @description How many days it is valid.
             */
            validity_days: number;
            /** @description What it costs the service, in `currency`, with up to six decimals. */
            cost: string;
            /** @description What the service sells it for, in `currency`, with up to six decimals. */
            retail_price: string;
            /** @description The currency of both. Packages in a currency other than INR are not shown to partners. */
            currency: string;
            /** @description Whether the service's own store sells it. */
            own_store: boolean;
            /** @description Whether it is retired. */
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
        /** @description The requests to the supplier by the process that returns this: the last 1000 of the last hour. */
        SupplierHealth: {
            /**
             * Format: int32
             * @description How many requests.
             */
            calls: number;
            /**
             * Format: int32
             * @description How many of them got no usable response.
             */
            failed: number;
            /**
             * Format: int32
             * @description How long half of them took at most, in milliseconds; null without requests.
             */
            median_ms: number | null;
            /**
             * Format: int32
             * @description How long 95 of 100 took at most, in milliseconds; null without requests.
             */
            p95_ms: number | null;
            /** @description When the last one failed; null if none did. */
            last_failure: components["schemas"]["Timestamp"] | null;
        };
        /** @description `supplier_unavailable`: The supplier cannot be reached; nothing was charged or created. In test mode a reference can trigger it. */
        SupplierUnavailableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "supplier_unavailable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description An eSIM with its account. */
        SupportEsim: {
            /** @description The account. */
            account: components["schemas"]["AccountName"];
        } & components["schemas"]["StaffEsim"];
        /** @description An order with its account. */
        SupportOrder: {
            /** @description The account. */
            account: components["schemas"]["AccountName"];
        } & components["schemas"]["StaffOrder"];
        /** @description A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
        TimeFilter: string;
        /**
         * Format: date-time
         * @description A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`.
         */
        Timestamp: string;
        /** @description An operator token, without the token itself, which cannot be shown again. */
        TokenOfOperator: {
            /** @description The id of the token, which is not the token. */
            id: components["schemas"]["ObjectId"];
            /** @description Its display name. */
            name: string;
            /** @description The roles whose operations it may call. */
            scopes: components["schemas"]["OperatorRole"][];
            /** @description When it expires; null for never. */
            expires: components["schemas"]["Timestamp"] | null;
            /** @description Whether it has expired, by the deployment's clock. */
            expired: boolean;
            /** @description When it was revoked; null while it is not. */
            revoked: components["schemas"]["Timestamp"] | null;
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        TokenOfOperatorPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["TokenOfOperator"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description `too_many_endpoints`: The account has the maximum of endpoints in this mode, disabled ones included. */
        TooManyEndpointsError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "too_many_endpoints";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count. */
        TooManyKeysError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "too_many_keys";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description What was ordered, by destination. */
        TopDestinations: {
            /** @description Most units first, at most 10. */
            destinations: components["schemas"]["DestinationFigures"][];
            /**
             * Format: int32
             * @description How many orders were counted: the newest, at most 1000.
             */
            orders: number;
            /** @description True if there are older ones in the requested days, which were not counted. */
            has_older: boolean;
        };
        /** @description A package added, or being added, to an eSIM. */
        Topup: {
            /** @description Id of the top-up. */
            id: components["schemas"]["TopupId"];
            /** @description Its status. Check it even after a `201`: a top-up that the supplier rejected is returned like any other, with `failed` here. */
            status: components["schemas"]["TopupStatus"];
            /** @description The eSIM that is topped up. */
            iccid: components["schemas"]["Iccid"];
            /** @description The package that is added. */
            package_id: components["schemas"]["PackageId"];
            /** @description The reference sent with this top-up, not that of the order; `null` when none was sent. */
            customer_ref: string | null;
            /** @description Price of the top-up, charged when it was created. */
            total: components["schemas"]["Money"];
            /** @description The balance right after the charge; on a failed top-up, right after the refund. */
            balance_after: components["schemas"]["Money"];
            /** @description When the top-up was created. */
            created: components["schemas"]["Timestamp"];
        };
        /**
         * @description A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing.
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
            /** @description Id of the event, the same on every read and delivery: use it to detect duplicates. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened; it determines the shape of `data`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "topup.completed";
            /** @description The mode that the event belongs to. */
            mode: components["schemas"]["Mode"];
            /** @description When the event was created. Several events can have the same second: order them by `sequence`. */
            created: components["schemas"]["Timestamp"];
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a ping. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
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
         * @description The status of a top-up. More statuses may be added: treat an unknown one as not yet completed.
         * @enum {string}
         */
        TopupStatus: "completed" | "processing" | "failed";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
         *
         *     `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
         */
        TopupsCreateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress" | "esim_not_topupable";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller.
         *
         *     `package_not_found`: No package with this id is on sale for the account, or it does not fit the eSIM.
         */
        TopupsCreateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "not_found" | "package_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description A current code of the authenticator app. */
        TotpCode: {
            /** @description The code that the app shows now. */
            code: components["schemas"]["TotpDigits"];
        };
        /** @description Six digits, as an authenticator app shows them. */
        TotpDigits: string;
        /** @description A second factor that is not confirmed yet. */
        TotpSecret: {
            /** @description The secret in base32, for typing it into an authenticator app. */
            secret: string;
            /** @description The same as an `otpauth:` URI, for showing as a QR code. */
            uri: string;
        };
        /** @description `totp_state`: The second factor is already on, or none has been started that could be confirmed. */
        TotpStateError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "totp_state";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description Which endpoints to list.
         * @enum {string}
         */
        TroubledEndpoints: "paused" | "disabled";
        /**
         * @description Which orders to list.
         * @enum {string}
         */
        TroubledStatus: "processing" | "failed";
        /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
        UnauthenticatedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "unauthenticated";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired.
         *
         *     `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
         */
        UnauthorizedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "unauthenticated" | "invalid_credentials";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description What to change about an account. Omitted fields stay unchanged. */
        UpdateAccount: {
            /** @description Its name. */
            name?: components["schemas"]["DisplayName"] | null;
            /** @description The email address for mails to the partner. */
            email?: components["schemas"]["MailAddress"] | null;
            /** @description False deactivates the account, true activates it again. */
            active?: boolean | null;
            /** @description Whether live orders are allowed. */
            live_approved?: boolean | null;
            /** @description Its discount tier. */
            tier?: components["schemas"]["DiscountTier"] | null;
            /**
             * Format: int32
             * @description A discount agreed with this partner, in hundredths of a percent; null restores the tier's.
             */
            agreed_discount_bps?: number | null;
            /** @description Whether unlimited packages are on sale for it. */
            sells_unlimited?: boolean | null;
            /** @description The packages that are on sale for it; null for all. */
            allowed_packages?: components["schemas"]["PackageId"][] | null;
            /** @description The level below which a warning is sent, in both modes, in rupees; null, or 0, for no warning. */
            low_balance_threshold?: components["schemas"]["Rupees"] | null;
        };
        /** @description What to change about an endpoint. Omitted fields stay unchanged. */
        UpdateEndpoint: {
            /** @description The URL from now on, for pending deliveries too. */
            url?: string | null;
            /** @description The event types to send from now on, except `ping`; null for all. Pending deliveries are not affected. */
            event_types?: components["schemas"]["EventType"][] | null;
        };
        /** @description What to change about a key. Omitted fields stay unchanged. */
        UpdateKey: {
            /** @description Its display name. */
            name?: components["schemas"]["DisplayName"] | null;
            /** @description IP addresses and ranges that may use it from now on; an empty list for all. */
            allowlist?: components["schemas"]["AddressRange"][] | null;
            /** @description When it expires, in the future; null for never. */
            expires?: components["schemas"]["TimeFilter"] | null;
        };
        /** @description What to change about a member. */
        UpdateMember: {
            /** @description What they may do from now on. */
            role: components["schemas"]["MemberRole"];
        };
        /** @description What to change about an operator. */
        UpdateOperator: {
            /** @description What they may do from now on. */
            role: components["schemas"]["OperatorRole"];
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
        /** @description The last check of the database's invariants. */
        VerificationResult: {
            /** @description When. */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description How many rows violated an invariant.
             */
            violations: number;
        };
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
         *
         *     `wallet_too_low`: The adjustment exceeds the wallet's balance.
         */
        WalletAdjustConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "wallet_too_low";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description Webhooks of all accounts. */
        WebhookHealth: {
            /**
             * Format: int32
             * @description Endpoints that are paused after failures.
             */
            paused: number;
            /**
             * Format: int32
             * @description Endpoints that are disabled, by members or by the service.
             */
            disabled: number;
            /**
             * Format: int32
             * @description Deliveries that wait for an attempt.
             */
            waiting: number;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
         * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
         */
        CsrfToken: string;
        /** @description Only eSIMs issued at this time or later. */
        "EsimFilters.created_after": components["schemas"]["TimeFilter"];
        /** @description Only eSIMs issued before this time. */
        "EsimFilters.created_before": components["schemas"]["TimeFilter"];
        /**
         * @description Only eSIMs whose order has exactly this reference.
         * @example booking-48213
         */
        "EsimFilters.customer_ref": string;
        /** @description Only eSIMs in this status. */
        "EsimFilters.status": components["schemas"]["EsimStatus"];
        /** @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. 1 to 255 characters, no control characters; values that start with `api:` are reserved. */
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
        /** @description Orders placed at this time or later. */
        "OrderFilters.created_after": components["schemas"]["TimeFilter"];
        /** @description Orders placed before this time, and not at it. */
        "OrderFilters.created_before": components["schemas"]["TimeFilter"];
        /** @description Orders with exactly this reference (case-sensitive). */
        "OrderFilters.customer_ref": string;
        /**
         * @description Orders in this status.
         * @example completed
         */
        "OrderFilters.status": components["schemas"]["OrderStatus"];
        /**
         * @description How many days back, today included.
         * @example 2
         */
        OverviewDays: number;
        /**
         * @description Two letters, in either case: packages that work in this country, including regional and global ones. An unknown code gives an empty list.
         * @example IT
         */
        "PackageFilters.country": string;
        /** @description A text to search for, in either case, anywhere in the package's name, its destination's name or the names of its countries. No character has a special meaning. */
        "PackageFilters.q": string;
        /** @description The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes built from names (`asia-pacific`) still work; an unknown one gives an empty list. */
        "PackageFilters.region": string;
        /** @description `true` lists unlimited packages only, `false` metered ones only. */
        "PackageFilters.unlimited": boolean;
        /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
        "Pagination.cursor": string;
        /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
        "Pagination.limit": number;
        /** @description Only those with this API key. */
        "RequestFilters.key_id": components["schemas"]["ObjectId"];
        /** @description Only those with keys of this mode. */
        "RequestFilters.mode": components["schemas"]["Mode"];
        /** @description Only those that arrived at this time or later. */
        "RequestFilters.since": components["schemas"]["TimeFilter"];
        /** @description Only those with this status code or class. */
        "RequestFilters.status": components["schemas"]["StatusFilter"];
        /** @description Only those that arrived before this time. */
        "RequestFilters.until": components["schemas"]["TimeFilter"];
        /**
         * @description An id or number of an order, an ICCID, a request id, an event id or a key's last four characters; or how a customer reference, a traveller's email address or name, or, for operators, an account's name begins. Letters of names and email addresses match in either case. At most 10 of each kind are found.
         * @example booking-204
         */
        SearchFor: string;
        /**
         * @description The id of the account.
         * @example acc_5c0e93d17ab4
         */
        "StatementOf.id": components["schemas"]["ObjectId"];
        /**
         * @description The month; the current one or an earlier one.
         * @example 2026-10
         */
        "StatementOf.month": components["schemas"]["Month"];
    };
    requestBodies: never;
    headers: {
        /** @description Responses must not be stored by caches. */
        "Cache-Control": "no-store";
        /** @description The name of the file. */
        "Content-Disposition": string;
        /** @description Tells that this is the response of an earlier request. */
        "Idempotent-Replayed": "true";
        /** @description Whole seconds to wait before the next request, at least 1. */
        "Retry-After": number;
        /** @description The session's cookie: HttpOnly, SameSite=Lax, Secure unless the portal is served over plain HTTP on a loopback address. A sign-in sets the cookie of the known device beside it, with the same attributes, for 180 days. */
        "Set-Cookie": string;
        /** @description The id of this request, new for each one; quote it when you ask for help. */
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
            /** @description The requested data, or the changed object. */
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
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description A session with its cookie. */
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
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
             * @description `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
             *
             *     `totp_required`: The password is right, and the second factor's code was not sent.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description A session with its cookie. */
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
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired.
             *
             *     `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this request created. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `totp_state`: The second factor is already on, or none has been started that could be confirmed. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": true,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired.
             *
             *     `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `totp_state`: The second factor is already on, or none has been started that could be confirmed. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
             * @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired.
             *
             *     `invalid_credentials`: The email address or the password is wrong, or the code of the second factor is.
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `totp_state`: The second factor is already on, or none has been started that could be confirmed. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    passwordResetUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "per_8kd04mzqw1.1795482000000.Zr0fC7mXk2vVtq5pJw8sYh3LdN6bRgQeTuAiWoPxMn4",
                 *       "new_password": "nine rivers and a lamp"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    passwordResetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "leela@monsoontours.example"
                 *     }
                 */
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description How many days back, today included.
                 * @example 2
                 */
                days?: components["parameters"]["OverviewDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *       "days_left": null,
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    destinationsGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description How many days back, today included.
                 * @example 2
                 */
                days?: components["parameters"]["OverviewDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "destinations": [
                     *         {
                     *           "name": "Italy",
                     *           "units": 31,
                     *           "spent": {
                     *             "amount": "21638.00",
                     *             "currency": "INR"
                     *           }
                     *         },
                     *         {
                     *           "name": "Southeast Asia",
                     *           "units": 4,
                     *           "spent": {
                     *             "amount": "3180.00",
                     *             "currency": "INR"
                     *           }
                     *         }
                     *       ],
                     *       "orders": 33,
                     *       "has_older": false
                     *     }
                     */
                    "application/json": components["schemas"]["TopDestinations"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    apiErrorsGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description How many days back, today included.
                 * @example 2
                 */
                days?: components["parameters"]["OverviewDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "codes": [
                     *         {
                     *           "code": "insufficient_balance",
                     *           "requests": 6,
                     *           "last": "2026-11-21T09:04:11Z"
                     *         }
                     *       ],
                     *       "requests": 6,
                     *       "has_older": false,
                     *       "kept_days": 7
                     *     }
                     */
                    "application/json": components["schemas"]["ApiErrors"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
                     *           "created": "2026-11-21T09:04:11Z",
                     *           "created_by": "leela@monsoontours.example",
                     *           "last_used": "2026-11-21T12:18:40Z",
                     *           "last_address": "203.0.113.7",
                     *           "use_recorded": "2026-11-21T09:04:11Z",
                     *           "unused": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
                     *         "created": "2026-11-21T09:04:11Z",
                     *         "created_by": "leela@monsoontours.example",
                     *         "last_used": null,
                     *         "last_address": null,
                     *         "use_recorded": "2026-11-21T09:04:11Z",
                     *         "unused": false
                     *       },
                     *       "text": "sk_test_T4nB8vK2mX6cR0wZ5yL9pJ3dF7gH1sQ8uE2aq7Xe"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "created": "2026-11-21T09:04:11Z",
                     *       "created_by": "leela@monsoontours.example",
                     *       "last_used": "2026-11-21T12:18:40Z",
                     *       "last_address": "203.0.113.7",
                     *       "use_recorded": "2026-11-21T09:04:11Z",
                     *       "unused": false
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
             * @description `key_revoked`: The key has been revoked, which is final.
             *
             *     `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "created": "2026-11-21T09:04:11Z",
                     *       "created_by": "leela@monsoontours.example",
                     *       "last_used": "2026-11-21T12:18:40Z",
                     *       "last_address": "203.0.113.7",
                     *       "use_recorded": "2026-11-21T09:04:11Z",
                     *       "unused": false
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `too_many_endpoints`: The account has the maximum of endpoints in this mode, disabled ones included. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `secret_unshowable`: The endpoint's secret can no longer be decrypted; its deliveries wait until it is rotated. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
             * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent.
             *
             *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
             *
             *     `retries_used_up`: The delivery has the maximum of manual retries.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description Two letters, in either case: packages that work in this country, including regional and global ones. An unknown code gives an empty list.
                 * @example IT
                 */
                country?: components["parameters"]["PackageFilters.country"];
                /** @description The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes built from names (`asia-pacific`) still work; an unknown one gives an empty list. */
                region?: components["parameters"]["PackageFilters.region"];
                /** @description `true` lists unlimited packages only, `false` metered ones only. */
                unlimited?: components["parameters"]["PackageFilters.unlimited"];
                /** @description A text to search for, in either case, anywhere in the package's name, its destination's name or the names of its countries. No character has a special meaning. */
                q?: components["parameters"]["PackageFilters.q"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `package_not_found`: No package with this id is on sale for the account, or it does not fit the eSIM. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description Orders with exactly this reference (case-sensitive). */
                customer_ref?: components["parameters"]["OrderFilters.customer_ref"];
                /** @description Orders placed at this time or later. */
                created_after?: components["parameters"]["OrderFilters.created_after"];
                /** @description Orders placed before this time, and not at it. */
                created_before?: components["parameters"]["OrderFilters.created_before"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. 1 to 255 characters, no control characters; values that start with `api:` are reserved. */
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
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done twice. */
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
            /** @description What this request created. */
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
             *     `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `package_not_found`: No package with this id is on sale for the account, or it does not fit the eSIM. */
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier cannot be reached; nothing was charged or created. In test mode a reference can trigger it. */
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
    ordersCsvGet: {
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
                /** @description Orders with exactly this reference (case-sensitive). */
                customer_ref?: components["parameters"]["OrderFilters.customer_ref"];
                /** @description Orders placed at this time or later. */
                created_after?: components["parameters"]["OrderFilters.created_after"];
                /** @description Orders placed before this time, and not at it. */
                created_before?: components["parameters"]["OrderFilters.created_before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a line of headings, in UTF-8. It is sent while it is read; an interrupted one is incomplete. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `order_not_cancellable`: The order is neither completed nor partially completed, or one of its eSIMs has been used or cannot be cancelled. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier has not confirmed the cancelling yet. The service keeps asking it, and the result appears by itself. */
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
                status?: components["parameters"]["EsimFilters.status"];
                /**
                 * @description Only eSIMs whose order has exactly this reference.
                 * @example booking-48213
                 */
                customer_ref?: components["parameters"]["EsimFilters.customer_ref"];
                /** @description Only eSIMs issued at this time or later. */
                created_after?: components["parameters"]["EsimFilters.created_after"];
                /** @description Only eSIMs issued before this time. */
                created_before?: components["parameters"]["EsimFilters.created_before"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    esimsCsvGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /** @description Only eSIMs in this status. */
                status?: components["parameters"]["EsimFilters.status"];
                /**
                 * @description Only eSIMs whose order has exactly this reference.
                 * @example booking-48213
                 */
                customer_ref?: components["parameters"]["EsimFilters.customer_ref"];
                /** @description Only eSIMs issued at this time or later. */
                created_after?: components["parameters"]["EsimFilters.created_after"];
                /** @description Only eSIMs issued before this time. */
                created_before?: components["parameters"]["EsimFilters.created_before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a line of headings, in UTF-8. It is sent while it is read; an interrupted one is incomplete. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or one of its top-ups is processing, or the supplier says it was used. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier has not confirmed the cancelling yet. The service keeps asking it, and the result appears by itself. */
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
    esimsSimulate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The ICCID of a test eSIM.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "activated"
                 *     }
                 */
                "application/json": components["schemas"]["SimulateEsim"];
            };
        };
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *       "status": "active",
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
                     *       "activated_at": "2026-11-28T06:45:00Z",
                     *       "expires_at": "2026-12-28T06:45:00Z",
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
                     *       "cancellable": false
                     *     }
                     */
                    "application/json": components["schemas"]["StaffEsim"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `invalid_state`: The simulated event is not possible in the eSIM's status. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidStateError"];
                };
            };
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. 1 to 255 characters, no control characters; values that start with `api:` are reserved. */
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
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done twice. */
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
            /** @description What this request created. */
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
             *     `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
             * @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller.
             *
             *     `package_not_found`: No package with this id is on sale for the account, or it does not fit the eSIM.
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier cannot be reached; nothing was charged or created. In test mode a reference can trigger it. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    requestsList: {
        parameters: {
            query?: {
                /** @description Only those with keys of this mode. */
                mode?: components["parameters"]["RequestFilters.mode"];
                /** @description Only those with this API key. */
                key_id?: components["parameters"]["RequestFilters.key_id"];
                /** @description Only those with this status code or class. */
                status?: components["parameters"]["RequestFilters.status"];
                /** @description Only those that arrived at this time or later. */
                since?: components["parameters"]["RequestFilters.since"];
                /** @description Only those that arrived before this time. */
                until?: components["parameters"]["RequestFilters.until"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "req_c40d97a1e25b8f63",
                     *           "account_id": "acc_5c0e93d17ab4",
                     *           "account_name": "Monsoon Tours",
                     *           "key_id": "key_e20c74b9d613",
                     *           "key_hint": "x7Kd",
                     *           "mode": "live",
                     *           "operation": "ordersCreate",
                     *           "method": "POST",
                     *           "path": "/v1/orders",
                     *           "status": 400,
                     *           "code": "invalid_request",
                     *           "param": "quantity",
                     *           "duration_ms": 1.94,
                     *           "address": "203.0.113.7",
                     *           "idempotency_key": "booking-20418",
                     *           "replayed": false,
                     *           "created": "2026-11-24T10:02:51Z"
                     *         },
                     *         {
                     *           "id": "req_8f2c61d09be4a735",
                     *           "account_id": "acc_5c0e93d17ab4",
                     *           "account_name": "Monsoon Tours",
                     *           "key_id": "key_e20c74b9d613",
                     *           "key_hint": "x7Kd",
                     *           "mode": "live",
                     *           "operation": "ordersCreate",
                     *           "method": "POST",
                     *           "path": "/v1/orders",
                     *           "status": 201,
                     *           "code": null,
                     *           "param": null,
                     *           "duration_ms": 41.27,
                     *           "address": "203.0.113.7",
                     *           "idempotency_key": "booking-20417",
                     *           "replayed": false,
                     *           "created": "2026-11-24T10:00:20Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null,
                     *       "kept_days": 7
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    requestsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the request.
                 * @example req_c40d97a1e25b8f63
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "req_c40d97a1e25b8f63",
                     *       "account_id": "acc_5c0e93d17ab4",
                     *       "account_name": "Monsoon Tours",
                     *       "key_id": "key_e20c74b9d613",
                     *       "key_hint": "x7Kd",
                     *       "mode": "live",
                     *       "operation": "ordersCreate",
                     *       "method": "POST",
                     *       "path": "/v1/orders",
                     *       "status": 400,
                     *       "code": "invalid_request",
                     *       "param": "quantity",
                     *       "duration_ms": 1.94,
                     *       "address": "203.0.113.7",
                     *       "idempotency_key": "booking-20418",
                     *       "replayed": false,
                     *       "created": "2026-11-24T10:02:51Z",
                     *       "response": "{\"error\":{\"code\":\"invalid_request\",\"message\":\"quantity must be from 1 to 10.\",\"request_id\":\"req_c40d97a1e25b8f63\",\"param\":\"quantity\"}}"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequestDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    allRequestsList: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this account.
                 * @example acc_5c0e93d17ab4
                 */
                account_id?: components["schemas"]["ObjectId"];
                /** @description Only those with keys of this mode. */
                mode?: components["parameters"]["RequestFilters.mode"];
                /** @description Only those with this API key. */
                key_id?: components["parameters"]["RequestFilters.key_id"];
                /** @description Only those with this status code or class. */
                status?: components["parameters"]["RequestFilters.status"];
                /** @description Only those that arrived at this time or later. */
                since?: components["parameters"]["RequestFilters.since"];
                /** @description Only those that arrived before this time. */
                until?: components["parameters"]["RequestFilters.until"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "req_c40d97a1e25b8f63",
                     *           "account_id": "acc_5c0e93d17ab4",
                     *           "account_name": "Monsoon Tours",
                     *           "key_id": "key_e20c74b9d613",
                     *           "key_hint": "x7Kd",
                     *           "mode": "live",
                     *           "operation": "ordersCreate",
                     *           "method": "POST",
                     *           "path": "/v1/orders",
                     *           "status": 400,
                     *           "code": "invalid_request",
                     *           "param": "quantity",
                     *           "duration_ms": 1.94,
                     *           "address": "203.0.113.7",
                     *           "idempotency_key": "booking-20418",
                     *           "replayed": false,
                     *           "created": "2026-11-24T10:02:51Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null,
                     *       "kept_days": 7
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    allRequestsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the request.
                 * @example req_c40d97a1e25b8f63
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "req_c40d97a1e25b8f63",
                     *       "account_id": "acc_5c0e93d17ab4",
                     *       "account_name": "Monsoon Tours",
                     *       "key_id": "key_e20c74b9d613",
                     *       "key_hint": "x7Kd",
                     *       "mode": "live",
                     *       "operation": "ordersCreate",
                     *       "method": "POST",
                     *       "path": "/v1/orders",
                     *       "status": 400,
                     *       "code": "invalid_request",
                     *       "param": "quantity",
                     *       "duration_ms": 1.94,
                     *       "address": "203.0.113.7",
                     *       "idempotency_key": "booking-20418",
                     *       "replayed": false,
                     *       "created": "2026-11-24T10:02:51Z",
                     *       "response": "{\"error\":{\"code\":\"invalid_request\",\"message\":\"quantity must be from 1 to 10.\",\"request_id\":\"req_c40d97a1e25b8f63\",\"param\":\"quantity\"}}"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequestDetail"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `email_taken`: Someone already has this email address. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the member.
                 * @example per_4b7a90e2c1d8
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the member.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    operatorsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "per_2f60b9a7d315",
                     *           "email": "asha@esims.example",
                     *           "role": "support",
                     *           "totp_enabled": true,
                     *           "last_sign_in": "2026-11-21T08:30:00Z",
                     *           "created": "2026-10-05T06:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    operatorsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
                 *       "email": "asha@esims.example",
                 *       "role": "support"
                 *     }
                 */
                "application/json": components["schemas"]["AddOperator"];
            };
        };
        responses: {
            /** @description What this request created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operator": {
                     *         "id": "per_2f60b9a7d315",
                     *         "email": "asha@esims.example",
                     *         "role": "support",
                     *         "totp_enabled": false,
                     *         "last_sign_in": null,
                     *         "created": "2026-10-05T06:00:00Z"
                     *       },
                     *       "initial_password": "8k2p-m4xw-tq7n-c9hd"
                     *     }
                     */
                    "application/json": components["schemas"]["NewOperator"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `email_taken`: Someone already has this email address. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    operatorsDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the operator.
                 * @example per_2f60b9a7d315
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `last_admin`: The deployment would be left without an admin. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastAdminError"];
                };
            };
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    operatorsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the operator.
                 * @example per_2f60b9a7d315
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "finance"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOperator"];
            };
        };
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "per_2f60b9a7d315",
                     *       "email": "asha@esims.example",
                     *       "role": "finance",
                     *       "totp_enabled": true,
                     *       "last_sign_in": "2026-11-21T08:30:00Z",
                     *       "created": "2026-10-05T06:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Operator"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `last_admin`: The deployment would be left without an admin. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastAdminError"];
                };
            };
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    tokensList: {
        parameters: {
            query?: {
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "tok_c41a7e90d2b8",
                     *           "name": "Monthly report",
                     *           "scopes": [
                     *             "read_only"
                     *           ],
                     *           "expires": "2027-11-21T00:00:00Z",
                     *           "expired": false,
                     *           "revoked": null,
                     *           "created": "2026-11-21T09:00:00Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["TokenOfOperatorPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    tokensCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
                 *       "name": "Monthly report",
                 *       "scopes": [
                 *         "read_only"
                 *       ],
                 *       "expires": "2027-11-21T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["CreateToken"];
            };
        };
        responses: {
            /** @description What this request created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": {
                     *         "id": "tok_c41a7e90d2b8",
                     *         "name": "Monthly report",
                     *         "scopes": [
                     *           "read_only"
                     *         ],
                     *         "expires": "2027-11-21T00:00:00Z",
                     *         "expired": false,
                     *         "revoked": null,
                     *         "created": "2026-11-21T09:00:00Z"
                     *       },
                     *       "text": "op_7Qm2Xv9LrT4kZ8sWc1Yd6Hf3Nb5Gj0PaEuRiOt"
                     *     }
                     */
                    "application/json": components["schemas"]["NewTokenOfOperator"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    tokensRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the token.
                 * @example tok_c41a7e90d2b8
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tok_c41a7e90d2b8",
                     *       "name": "Monthly report",
                     *       "scopes": [
                     *         "read_only"
                     *       ],
                     *       "expires": "2027-11-21T00:00:00Z",
                     *       "expired": false,
                     *       "revoked": "2026-11-21T10:00:00Z",
                     *       "created": "2026-11-21T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenOfOperator"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    deploymentActivityList: {
        parameters: {
            query?: {
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "act_512",
                     *           "actor": "operator",
                     *           "kind": "operator.role_changed",
                     *           "subject": "per_2f60b9a7d315",
                     *           "text": "asha@esims.example, support",
                     *           "created": "2026-11-21T09:40:00Z",
                     *           "operator": "ravi@esims.example"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorActivityPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description A text to search for, in either case, in names, email addresses and ids.
                 * @example monsoon
                 */
                q?: string;
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `email_taken`: Someone already has this email address. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
                 * @description The id of the member.
                 * @example per_4b7a90e2c1d8
                 */
                member_id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
                     *           "created": "2026-11-21T09:04:11Z",
                     *           "created_by": "operator",
                     *           "last_used": "2026-11-21T12:18:40Z",
                     *           "last_address": "203.0.113.7",
                     *           "use_recorded": "2026-11-21T09:04:11Z",
                     *           "unused": false,
                     *           "operator": "asha@operator.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorApiKeyList"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
                     *         "created": "2026-11-21T09:04:11Z",
                     *         "created_by": "operator",
                     *         "last_used": null,
                     *         "last_address": null,
                     *         "use_recorded": "2026-11-21T09:04:11Z",
                     *         "unused": false,
                     *         "operator": "asha@operator.example"
                     *       },
                     *       "text": "sk_test_T4nB8vK2mX6cR0wZ5yL9pJ3dF7gH1sQ8uE2aq7Xe"
                     *     }
                     */
                    "application/json": components["schemas"]["NewOperatorApiKey"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "created": "2026-11-21T09:04:11Z",
                     *       "created_by": "operator",
                     *       "last_used": "2026-11-21T12:18:40Z",
                     *       "last_address": "203.0.113.7",
                     *       "use_recorded": "2026-11-21T09:04:11Z",
                     *       "unused": false,
                     *       "operator": "asha@operator.example"
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorApiKey"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
             * @description `key_revoked`: The key has been revoked, which is final.
             *
             *     `too_many_keys`: The account has the maximum of active keys in this mode. Revoked and expired keys don't count.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *       "created": "2026-11-21T09:04:11Z",
                     *       "created_by": "operator",
                     *       "last_used": "2026-11-21T12:18:40Z",
                     *       "last_address": "203.0.113.7",
                     *       "use_recorded": "2026-11-21T09:04:11Z",
                     *       "unused": false,
                     *       "operator": "asha@operator.example"
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorApiKey"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `too_many_endpoints`: The account has the maximum of endpoints in this mode, disabled ones included. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `secret_unshowable`: The endpoint's secret can no longer be decrypted; its deliveries wait until it is rotated. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
             *
             *     `account_inactive`: The account has been deactivated: it can be read, but nothing can be ordered or changed.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
             * @description `delivery_not_retryable`: The delivery has been delivered, or is being sent.
             *
             *     `endpoint_disabled`: The endpoint is disabled, so nothing is sent to it.
             *
             *     `retries_used_up`: The delivery has the maximum of manual retries.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    accountsLook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
                     *         "id": "per_90b1e6a2c45d",
                     *         "email": "asha@esims.example",
                     *         "role": "viewer"
                     *       },
                     *       "account": {
                     *         "id": "acc_5c0e93d17ab4",
                     *         "name": "Monsoon Tours",
                     *         "active": true,
                     *         "live_approved": true
                     *       },
                     *       "looking": true,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    lookingDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *         "id": "per_90b1e6a2c45d",
                     *         "email": "asha@esims.example",
                     *         "role": "support"
                     *       },
                     *       "account": null,
                     *       "looking": false,
                     *       "csrf_token": "Zr6cJ0mVt2XqBw9sLh4yKd7u",
                     *       "totp_enabled": false,
                     *       "totp_needed": false,
                     *       "expires": "2026-11-21T21:02:40Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. 1 to 255 characters, no control characters; values that start with `api:` are reserved. */
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
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done twice. */
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
            /** @description What this request created. */
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
             *     `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. 1 to 255 characters, no control characters; values that start with `api:` are reserved. */
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
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done twice. */
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
            /** @description What this request created. */
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
             *     `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole.
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request; nothing was done.
             *
             *     `wallet_too_low`: The adjustment exceeds the wallet's balance.
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    accountStatementGet: {
        parameters: {
            query: {
                /**
                 * @description The month; the current one or an earlier one.
                 * @example 2026-10
                 */
                month: components["parameters"]["StatementOf.month"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["parameters"]["StatementOf.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "month": "2026-10",
                     *       "until": "2026-11-01T00:00:00Z",
                     *       "opening": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "funds": {
                     *         "amount": "10000.00",
                     *         "currency": "INR"
                     *       },
                     *       "adjustments": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "charges": {
                     *         "amount": "-4120.50",
                     *         "currency": "INR"
                     *       },
                     *       "refunds": {
                     *         "amount": "0.00",
                     *         "currency": "INR"
                     *       },
                     *       "closing": {
                     *         "amount": "5879.50",
                     *         "currency": "INR"
                     *       },
                     *       "days": [
                     *         {
                     *           "day": "2026-10-02",
                     *           "funds": {
                     *             "amount": "10000.00",
                     *             "currency": "INR"
                     *           },
                     *           "adjustments": {
                     *             "amount": "0.00",
                     *             "currency": "INR"
                     *           },
                     *           "charges": {
                     *             "amount": "-4120.50",
                     *             "currency": "INR"
                     *           },
                     *           "refunds": {
                     *             "amount": "0.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance": {
                     *             "amount": "5879.50",
                     *             "currency": "INR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Statement"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    accountStatementPdfGet: {
        parameters: {
            query: {
                /**
                 * @description The month; the current one or an earlier one.
                 * @example 2026-10
                 */
                month: components["parameters"]["StatementOf.month"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["parameters"]["StatementOf.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    accountStatementCsvGet: {
        parameters: {
            query: {
                /**
                 * @description The month; the current one or an earlier one.
                 * @example 2026-10
                 */
                month: components["parameters"]["StatementOf.month"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example acc_5c0e93d17ab4
                 */
                id: components["parameters"]["StatementOf.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a line of headings, in UTF-8. It is sent while it is read; an interrupted one is incomplete. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    accountLedgerCsvGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
            };
            header?: never;
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a line of headings, in UTF-8. It is sent while it is read; an interrupted one is incomplete. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                /** @description The format of the file. */
                format: components["schemas"]["CatalogueFormat"];
                /** @description Whether every package that the file does not name is taken off sale. */
                retire_missing?: boolean;
                /** @description Whether the import is only a preview and changes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, in UTF-8. The body has no other parts.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *       "packages_still_retired": 0,
                     *       "changes": [
                     *         {
                     *           "id": "pkg_10482",
                     *           "name": "Italy 5 GB, 30 days",
                     *           "change": "changed",
                     *           "fields": [
                     *             {
                     *               "field": "retail_price",
                     *               "before": "405.00",
                     *               "after": "399.00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "omitted": [],
                     *       "import_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `invalid_catalogue`: The catalogue file has errors, which `faults` lists by row; nothing was changed. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    catalogueImportsList: {
        parameters: {
            query?: {
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "imp_42",
                     *           "operator": "ops@gateway.example",
                     *           "packages_added": 12,
                     *           "packages_changed": 310,
                     *           "packages_retired": 4,
                     *           "others_written": 1,
                     *           "undoes": null,
                     *           "undone_by": null,
                     *           "undoable": true,
                     *           "created": "2026-11-21T09:12:44Z"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueImportPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    catalogueImportsUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the import.
                 * @example imp_42
                 */
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this request created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "imp_43",
                     *       "operator": "ops@gateway.example",
                     *       "packages_added": 0,
                     *       "packages_changed": 314,
                     *       "packages_retired": 12,
                     *       "others_written": 1,
                     *       "undoes": "imp_42",
                     *       "undone_by": null,
                     *       "undoable": true,
                     *       "created": "2026-11-21T09:20:10Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueImport"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `import_not_undoable`: The import has been undone, or the catalogue was changed since, or its values from before are no longer stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNotUndoableError"];
                };
            };
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description A text to search for, in either case, in names and ids.
                 * @example italy
                 */
                q?: string;
                /** @description Only packages of this provider. */
                provider_id?: string;
                /**
                 * @description Only retired packages, or only the others.
                 * @example false
                 */
                retired?: boolean;
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `esim_not_cancellable`: The eSIM's status does not allow cancelling, or one of its top-ups is processing, or the supplier says it was used. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier has not confirmed the cancelling yet. The service keeps asking it, and the result appears by itself. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `order_not_cancellable`: The order is neither completed nor partially completed, or one of its eSIMs has been used or cannot be cancelled. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description `supplier_unavailable`: The supplier has not confirmed the cancelling yet. The service keeps asking it, and the result appears by itself. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    searchGet: {
        parameters: {
            query: {
                /**
                 * @description An id or number of an order, an ICCID, a request id, an event id or a key's last four characters; or how a customer reference, a traveller's email address or name, or, for operators, an account's name begins. Letters of names and email addresses match in either case. At most 10 of each kind are found.
                 * @example booking-204
                 */
                q: components["parameters"]["SearchFor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "kind": "order",
                     *           "id": "ord_k7m2p9qxw4ht",
                     *           "title": "K7M2-P9QX-W4HT",
                     *           "detail": "booking-20417",
                     *           "mode": "live",
                     *           "account": {
                     *             "id": "acc_5c0e93d17ab4",
                     *             "name": "Monsoon Tours"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHitList"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    allSearchGet: {
        parameters: {
            query: {
                /**
                 * @description An id or number of an order, an ICCID, a request id, an event id or a key's last four characters; or how a customer reference, a traveller's email address or name, or, for operators, an account's name begins. Letters of names and email addresses match in either case. At most 10 of each kind are found.
                 * @example booking-204
                 */
                q: components["parameters"]["SearchFor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "kind": "order",
                     *           "id": "ord_k7m2p9qxw4ht",
                     *           "title": "K7M2-P9QX-W4HT",
                     *           "detail": "booking-20417",
                     *           "mode": "live",
                     *           "account": {
                     *             "id": "acc_5c0e93d17ab4",
                     *             "name": "Monsoon Tours"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHitList"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    salesGet: {
        parameters: {
            query: {
                /**
                 * @description The mode to look at.
                 * @example test
                 */
                mode: components["parameters"]["InMode"];
                /**
                 * @description How many days back, today included.
                 * @example 1
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "day": "2026-11-21",
                     *           "orders": 412,
                     *           "failed_orders": 3,
                     *           "topups": 57,
                     *           "revenue": {
                     *             "amount": "118204.50",
                     *             "currency": "INR"
                     *           },
                     *           "cost": {
                     *             "amount": "96310.25",
                     *             "currency": "INR"
                     *           },
                     *           "margin": {
                     *             "amount": "21894.25",
                     *             "currency": "INR"
                     *           }
                     *         }
                     *       ],
                     *       "counted_until": null
                     *     }
                     */
                    "application/json": components["schemas"]["Sales"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    healthGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": {
                     *         "all": 4,
                     *         "stuck": 1
                     *       },
                     *       "topups": {
                     *         "all": 0,
                     *         "stuck": 0
                     *       },
                     *       "failed_orders": 3,
                     *       "low_wallets": 2,
                     *       "webhooks": {
                     *         "paused": 1,
                     *         "disabled": 0,
                     *         "waiting": 12
                     *       },
                     *       "supplier": {
                     *         "calls": 640,
                     *         "failed": 2,
                     *         "median_ms": 85,
                     *         "p95_ms": 310,
                     *         "last_failure": "2026-11-21T08:51:09Z"
                     *       },
                     *       "jobs": {
                     *         "due": 0,
                     *         "overdue_seconds": 0
                     *       },
                     *       "last_verification": {
                     *         "at": "2026-11-21T02:00:41Z",
                     *         "violations": 0
                     *       },
                     *       "backups_known": true,
                     *       "last_backup": {
                     *         "at": "2026-11-21T01:30:12Z",
                     *         "bytes": 734003200
                     *       },
                     *       "release": "1.4.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    supportOrdersList: {
        parameters: {
            query: {
                /**
                 * @description Which ones.
                 * @example processing
                 */
                status: components["schemas"]["TroubledStatus"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "id": "ord_k7m2p9qxw4ht",
                     *           "number": "K7M2-P9QX-W4HT",
                     *           "mode": "live",
                     *           "status": "processing",
                     *           "account": {
                     *             "id": "acc_5c0e93d17ab4",
                     *             "name": "Monsoon Tours"
                     *           },
                     *           "total": {
                     *             "amount": "499.00",
                     *             "currency": "INR"
                     *           },
                     *           "created": "2026-11-21T08:47:30Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderBriefPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    lowWalletsList: {
        parameters: {
            query?: {
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "account": {
                     *             "id": "acc_5c0e93d17ab4",
                     *             "name": "Monsoon Tours"
                     *           },
                     *           "balance": {
                     *             "amount": "812.40",
                     *             "currency": "INR"
                     *           },
                     *           "threshold": {
                     *             "amount": "5000.00",
                     *             "currency": "INR"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LowWalletPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
    allEndpointsList: {
        parameters: {
            query: {
                /**
                 * @description Which ones.
                 * @example paused
                 */
                state: components["schemas"]["TroubledEndpoints"];
                /** @description The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
                limit?: components["parameters"]["Pagination.limit"];
                /** @description `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
                     *           "paused_until": "2026-11-21T09:34:30Z",
                     *           "failures_in_row": 6,
                     *           "failing_since": "2026-11-21T09:12:02Z",
                     *           "secret_readable": true,
                     *           "created": "2026-11-21T09:06:30Z",
                     *           "account": {
                     *             "id": "acc_5c0e93d17ab4",
                     *             "name": "Monsoon Tours"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AnyEndpointPage"];
                };
            };
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
                 * @example Zr6cJ0mVt2XqBw9sLh4yKd7u
                 */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description The requested data, or the changed object. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
            /** @description The requested data, or the changed object. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
            /** @description `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description What this request created. */
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
            /** @description `invalid_request`: A field or parameter, or the body as a whole, is invalid. `param` names it, with the index in a list before the field of an item (`items.0.package_id`), unless it is the body as a whole. */
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
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
                 * @description The session's `csrf_token`. Required on every change that a session makes; requests with an operator token don't need it.
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
            /** @description Success without a body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: There is no session, or it has ended, or the operator token is unknown, revoked or expired. */
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
             *     `forbidden`: The role of the caller, or the scopes of the operator token, do not allow this, or the deployment requires a second factor first.
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
            /** @description `not_found`: The path, or the method on it, does not exist, or its object does not exist for the caller. */
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
            /** @description `not_supported`: The deployment does not support this: it has no virtual clock, no simulated supplier, or allows no test runs. */
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
            /** @description `rate_limited`: Too many requests: of the session, the account, the operator token or the client IP address, or of an operation with a separate limit. */
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
