// Why an operator's or a portal user's change was rejected. Thrown, so that the transaction is rolled back; the command
// line and the portal convert it to an exit code or a status.

export class AdministrationFault extends Error {
  /**
   * `unknown`: the object does not exist; `invalid`: a value is wrong; `conflict`: the current state doesn't allow it;
   * `full`: a maximum is reached.
   */
  readonly kind: "unknown" | "invalid" | "conflict" | "full";
  /** Name of the invalid field; null: the object itself. */
  readonly field: string | null;

  constructor(kind: AdministrationFault["kind"], field: string | null, message: string) {
    super(message);
    this.kind = kind;
    this.field = field;
  }
}
