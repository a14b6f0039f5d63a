// Generated from spec/*.tsp by `npm run generate`: the wire types. Do not edit.

export interface paths {
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List destinations
         * @description List the destinations you can sell, not paginated: countries first, then regions, each sorted by name.
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
    "/v1/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description List the packages on sale for you, sorted by the number in their id.
         *
         *     Of similar packages (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have stored can be fetched and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.
         *
         *     Only the `name` of a daily plan says that it is one ("per day"); its `data_mb` is the data of one day, and `data.total_mb` of its eSIM that times the days.
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
    "/v1/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package
         * @description Get one package. A response of 200 means that it can be ordered now.
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
    "/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance
         * @description Get the balance. With a test key it is the sandbox's virtual balance, which starts at 1000000.00 INR and is refilled to that when an order or top-up leaves it below 10000.00.
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
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders, newest first, including those that members place in the portal. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.
         */
        get: operations["ordersList"];
        put?: never;
        /**
         * Create an order
         * @description Buy `quantity` eSIMs of one package. The total, the package's current price times `quantity`, is charged at once, and the response waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.
         *
         *     A 201 means that the order was placed, not that it succeeded, so check `status`. An order that is still `processing` becomes final by itself: fetch it again, or wait for its event. If the supplier could not deliver, the order is `failed` or `partially_completed` and the missing units are refunded; to try again use a new `Idempotency-Key`.
         *
         *     In the sandbox an order is completed at once, unless its `customer_ref` begins with one of these: `test_insufficient_balance` gets 402, `test_supplier_down` 503, `test_order_failed` places an order that fails, and `test_processing` one that is completed 10 to 25 seconds later. The last two are charged first, so the balance must cover them. With live keys these are ordinary references.
         */
        post: operations["ordersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Get one order with the eSIMs issued for it so far.
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
    "/v1/esims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List eSIMs
         * @description The eSIMs of the account in the mode of the key, newest first, with the last known usage. Units that were never issued are not included. An eSIM must match all filters.
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
    "/v1/esims/{iccid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an eSIM
         * @description One eSIM in full. For a live eSIM the supplier is asked for current usage, at most once a minute; if it doesn't respond in time, the last known usage is returned.
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
    "/v1/esims/{iccid}/topup-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an eSIM's top-up packages
         * @description The packages that fit this eSIM, at your price, cheapest first, all in one response of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them may not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.
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
    "/v1/esims/{iccid}/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an eSIM's top-ups
         * @description All top-ups of one eSIM in every status, newest first.
         */
        get: operations["topupsList"];
        put?: never;
        /**
         * Top up an eSIM
         * @description Adds one of the eSIM's top-up packages to it. The price is charged at once; data and validity grow when the top-up is completed, usually before the response. The request waits about 20 seconds for the supplier and then returns `processing`.
         *
         *     Check `status`: a top-up that the supplier rejected is returned as `201` with `failed`, refunded, and needs a new `Idempotency-Key` for another attempt.
         *
         *     The added days extend the current validity: `expires_at` stays `activated_at` plus all days. An unlimited eSIM gains only days. Several top-ups of one eSIM can be processing at the same time; each is charged and applied on its own.
         */
        post: operations["topupsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a top-up
         * @description One top-up in its current state.
         */
        get: operations["topupsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times when the account had an enabled live webhook endpoint.
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
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description One event, exactly as it was created.
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
    "/v1/sandbox/esims/{iccid}/simulate": {
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
         * @description Simulates an event on a test eSIM and returns the eSIM after it. The event is recorded at once, and sent to test webhook endpoints if there are any.
         *
         *     A simulation that changes nothing (a usage level already reached, `activated` on an active or depleted eSIM, `expired` on an expired one) returns the unchanged eSIM and sends nothing. One that the status does not allow is rejected with `invalid_state`: anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and anything on a cancelled one.
         */
        post: operations["simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qr/{token}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a QR image
         * @description The QR image that a phone's camera reads to install the eSIM. Use the URL in `qr_code_url` unchanged and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it only to the traveller.
         */
        get: operations["qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.completed
         * @description An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded.
         */
        post: operations["onOrderCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.failed
         * @description An order ended `failed`: no eSIM was issued and the whole amount was refunded.
         */
        post: operations["onOrderFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "esim.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * esim.activated
         * @description An eSIM was used for the first time; its validity starts now.
         */
        post: operations["onEsimActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "esim.usage_80": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * esim.usage_80
         * @description An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again after a top-up; in live mode the next check sends it even if usage was above 80 percent of the new allowance from the start.
         */
        post: operations["onEsimUsage80"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "esim.usage_100": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * esim.usage_100
         * @description An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after a top-up.
         */
        post: operations["onEsimUsage100"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "esim.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * esim.expired
         * @description The validity of an eSIM ended. It can't be topped up any more.
         */
        post: operations["onEsimExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "topup.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * topup.completed
         * @description A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing.
         */
        post: operations["onTopupCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * balance.low
         * @description An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it.
         */
        post: operations["onBalanceLow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ping
         * @description A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched.
         */
        post: operations["onPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
        Activation: {
            /** @description The whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
            lpa: string | null;
            /** @description Host name of the SM-DP+ server, the middle part of `lpa`, for manual entry. */
            smdp_address: string | null;
            /** @description The code that follows the address in `lpa`, for manual entry. */
            activation_code: string | null;
        };
        /**
         * @description `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
         *
         *     `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
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
        /** @description The account's balance in the mode of the key. */
        Balance: {
            /** @description What can be spent now. */
            balance: components["schemas"]["Money"];
            /** @description The level below which `balance.low` is sent; null if none is set (or 0), and then the event is never sent. The same for test and live keys. It is set in the portal. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description The mode of the key. */
            mode: components["schemas"]["Mode"];
        };
        /** @description The balance after a charge, and the threshold that it dropped below. */
        BalanceLow: {
            /** @description The balance after the charge, and after any refund in the same request. */
            balance: components["schemas"]["Money"];
            /** @description The account's low-balance threshold at that time. */
            threshold: components["schemas"]["Money"];
        };
        /**
         * @description An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it.
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["BalanceLow"];
        };
        /** @description An ISO 3166-1 alpha-2 country code, in upper case. */
        CountryCode: string;
        /** @description What to buy. */
        CreateOrder: {
            /** @description The id of the package, exactly as the catalogue returns it. */
            package_id: string;
            /**
             * Format: int32
             * @description How many eSIMs: a whole number, not a text. Null counts as omitted.
             * @default 1
             */
            quantity?: number | null;
            /** @description Your own reference: stored as sent, copied to every eSIM of the order, and usable as a filter. An empty string counts as none. In the sandbox some prefixes of it control the outcome. */
            customer_ref?: string | null;
            /** @description Shown to your staff in the portal. No response, event or webhook contains it, and no message is ever sent to it. Null counts as none. */
            customer?: components["schemas"]["Customer"] | null;
        };
        /** @description What to add to an eSIM. */
        CreateTopup: {
            /** @description Id of one of this eSIM's top-up packages. */
            package_id: string;
            /** @description Your reference for this top-up: free text, returned as sent. An empty string counts as none. With a test key some prefixes, case-sensitive, control the outcome once everything else about the request is valid; with a live key they mean nothing. */
            customer_ref?: string | null;
        };
        /** @description The traveller that an eSIM is for, as a note for your own staff. */
        Customer: {
            /** @description The traveller's name. */
            name?: string | null;
            /** @description One email address: a local part, an at sign, and a domain with a dot in it; no display name. */
            email?: components["schemas"]["EmailAddress"] | null;
        };
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
        /** @description One email address without a display name. */
        EmailAddress: string;
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["EsimSummary"];
        };
        /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID. */
        EsimNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "esim_not_found";
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
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
        /**
         * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
         *
         *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
         *
         *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
         */
        ForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "ip_not_allowed" | "account_inactive" | "live_mode_not_enabled";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
        Iccid: string;
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
        InternalError: {
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
        /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
        InvalidApiKeyError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "invalid_api_key";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
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
        /** @description `not_found`: No event with this id exists for the account in the mode of the key, or it is older than 30 days. */
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
            /** @description What has been refunded; `0.00` if nothing has. It grows when one of several eSIMs is cancelled, and `status` stays, also `completed`. */
            refunded: components["schemas"]["Money"];
            /** @description The balance right after the charge, without later refunds. It never changes. For a failed or partially completed order the balance was this plus `refunded`. */
            balance_after: components["schemas"]["Money"];
            /** @description When the order was placed. */
            created: components["schemas"]["Timestamp"];
            /** @description The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
            esims: components["schemas"]["OrderEsim"][];
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["Order"];
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
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
        /** @description `order_not_found`: No order with this id exists for the account in the mode of the key. */
        OrderNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "order_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description One page of a list. */
        OrderPage: {
            /** @description The items of this page, in the order of the list; empty when there are none. */
            data: components["schemas"]["Order"][];
            /** @description Whether more items follow. */
            has_more: boolean;
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description The status of an order.
         * @enum {string}
         */
        OrderStatus: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
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
        /** @description An amount of data (or unlimited data) for one or more countries, valid for a number of days. */
        Package: {
            /** @description Send it as `package_id` to buy the package. */
            id: components["schemas"]["PackageId"];
            /** @description The name to display. Read amounts and days from their own fields, not from here. Only the name says that a plan is daily, with "per day", "a day", "daily" or "/day". */
            name: string;
            /** @description How wide its coverage is. New kinds can be added. */
            type: components["schemas"]["PackageType"];
            /** @description The ISO 3166-1 alpha-2 code if it works in one country only; null if it covers more than one. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description The codes of every country it works in, each once, in alphabetical order. */
            countries: components["schemas"]["CountryCode"][];
            /**
             * Format: int32
             * @description The data in MB (1 GB is 1024 MB). For a daily plan, which says so in its `name`, the data of one day. Null if, and only if, unlimited.
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
        /** @description The id of a package: `pkg_` and a number without leading zeros. */
        PackageId: string;
        /** @description A list without pages. */
        PackageList: {
            /** @description All items, in the order of the list; empty when there are none. */
            data: components["schemas"]["Package"][];
        };
        /** @description `package_not_found`: No package with this id is on sale for the account. */
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
             * @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal.
             * @enum {number}
             */
            sequence: 0;
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["PingData"];
        };
        /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
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
        /** @description The id of one request: `req_` and 16 hex characters. */
        RequestId: string;
        /**
         * Format: int64
         * @description The position of an event among those of its account and mode.
         */
        Sequence: number;
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
         *
         *     `invalid_state`: The simulated event is not possible in the eSIM's status.
         */
        SimulateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress" | "invalid_state";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /** @description What to simulate. */
        SimulateEsim: {
            /** @description The event to simulate. */
            event: components["schemas"]["SimulatedEvent"];
        };
        /**
         * @description `not_found`: The key is a live key, for which the sandbox does not exist, whatever else the request contains.
         *
         *     `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
         */
        SimulateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "not_found" | "esim_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
        /**
         * @description What can happen to a test eSIM.
         * @enum {string}
         */
        SimulatedEvent: "activated" | "usage_80" | "usage_100" | "expired";
        /** @description `supplier_unavailable`: The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future. */
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
        /** @description A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
        TimeFilter: string;
        /**
         * Format: date-time
         * @description A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`.
         */
        Timestamp: string;
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
            /** @description Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
            sequence: components["schemas"]["Sequence"];
            /** @description The object that the event is about, as it was when the event was created. */
            data: components["schemas"]["Topup"];
        };
        /** @description The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
        TopupId: string;
        /** @description `topup_not_found`: No top-up with this id exists for the account in the mode of the key. */
        TopupNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "topup_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
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
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
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
         * @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
         *
         *     `package_not_found`: The package, even if it exists, does not fit this eSIM.
         */
        TopupsCreateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: handle an unknown one by its status.
                 * @enum {string}
                 */
                code: "esim_not_found" | "package_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, equal to the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
                param?: string;
            };
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The ICCID of the eSIM, exactly as it was returned.
         * @example 8999999024618730517
         */
        EsimPath: components["schemas"]["Iccid"];
        /**
         * @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. It is stored for at least 24 hours; after that, a request with it may be executed again, so first look for what the earlier one made. 1 to 255 characters, no control characters; values that start with `api:` are reserved. Use ASCII: clients differ in how they send other characters, and the SDKs reject what is not ASCII.
         * @example 6c1f4f0a-7d2e-4a0b-8f61-9b5d3a7e2c44
         */
        IdempotencyKey: string;
        /** @description Orders placed at this time or later. */
        "OrderFilters.created_after": components["schemas"]["TimeFilter"];
        /** @description Orders placed before this time, and not at it. */
        "OrderFilters.created_before": components["schemas"]["TimeFilter"];
        /** @description Orders with exactly this reference (case-sensitive). */
        "OrderFilters.customer_ref": string;
        /** @description Orders in this status. */
        "OrderFilters.status": components["schemas"]["OrderStatus"];
        /** @description Two letters, in either case (GB, not UK): packages that work in this country, including regional and global ones. An unknown code gives an empty list. */
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
        /** @description The name of the service, with `-Webhooks/1.0` after it. */
        "Webhook.User-Agent": string;
        /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
        "Webhook.X-Service-Delivery-Id": string;
        /** @description The `id` of the event. */
        "Webhook.X-Service-Event-Id": string;
        /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
        "Webhook.X-Service-Signature": string;
        /** @description When this attempt was signed, in seconds since the Unix epoch. */
        "Webhook.X-Service-Timestamp": string;
        /** @description For libraries of Standard Webhooks: the `id` of the event. */
        "Webhook.webhook-id": string;
        /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
        "Webhook.webhook-signature": string;
        /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
        "Webhook.webhook-timestamp": string;
    };
    requestBodies: never;
    headers: {
        /** @description Responses must not be stored by caches. */
        "Cache-Control": "no-store";
        /** @description The traveller's browser may cache the image for an hour; shared caches may not. */
        "Cache-Control.qr": "private, max-age=3600";
        /** @description Marks the response of an earlier request. */
        "Idempotent-Replayed": "true";
        /** @description Present if this is a replay of an earlier request with the same key. */
        "Idempotent-Replayed.optional": "true";
        /** @description Whole seconds to wait before the next request, at least 1. */
        "Retry-After": number;
        /** @description Requests allowed per minute: the stricter of the limits that count this request. */
        "X-RateLimit-Limit": number;
        /** @description Requests allowed per minute: the stricter of the limits that count this request. */
        "X-RateLimit-Limit.optional": number;
        /** @description Requests left in this minute; the smaller number if two limits count the request. */
        "X-RateLimit-Remaining": number;
        /** @description Requests left in this minute; the smaller number if two limits count the request. */
        "X-RateLimit-Remaining.optional": number;
        /** @description When this minute ends, in seconds since the Unix epoch. */
        "X-RateLimit-Reset": number;
        /** @description When this minute ends, in seconds since the Unix epoch. */
        "X-RateLimit-Reset.optional": number;
        /** @description The id of this request, new for each one; quote it when you ask for help. */
        "X-Request-Id": components["schemas"]["RequestId"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    countriesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationList"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    packagesList: {
        parameters: {
            query?: {
                /** @description Two letters, in either case (GB, not UK): packages that work in this country, including regional and global ones. An unknown code gives an empty list. */
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
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
            /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    packagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the package. A value that is not a package id is not found. */
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `package_not_found`: No package with this id is on sale for the account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query?: {
                /** @description Orders in this status. */
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
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    ordersCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. It is stored for at least 24 hours; after that, a request with it may be executed again, so first look for what the earlier one made. 1 to 255 characters, no control characters; values that start with `api:` are reserved. Use ASCII: clients differ in how they send other characters, and the SDKs reject what is not ASCII.
                 * @example 6c1f4f0a-7d2e-4a0b-8f61-9b5d3a7e2c44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrder"];
            };
        };
        responses: {
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What this request created. Check its `status`: an order or top-up can be created and still fail, with a refund. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /**
             * @description `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `package_not_found`: No package with this id is on sale for the account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersCreateConflictError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `supplier_unavailable`: The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                /** @description The id of the order. A value that is not an order id is not found. */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `order_not_found`: No order with this id exists for the account in the mode of the key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    esimsList: {
        parameters: {
            query?: {
                /**
                 * @description Only eSIMs in this status.
                 * @example ready
                 */
                status?: components["schemas"]["EsimStatus"];
                /**
                 * @description Only eSIMs whose order has exactly this reference (case-sensitive). References of top-ups don't count.
                 * @example booking-48213
                 */
                customer_ref?: string;
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
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                 * @description The ICCID of the eSIM, exactly as it was returned.
                 * @example 8999999024618730517
                 */
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EsimDetail"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                 * @description The ICCID of the eSIM, exactly as it was returned.
                 * @example 8999999024618730517
                 */
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            /** @description `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotTopupableError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                 * @description The ICCID of the eSIM, exactly as it was returned.
                 * @example 8999999024618730517
                 */
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "top_test_31c8a6f5d092",
                     *           "status": "processing",
                     *           "iccid": "8999999024618730517",
                     *           "package_id": "pkg_10479",
                     *           "customer_ref": "test_processing-3",
                     *           "total": {
                     *             "amount": "249.00",
                     *             "currency": "INR"
                     *           },
                     *           "balance_after": {
                     *             "amount": "998804.00",
                     *             "currency": "INR"
                     *           },
                     *           "created": "2026-12-09T18:06:02Z"
                     *         },
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
            /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    topupsCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. It is stored for at least 24 hours; after that, a request with it may be executed again, so first look for what the earlier one made. 1 to 255 characters, no control characters; values that start with `api:` are reserved. Use ASCII: clients differ in how they send other characters, and the SDKs reject what is not ASCII.
                 * @example 6c1f4f0a-7d2e-4a0b-8f61-9b5d3a7e2c44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ICCID of the eSIM, exactly as it was returned.
                 * @example 8999999024618730517
                 */
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTopup"];
            };
        };
        responses: {
            /** @description The response of the first request with the same idempotency key, replayed; nothing was done again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            /** @description What this request created. Check its `status`: an order or top-up can be created and still fail, with a refund. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            /**
             * @description `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
             *
             *     `package_not_found`: The package, even if it exists, does not fit this eSIM.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateNotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
             *
             *     `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateConflictError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `supplier_unavailable`: The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    topupsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the top-up, exactly as it was returned.
                 * @example top_test_e92d40b7c168
                 */
                id: components["schemas"]["TopupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "top_test_e92d40b7c168",
                     *       "status": "completed",
                     *       "iccid": "8999999024618730517",
                     *       "package_id": "pkg_10479",
                     *       "customer_ref": "booking-48213-extra",
                     *       "total": {
                     *         "amount": "249.00",
                     *         "currency": "INR"
                     *       },
                     *       "balance_after": {
                     *         "amount": "999053.00",
                     *         "currency": "INR"
                     *       },
                     *       "created": "2026-12-09T18:04:37Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Topup"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `topup_not_found`: No top-up with this id exists for the account in the mode of the key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupNotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    eventsList: {
        parameters: {
            query?: {
                /** @description Only events of this type. `ping` is accepted and finds nothing, because pings are not stored. */
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
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "evt_3d58b0e7c61fa9248e7705bd",
                     *           "type": "topup.completed",
                     *           "mode": "test",
                     *           "created": "2026-12-09T18:04:37Z",
                     *           "sequence": 1067,
                     *           "data": {
                     *             "id": "top_test_e92d40b7c168",
                     *             "status": "completed",
                     *             "iccid": "8999999024618730517",
                     *             "package_id": "pkg_10479",
                     *             "customer_ref": "booking-48213-extra",
                     *             "total": {
                     *               "amount": "249.00",
                     *               "currency": "INR"
                     *             },
                     *             "balance_after": {
                     *               "amount": "999053.00",
                     *               "currency": "INR"
                     *             },
                     *             "created": "2026-12-09T18:04:37Z"
                     *           }
                     *         },
                     *         {
                     *           "id": "evt_f7193c5ad80e62b44109ae5c",
                     *           "type": "esim.usage_100",
                     *           "mode": "test",
                     *           "created": "2026-12-09T17:52:09Z",
                     *           "sequence": 1066,
                     *           "data": {
                     *             "iccid": "8999999024618730517",
                     *             "status": "depleted",
                     *             "order_id": "ord_test_5b1e0c9d7a24",
                     *             "customer_ref": "booking-48213",
                     *             "data": {
                     *               "unlimited": false,
                     *               "total_mb": 5120,
                     *               "used_mb": 5120,
                     *               "remaining_mb": 0
                     *             },
                     *             "expires_at": "2026-12-28T06:45:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "eyJhIjoxNzk1MjUzNDEyfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
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
                 * @description The id of the event, exactly as it was returned.
                 * @example evt_6f21c0a94be87d3512f60c9a
                 */
                id: components["schemas"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: No event with this id exists for the account in the mode of the key, or it is older than 30 days. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    simulate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies this request, so that sending it again has no second effect: choose a new value (a UUID, for example) for each new request, and send the same value when you retry. It is stored for at least 24 hours; after that, a request with it may be executed again, so first look for what the earlier one made. 1 to 255 characters, no control characters; values that start with `api:` are reserved. Use ASCII: clients differ in how they send other characters, and the SDKs reject what is not ASCII.
                 * @example 6c1f4f0a-7d2e-4a0b-8f61-9b5d3a7e2c44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ICCID of one of the account's test eSIMs; it begins with `8999999`.
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
            /** @description The eSIM after the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed.optional"];
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
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EsimDetail"];
                };
            };
            /**
             * @description `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
             *
             *     `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; this applies to test and live keys.
             *
             *     `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `not_found`: The key is a live key, for which the sandbox does not exist, whatever else the request contains.
             *
             *     `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateNotFoundError"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
             *
             *     `invalid_state`: The simulated event is not possible in the eSIM's status.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateConflictError"];
                };
            };
            /** @description `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    qr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed part of the URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The QR code of the eSIM's activation string, as a PNG image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control.qr"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description `not_found`: The token is not valid, or its eSIM has been cancelled. */
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
            /** @description `rate_limited`: The IP address has requested more QR images than allowed in a minute, or has sent too many requests with bad keys. */
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
            /** @description `internal_error`: The service failed to create the image. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    onOrderCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "order.completed";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCompletedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "order.failed";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFailedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimActivated: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.activated";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimActivatedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimUsage80: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.usage_80";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimUsage80Event"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimUsage100: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.usage_100";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimUsage100Event"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.expired";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimExpiredEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTopupCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "topup.completed";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopupCompletedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceLow: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "balance.low";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceLowEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPing: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                /** @description The `id` of the event. */
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "ping";
                /** @description Identifies the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                /** @description For libraries of Standard Webhooks: the `id` of the event. */
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                /** @description For libraries of Standard Webhooks: the time of signing, in seconds since the Unix epoch. */
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                /** @description For libraries of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, dot, time, dot and raw body, in base64. Its key is what the secret encodes in base64 after `whsec_`. */
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingEvent"];
            };
        };
        responses: {
            /** @description Any 2xx in time counts as received; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none in time, counts as failed and is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
