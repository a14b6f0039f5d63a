// Generated from spec/supplier/*.tsp by `npm run generate`: the names of the headers. Do not edit.

/** Headers of requests to the API, beside those of HTTP itself. */
export const requestHeaders = {} as const;

/** Headers of responses of the API. */
export const responseHeaders = {} as const;
