/** Base URL of a service started with default settings. */
export const usualBaseUrl = "http://127.0.0.1:4010/partner/api";
