// What keeps an operator's or a portal user's change from being made. Thrown, so that the transaction is undone;
// how it is shown (exit code, status) is for the command line and the portal to say.

export class AdministrationFault extends Error {
  /** `unknown`: there is no such object; `invalid`: a value is wrong; `conflict`: it does not fit the present state; `full`: there is no room for another. */
  readonly kind: "unknown" | "invalid" | "conflict" | "full";
  /** The value at fault, by its name in the domain; null when it is the object itself. */
  readonly field: string | null;

  constructor(kind: AdministrationFault["kind"], field: string | null, message: string) {
    super(message);
    this.kind = kind;
    this.field = field;
  }
}
