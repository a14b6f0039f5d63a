const usualOrigin = "http://127.0.0.1:4010";

/** Base URL of a service started with default settings. */
export const usualBaseUrl = `${usualOrigin}/partner/api`;

/** For the texts of a package, which doesn't know the service that it came from. */
export const withoutUsualOrigin = (text: string): string =>
  text.replaceAll(usualOrigin, "https://api.example.com");
