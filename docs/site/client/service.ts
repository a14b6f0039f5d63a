// The service that serves this page.
const root = new URL(document.documentElement.dataset.root || "./", location.href);

export const serviceUrl = new URL("../partner/api", root).href;

/** The portal of the same deployment. */
export const portalUrl = new URL("../portal/", root).href;

/** False for a copy of the site that was opened from a folder or is hosted elsewhere. */
export const isServed = location.protocol.startsWith("http") && root.pathname.endsWith("/docs/");
