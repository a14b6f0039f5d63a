// Generated from spec/supplier/*.tsp by `npm run generate`: the operations as types. Do not edit.

import type {
  ActivationCode,
  AppliedTopup,
  ApplyTopup,
  CancelEsim,
  CancelState,
  CancelledEsim,
  EsimReport,
  GivenId,
  Iccid,
  InstallCodePart,
  IssueState,
  IssueUnit,
  IssuedEsim,
  ListCursor,
  ListedState,
  ListedUnit,
  PackageNumber,
  Timestamp,
  TopupState,
  Unit,
  UnitPage,
  WithdrawState,
  WithdrawTopupState,
  WithdrawnTopup,
  WithdrawnUnit,
} from "./models.ts";

/** `internal_error`: The gateway failed, and it is unknown what was done. */
export interface InternalError {
  /** What went wrong. */
  error: {
    /** The code for programs. */
    code: "internal_error";
    /** For people; its wording can change. */
    message: string;
    /** Identifies this request, to ask the gateway's operator about it. */
    request_id: string;
    /** The invalid field, if there is one. */
    param?: string;
  };
}

/** `invalid_request`: The body, or an id, is invalid. */
export interface InvalidRequestError {
  /** What went wrong. */
  error: {
    /** The code for programs. */
    code: "invalid_request";
    /** For people; its wording can change. */
    message: string;
    /** Identifies this request, to ask the gateway's operator about it. */
    request_id: string;
    /** The invalid field, if there is one. */
    param?: string;
  };
}

/** `unauthenticated`: The key is missing or wrong. */
export interface UnauthenticatedError {
  /** What went wrong. */
  error: {
    /** The code for programs. */
    code: "unauthenticated";
    /** For people; its wording can change. */
    message: string;
    /** Identifies this request, to ask the gateway's operator about it. */
    request_id: string;
    /** The invalid field, if there is one. */
    param?: string;
  };
}

/** `unavailable`: The network cannot be reached at the moment. */
export interface UnavailableError {
  /** What went wrong. */
  error: {
    /** The code for programs. */
    code: "unavailable";
    /** For people; its wording can change. */
    message: string;
    /** Identifies this request, to ask the gateway's operator about it. */
    request_id: string;
    /** The invalid field, if there is one. */
    param?: string;
  };
}

export interface paths {
    "/units/{unit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["unitsIssue"];
        post?: never;
        delete: operations["unitsWithdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitsList"];
        put?: never;
        post?: never;
        delete?: never;
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
        put: operations["topupsApply"];
        post?: never;
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
export interface components {
    schemas: {
        ActivationCode: ActivationCode;
        AppliedTopup: AppliedTopup;
        ApplyTopup: ApplyTopup;
        CancelEsim: CancelEsim;
        CancelState: CancelState;
        CancelledEsim: CancelledEsim;
        EsimReport: EsimReport;
        GivenId: GivenId;
        Iccid: Iccid;
        InstallCodePart: InstallCodePart;
        InternalError: InternalError;
        InvalidRequestError: InvalidRequestError;
        IssueState: IssueState;
        IssueUnit: IssueUnit;
        IssuedEsim: IssuedEsim;
        ListCursor: ListCursor;
        ListedState: ListedState;
        ListedUnit: ListedUnit;
        PackageNumber: PackageNumber;
        Timestamp: Timestamp;
        TopupState: TopupState;
        UnauthenticatedError: UnauthenticatedError;
        UnavailableError: UnavailableError;
        Unit: Unit;
        UnitPage: UnitPage;
        WithdrawState: WithdrawState;
        WithdrawTopupState: WithdrawTopupState;
        WithdrawnTopup: WithdrawnTopup;
        WithdrawnUnit: WithdrawnUnit;
    };
    responses: never;
    parameters: {
        OnBehalf: components["schemas"]["GivenId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    unitsIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unit_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueUnit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
                account: components["parameters"]["OnBehalf"];
            };
            header?: never;
            path: {
                unit_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnUnit"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
    unitsList: {
        parameters: {
            query: {
                since: components["schemas"]["Timestamp"];
                cursor?: components["schemas"]["ListCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
                topup_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyTopup"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedTopup"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
                account: components["parameters"]["OnBehalf"];
                iccid: components["schemas"]["Iccid"];
            };
            header?: never;
            path: {
                topup_id: components["schemas"]["GivenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnTopup"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelEsim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledEsim"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
                account: components["parameters"]["OnBehalf"];
            };
            header?: never;
            path: {
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimReport"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthenticatedError"];
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
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
