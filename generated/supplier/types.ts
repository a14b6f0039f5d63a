// Generated from spec/supplier/*.tsp by `npm run generate`: the wire types. Do not edit.

export interface paths {
    "/units/{unit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Issue a unit
         * @description Issue one eSIM, or return the state of the unit. A retry never issues a second one; after `issued` or `refused` every retry returns the same.
         */
        put: operations["unitsIssue"];
        post?: never;
        /**
         * Withdraw a unit
         * @description Withdraw a unit: an eSIM that was issued for it is cancelled without charge, and none is issued for it any more, even if it was never requested.
         */
        delete: operations["unitsWithdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topups/{topup_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a top-up
         * @description Add a package to an eSIM, or return the state of the top-up. A retry never adds it a second time.
         */
        put: operations["topupsApply"];
        post?: never;
        /**
         * Withdraw a top-up
         * @description Withdraw a top-up, even one that was never requested.
         */
        delete: operations["topupsWithdraw"];
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
        /**
         * Cancel an eSIM
         * @description Cancel an eSIM, or return the state of its cancellation. Cancelling a cancelled one changes nothing.
         */
        put: operations["esimsCancel"];
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
         * Report an eSIM
         * @description Return the usage of an eSIM. For one that the network does not know, every field is null.
         */
        get: operations["esimsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A top-up and its state. */
        AppliedTopup: {
            /** @description The id of the top-up. */
            topup_id: components["schemas"]["GivenId"];
            /** @description Its state. */
            state: components["schemas"]["TopupState"];
        };
        /** @description What to add. */
        ApplyTopup: {
            /** @description The id of the account that it is bought for. */
            account: components["schemas"]["GivenId"];
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description The provider that the package belongs to. */
            provider_id: string;
            /** @description The package. */
            package_number: components["schemas"]["PackageNumber"];
        };
        /** @description Which eSIMs to cancel. */
        CancelEsim: {
            /** @description The id of the account that it belongs to. */
            account: components["schemas"]["GivenId"];
            /** @description Whether to cancel it only if it has not been used. */
            if_unused: boolean;
        };
        /**
         * @description The state of a cancellation.
         * @enum {string}
         */
        CancelState: "cancelled" | "used" | "refused" | "pending";
        /** @description A cancellation and its state. */
        CancelledEsim: {
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description Its state. */
            state: components["schemas"]["CancelState"];
        };
        /** @description What a network knows of an eSIM; null for what it does not know. */
        EsimReport: {
            /** @description The eSIM. */
            iccid: components["schemas"]["Iccid"];
            /** @description The address of its SM-DP+ server. */
            smdp_address: components["schemas"]["InstallCodePart"] | null;
            /** @description Its activation code. */
            activation_code: components["schemas"]["InstallCodePart"] | null;
            /** @description When it was first used. */
            first_used_at: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How much data was used in total, in MB.
             */
            used_mb: number | null;
        };
        /** @description An id that the service has assigned: letters, digits, dashes and underscores. */
        GivenId: string;
        /** @description The ICCID of an eSIM: its digits, as text. */
        Iccid: string;
        /** @description A part of an install code, `LPA:1$<address>$<code>`: visible ASCII characters except the dollar sign. */
        InstallCodePart: string;
        /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
        InternalError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The code for programs.
                 * @enum {string}
                 */
                code: "internal_error";
                /** @description For people; its wording can change. */
                message: string;
                /** @description Identifies this request, to ask the gateway's operator about it. */
                request_id: string;
                /** @description The invalid field, if there is one. */
                param?: string;
            };
        };
        /** @description `invalid_request`: The body, or an id, is invalid. */
        InvalidRequestError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The code for programs.
                 * @enum {string}
                 */
                code: "invalid_request";
                /** @description For people; its wording can change. */
                message: string;
                /** @description Identifies this request, to ask the gateway's operator about it. */
                request_id: string;
                /** @description The invalid field, if there is one. */
                param?: string;
            };
        };
        /**
         * @description The state of a unit.
         * @enum {string}
         */
        IssueState: "issued" | "refused" | "pending";
        /** @description What to buy. */
        IssueUnit: {
            /** @description The id of the account that it is bought for. */
            account: components["schemas"]["GivenId"];
            /** @description The id of the order that it is a unit of. */
            order_id: components["schemas"]["GivenId"];
            /** @description The provider that the package belongs to. */
            provider_id: string;
            /** @description The package. */
            package_number: components["schemas"]["PackageNumber"];
        };
        /** @description An eSIM that was issued. */
        IssuedEsim: {
            /** @description Its ICCID. */
            iccid: components["schemas"]["Iccid"];
            /** @description The address of its SM-DP+ server; null until it is known. */
            smdp_address: components["schemas"]["InstallCodePart"] | null;
            /** @description Its activation code; null until it is known. */
            activation_code: components["schemas"]["InstallCodePart"] | null;
        };
        /**
         * Format: int32
         * @description The number of a package in the service's catalogue.
         */
        PackageNumber: number;
        /**
         * Format: date-time
         * @description A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`.
         */
        Timestamp: string;
        /**
         * @description The state of a top-up.
         * @enum {string}
         */
        TopupState: "applied" | "refused" | "pending";
        /** @description `unauthenticated`: The key is missing or wrong. */
        UnauthenticatedError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The code for programs.
                 * @enum {string}
                 */
                code: "unauthenticated";
                /** @description For people; its wording can change. */
                message: string;
                /** @description Identifies this request, to ask the gateway's operator about it. */
                request_id: string;
                /** @description The invalid field, if there is one. */
                param?: string;
            };
        };
        /** @description `unavailable`: The network cannot be reached at the moment. */
        UnavailableError: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description The code for programs.
                 * @enum {string}
                 */
                code: "unavailable";
                /** @description For people; its wording can change. */
                message: string;
                /** @description Identifies this request, to ask the gateway's operator about it. */
                request_id: string;
                /** @description The invalid field, if there is one. */
                param?: string;
            };
        };
        /** @description A unit and its state. */
        Unit: {
            /** @description The id of the unit. */
            unit_id: components["schemas"]["GivenId"];
            /** @description Its state. */
            state: components["schemas"]["IssueState"];
            /** @description The eSIM; null unless it was issued. */
            esim: components["schemas"]["IssuedEsim"] | null;
        };
        /**
         * @description The state of a withdrawal.
         * @enum {string}
         */
        WithdrawState: "withdrawn" | "pending";
        /**
         * @description The state of a withdrawal.
         * @enum {string}
         */
        WithdrawTopupState: "withdrawn" | "kept" | "pending";
        /** @description A withdrawn top-up. */
        WithdrawnTopup: {
            /** @description The id of the top-up. */
            topup_id: components["schemas"]["GivenId"];
            /** @description The state of its withdrawal. */
            state: components["schemas"]["WithdrawTopupState"];
        };
        /** @description A withdrawn unit. */
        WithdrawnUnit: {
            /** @description The id of the unit. */
            unit_id: components["schemas"]["GivenId"];
            /** @description The state of its withdrawal. */
            state: components["schemas"]["WithdrawState"];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The id of the account.
         * @example acc_5b0e7c1d2f34
         */
        OnBehalf: components["schemas"]["GivenId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    unitsIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the unit.
                 * @example ord_7kq2mzp4x9ta-0-0
                 */
                unit_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "acc_5b0e7c1d2f34",
                 *       "order_id": "ord_7kq2mzp4x9ta",
                 *       "provider_id": "alpine-roam",
                 *       "package_number": 10482
                 *     }
                 */
                "application/json": components["schemas"]["IssueUnit"];
            };
        };
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unit_id": "ord_7kq2mzp4x9ta-0-0",
                     *       "state": "issued",
                     *       "esim": {
                     *         "iccid": "8900123456789012347",
                     *         "smdp_address": "smdp.example.com",
                     *         "activation_code": "K2-1AB7F4-9D03C6"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Unit"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    unitsWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The id of the account.
                 * @example acc_5b0e7c1d2f34
                 */
                account: components["parameters"]["OnBehalf"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the unit.
                 * @example ord_7kq2mzp4x9ta-0-1
                 */
                unit_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unit_id": "ord_7kq2mzp4x9ta-0-1",
                     *       "state": "withdrawn"
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawnUnit"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    topupsApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the top-up.
                 * @example top_9c41d07be2a6f358
                 */
                topup_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "acc_5b0e7c1d2f34",
                 *       "iccid": "8900123456789012347",
                 *       "provider_id": "alpine-roam",
                 *       "package_number": 10482
                 *     }
                 */
                "application/json": components["schemas"]["ApplyTopup"];
            };
        };
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topup_id": "top_9c41d07be2a6f358",
                     *       "state": "applied"
                     *     }
                     */
                    "application/json": components["schemas"]["AppliedTopup"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    topupsWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The id of the account.
                 * @example acc_5b0e7c1d2f34
                 */
                account: components["parameters"]["OnBehalf"];
                /**
                 * @description The eSIM.
                 * @example 8900123456789012347
                 */
                iccid: components["schemas"]["Iccid"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the top-up.
                 * @example top_9c41d07be2a6f358
                 */
                topup_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topup_id": "top_9c41d07be2a6f358",
                     *       "state": "withdrawn"
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawnTopup"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    esimsCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8900123456789012347
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "acc_5b0e7c1d2f34",
                 *       "if_unused": true
                 *     }
                 */
                "application/json": components["schemas"]["CancelEsim"];
            };
        };
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8900123456789012347",
                     *       "state": "cancelled"
                     *     }
                     */
                    "application/json": components["schemas"]["CancelledEsim"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    esimsReport: {
        parameters: {
            query: {
                /**
                 * @description The id of the account.
                 * @example acc_5b0e7c1d2f34
                 */
                account: components["parameters"]["OnBehalf"];
            };
            header?: never;
            path: {
                /**
                 * @description The ICCID of the eSIM.
                 * @example 8900123456789012347
                 */
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iccid": "8900123456789012347",
                     *       "smdp_address": "smdp.example.com",
                     *       "activation_code": "K2-1AB7F4-9D03C6",
                     *       "first_used_at": "2026-02-03T09:15:00Z",
                     *       "used_mb": 412
                     *     }
                     */
                    "application/json": components["schemas"]["EsimReport"];
                };
            };
            /** @description `invalid_request`: The body, or an id, is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description `unauthenticated`: The key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            /** @description `internal_error`: The gateway failed, and it is unknown what was done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `unavailable`: The network cannot be reached at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
}
