// A rejected change of an operator or member. It is thrown, so that the transaction is rolled back.

export class AdministrationFault extends Error {
  /** `unknown`: no such object; `invalid`: wrong value; `conflict`: wrong state; `full`: a maximum is reached. */
  readonly kind: "unknown" | "invalid" | "conflict" | "full";
  readonly field: string | null;

  constructor(kind: AdministrationFault["kind"], field: string | null, message: string) {
    super(message);
    this.kind = kind;
    this.field = field;
  }
}
