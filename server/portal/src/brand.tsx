// The company's name and logo, which the service writes into the document's head.
const head = <T extends Element>(selector: string) => document.head.querySelector<T>(selector);

const companyName = head<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "Partner eSIM";
const icon = head<HTMLLinkElement>('link[rel="icon"]')?.getAttribute("href");
/** The built document has an empty icon. */
const logo = icon?.startsWith("data:") ? null : icon;

export function setTitle(page: string): void {
  document.title = `${page} · ${companyName} portal`;
}

export const Brand = () =>
  logo ? (
    <img class="company-logo" src={logo} alt={companyName} />
  ) : (
    <>
      <span class="mark" aria-hidden="true" />
      {companyName}
    </>
  );
