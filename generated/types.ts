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
         * @description List the destinations you can sell: countries first and then regions, each kind by name, all in one piece.
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
         * @description List the packages that are on sale for you, ordered by the number in their id.
         *
         *     Of packages that are much alike (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have kept can be read and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.
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
         * @description Read one package. An answer of 200 means that it can be ordered at this moment.
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
         * @description Read the balance. With a test key it is the virtual balance of the sandbox, which starts at 1000000.00 INR and is filled up to that again as soon as an order or top-up leaves it below 10000.00.
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
    "/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Read one order with the eSIMs issued for it so far.
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
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders, newest first, those placed by your staff in the portal included. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.
         */
        get: operations["ordersList"];
        put?: never;
        /**
         * Create an order
         * @description Buy `quantity` eSIMs of one package. The total, the package's price of this moment times `quantity`, is charged at once, and the answer waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.
         *
         *     A 201 means that the order was made, not that it succeeded, so look at `status`. An order that is still `processing` becomes final by itself: read it again, or wait for its event. When the mobile network could not deliver, the order is `failed` or `partially_completed` and the money for what is missing is back on the balance; to try again use a new `Idempotency-Key`.
         *
         *     In the sandbox an order is completed at once, unless its `customer_ref` begins with one of these: `test_insufficient_balance` is answered 402, `test_supplier_down` 503, `test_order_failed` makes an order that fails, and `test_processing` one that is completed 10 to 25 seconds later. The last two are charged first, so the balance must cover them. With live keys these are ordinary references.
         */
        post: operations["ordersCreate"];
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
         * @description The eSIMs of the account in the mode of the key, newest first, with the usage figures known last. Units that were never issued are not among them. Every filter given must hold.
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
         * @description One eSIM in full. For a live eSIM the network is asked for fresh usage, at most once a minute; where it doesn't answer in time, the figures known last are shown.
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
         * @description The packages that this eSIM can take, at your price, cheapest first, all in one answer of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them need not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.
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
         * @description Adds one of the eSIM's top-up packages to it. The price is charged to the balance at once; data and validity grow when the top-up is completed, which is mostly before the answer. The call waits about 20 seconds for the network and then answers `processing`.
         *
         *     Look at `status`: a top-up that the network refused is answered `201` with `failed`, its amount returned, and needs a new `Idempotency-Key` to be tried again.
         *
         *     The added days lengthen the present validity: `expires_at` stays `activated_at` plus all days. An unlimited eSIM gains days only. Several top-ups of one eSIM can run at the same time; each is charged and applied on its own.
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
         * @description One top-up, as it is now.
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
         * @description The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times at which the account had an enabled live webhook endpoint.
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
         * @description One event, exactly as it was when it was created.
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
         * @description Makes something happen to a test eSIM and answers with the eSIM after it. Its event is recorded at once, and sent to test webhook endpoints if there are any.
         *
         *     What changes nothing (a usage level already reached, `activated` on an active or depleted eSIM, `expired` on an expired one) answers with the eSIM as it is and sends nothing. What doesn't fit the status is refused with `invalid_state`: anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and anything on a cancelled one.
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
         * @description The QR image that a phone's camera reads to install the eSIM. Take the address from `qr_code_url` as it stands and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it to the traveller only.
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
         * @description An order reached `completed` or `partially_completed`, be it at once or later. Read `data.status`: a partially completed order holds fewer eSIMs than were ordered, and `data.refunded` says what came back.
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
         * @description An order ended `failed`: no eSIM was issued and the whole amount has returned to the balance.
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
         * @description An eSIM was used for the first time; its validity runs from here.
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
         * @description An eSIM has used at least 80 percent of its data. Sent once for each data allowance, so again after a top-up; in live mode the next check announces it even if use was above 80 percent of the new allowance from the start.
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
         * @description An eSIM has used all its data and is `depleted`. Sent once for each data allowance, so again after a top-up.
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
         * @description A top-up was completed: its data and validity are on the eSIM. A failed top-up sends nothing.
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
         * @description An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold in between; a balance of exactly the threshold changes nothing.
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
         * @description A test that a person sends to an endpoint from the portal. It is not stored and can't be read back.
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
        /** @description What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the network has handed them over: fetch the eSIM again then. Those of a test eSIM are well formed and lead nowhere. */
        Activation: {
            /** @description The whole activation string, as it stands in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
            lpa: string | null;
            /** @description Host name of the SM-DP+ server, the middle part of `lpa`: for typing it in by hand. */
            smdp_address: string | null;
            /** @description The code that follows the address in `lpa`: for typing it in by hand. */
            activation_code: string | null;
        };
        /**
         * @description `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
         *
         *     `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers.
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
        /** @description The account's balance in the mode of the key. */
        Balance: {
            /** @description What can be spent now. */
            balance: components["schemas"]["Money"];
            /** @description The level below which `balance.low` is sent; null while none is set (or 0), and then the event is never sent. The same for test and live keys. It is set in the portal. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description The mode of the key. */
            mode: components["schemas"]["Mode"];
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
        /** @description An ISO 3166-1 alpha-2 country code, in capitals. */
        CountryCode: string;
        /** @description What to buy. */
        CreateOrder: {
            /** @description The id of the package, exactly as the catalogue gives it. */
            package_id: string;
            /**
             * Format: int32
             * @description How many eSIMs: a JSON number, whole by value. Null counts as left out.
             * @default 1
             */
            quantity?: number | null;
            /** @description Your own reference: kept as sent, copied to every eSIM of the order, and usable as a filter. An empty text counts as none. In the sandbox some beginnings of it steer what happens. */
            customer_ref?: string | null;
            /** @description Shown to your staff in the portal. No answer, event or webhook repeats it, and no message is ever sent to it. Null counts as none. */
            customer?: components["schemas"]["Customer"] | null;
        };
        /** @description What to add to an eSIM. */
        CreateTopup: {
            /** @description Id of one of the packages that this eSIM can take. */
            package_id: string;
            /** @description Your reference for this top-up: free text, returned as sent. An empty text counts as none. With a test key some beginnings, in exact letter case, steer the outcome once everything else about the request is in order; with a live key they mean nothing. */
            customer_ref?: string | null;
        };
        /** @description The traveller an eSIM is for, as a note for your own staff. */
        Customer: {
            /** @description The traveller's name. */
            name?: string | null;
            /** @description One mail address: a local part, an at sign, and a domain with a dot in it; no display name. */
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
        /** @description One mail address without a display name. */
        EmailAddress: string;
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
        /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. */
        EsimNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "esim_not_found";
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
        /**
         * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
         *
         *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
         *
         *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
         */
        ForbiddenError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "ip_not_allowed" | "account_inactive" | "live_mode_not_enabled";
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
        /** @description `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
        InvalidApiKeyError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "invalid_api_key";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
        /** @description `not_found`: No event with this id exists for the account in the mode of the key, or it is older than 30 days. */
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
        /** @description `order_not_found`: No order with this id exists for the account in the mode of the key. */
        OrderNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "order_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
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
         * @description How far an order has come.
         * @enum {string}
         */
        OrderStatus: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
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
        /** @description `package_not_found`: No package with this id is on sale for the account. */
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
        /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
        /** @description The id of one request: `req_` and 16 hex characters. */
        RequestId: string;
        /**
         * Format: int64
         * @description The place of an event among those of its account and mode.
         */
        Sequence: number;
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
         *
         *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
         *
         *     `invalid_state`: The simulated event does not fit the status of the eSIM.
         */
        SimulateConflictError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "idempotency_key_reused" | "request_in_progress" | "invalid_state";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /** @description What to simulate. */
        SimulateEsim: {
            /** @description The thing to make happen. */
            event: components["schemas"]["SimulatedEvent"];
        };
        /**
         * @description `not_found`: The key is a live key; for those the sandbox does not exist, whatever else the request holds.
         *
         *     `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID.
         */
        SimulateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "not_found" | "esim_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
                param?: string;
            };
        };
        /**
         * @description What can be made to happen to a test eSIM.
         * @enum {string}
         */
        SimulatedEvent: "activated" | "usage_80" | "usage_100" | "expired";
        /** @description `supplier_unavailable`: The mobile network cannot be reached. It is answered in the sandbox to the reference `test_supplier_down`; live keys do not get it today, but may one day. */
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
        /** @description A moment to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Digits of the fraction past the third are cut off. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is refused. */
        TimeFilter: string;
        /**
         * Format: date-time
         * @description A moment in UTC to the second, written `YYYY-MM-DDTHH:MM:SSZ`.
         */
        Timestamp: string;
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
        /** @description `topup_not_found`: No top-up with this id exists for the account in the mode of the key. */
        TopupNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "topup_not_found";
                /** @description What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
                message: string;
                /** @description The id of the failed request, the same as in the header `X-Request-Id`. */
                request_id: components["schemas"]["RequestId"];
                /** @description The one field, parameter or header at fault (`customer.email`, `limit`, `Idempotency-Key`); left out otherwise. */
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
         * @description How far a top-up has come. More statuses may be added: read one that you do not know as not yet completed.
         * @enum {string}
         */
        TopupStatus: "completed" | "processing" | "failed";
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
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
         * @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID.
         *
         *     `package_not_found`: The package is not one that this eSIM can take, real though it may be.
         */
        TopupsCreateNotFoundError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The kind of error, for programs. New codes can be added: treat one you do not know by its status.
                 * @enum {string}
                 */
                code: "esim_not_found" | "package_not_found";
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
        /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
        IdempotencyKey: string;
        /** @description Orders placed at this moment or later. */
        "OrderFilters.created_after": components["schemas"]["TimeFilter"];
        /** @description Orders placed before this moment, and not at it. */
        "OrderFilters.created_before": components["schemas"]["TimeFilter"];
        /** @description Orders with exactly this reference, letter case included. */
        "OrderFilters.customer_ref": string;
        /** @description Orders in this status. */
        "OrderFilters.status": components["schemas"]["OrderStatus"];
        /** @description Two letters, in either case: packages that work in this country, regional and global ones included. A code that no country has gives an empty list. */
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
        /** @description The traveller's own browser may keep the image for an hour; caches shared with others may not. */
        "Cache-Control.qr": "private, max-age=3600";
        /** @description Tells that this is the answer of an earlier call. */
        "Idempotent-Replayed": "true";
        /** @description Present when this is the answer of an earlier call with the same key, given again. */
        "Idempotent-Replayed.optional": "true";
        /** @description Whole seconds to wait before the next request, at least 1. */
        "Retry-After": number;
        /** @description Requests allowed in a minute: the tighter of the limits that count this request. */
        "X-RateLimit-Limit": number;
        /** @description Requests allowed in a minute: the tighter of the limits that count this request. */
        "X-RateLimit-Limit.optional": number;
        /** @description Requests left in the present minute; the smaller remainder where two limits count the request. */
        "X-RateLimit-Remaining": number;
        /** @description Requests left in the present minute; the smaller remainder where two limits count the request. */
        "X-RateLimit-Remaining.optional": number;
        /** @description When the present minute ends, in seconds since the Unix epoch. */
        "X-RateLimit-Reset": number;
        /** @description When the present minute ends, in seconds since the Unix epoch. */
        "X-RateLimit-Reset.optional": number;
        /** @description Names this one request; quote it when you ask for help. Made anew for each response. */
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
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    packagesList: {
        parameters: {
            query?: {
                /** @description Two letters, in either case: packages that work in this country, regional and global ones included. A code that no country has gives an empty list. */
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
            /** @description What was asked for. */
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
            /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                /** @description The id of the package. Anything that is no package id is simply not found. */
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                /** @description The id of the order. Anything that is no order id is simply not found. */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query?: {
                /** @description Orders in this status. */
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
            /** @description What was asked for. */
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
            /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    ordersCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
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
            /** @description The answer of the first call with the same idempotency key, given again; nothing was done anew. */
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
            /** @description What this call made. Look at its `status`: an order or top-up can be made and yet fail, its money returned. */
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
             *     `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers.
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
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged and nothing made. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network cannot be reached. It is answered in the sandbox to the reference `test_supplier_down`; live keys do not get it today, but may one day. */
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
    esimsList: {
        parameters: {
            query?: {
                /**
                 * @description Only eSIMs in this status.
                 * @example ready
                 */
                status?: components["schemas"]["EsimStatus"];
                /**
                 * @description Only eSIMs whose order has exactly this reference, upper and lower case being different. References of top-ups don't count.
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
            /** @description What was asked for. */
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
            /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                 * @description The ICCID, exactly as it was given.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. */
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                 * @description The ICCID of the eSIM, exactly as it was given.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. */
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                 * @description The ICCID of the eSIM, exactly as it was given.
                 * @example 8999999024618730517
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
            /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. */
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    topupsCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The ICCID of the eSIM, exactly as it was given. */
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
            /** @description The answer of the first call with the same idempotency key, given again; nothing was done anew. */
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
            /** @description What this call made. Look at its `status`: an order or top-up can be made and yet fail, its money returned. */
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
             *     `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers.
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
            /** @description `insufficient_balance`: The balance does not cover the total; nothing was charged and nothing made. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
             * @description `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID.
             *
             *     `package_not_found`: The package is not one that this eSIM can take, real though it may be.
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
            /** @description `supplier_unavailable`: The mobile network cannot be reached. It is answered in the sandbox to the reference `test_supplier_down`; live keys do not get it today, but may one day. */
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
                 * @description The id of the top-up, exactly as it was given.
                 * @example top_test_e92d40b7c168
                 */
                id: components["schemas"]["TopupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    eventsList: {
        parameters: {
            query?: {
                /** @description Only events of this type. `ping` is accepted and finds nothing, as pings are not stored. */
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
            /** @description What was asked for. */
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
            /** @description `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                 * @description The id of the event, exactly as it was given.
                 * @example evt_6f21c0a94be87d3512f60c9a
                 */
                id: components["schemas"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    simulate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request, so that sending it again does nothing twice: choose a new value (a UUID, say) for each new thing you want done, and send the same value when you repeat. 1 to 255 characters, none of them a control character; values that start with `api:` are reserved. */
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
             *     `invalid_request`: Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers.
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
             * @description `ip_not_allowed`: The request comes from an address that is not on the key's allowlist.
             *
             *     `account_inactive`: The account has been deactivated; test and live keys are refused alike.
             *
             *     `live_mode_not_enabled`: The key is a live one, and the account is not approved for live orders.
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
             * @description `not_found`: The key is a live key; for those the sandbox does not exist, whatever else the request holds.
             *
             *     `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID.
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
             * @description `idempotency_key_reused`: The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.
             *
             *     `request_in_progress`: Another request with the same `Idempotency-Key` is still running.
             *
             *     `invalid_state`: The simulated event does not fit the status of the eSIM.
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
            /** @description `rate_limited`: The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers. */
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
                    "application/json": components["schemas"]["InternalErrorError"];
                };
            };
        };
    };
    qr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed part of the address. */
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
            /** @description `rate_limited`: The address has asked for more QR images than allowed in a minute, or has sent too many requests with bad keys. */
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
            /** @description `internal_error`: The service itself failed to make the image. */
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
    onOrderCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the service, with `-Webhooks/1.0` after it. */
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "order.completed";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "order.failed";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.activated";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.usage_80";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.usage_100";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "esim.expired";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "topup.completed";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "balance.low";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
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
                "User-Agent": string;
                /** @description The `id` of the event. */
                "X-Service-Event-Id": string;
                /** @description The `type` of the event. */
                "X-Service-Event-Type": "ping";
                /** @description Names the delivery of this event to this endpoint: `dlv_` and 24 hex characters, the same on every attempt. A ping has one too. */
                "X-Service-Delivery-Id": string;
                /** @description When this attempt was signed, in seconds since the Unix epoch. */
                "X-Service-Timestamp": string;
                /** @description The time of signing and the signature: `t=<seconds>,v1=<64 lower-case hex digits>`. */
                "X-Service-Signature": string;
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
            /** @description Any 2xx in time counts as received; the answer's body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, or none in time, counts as failed and is tried again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
