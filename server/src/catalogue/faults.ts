// Errors of a catalogue file: all are counted, the first are stored.

export interface Fault {
  /** `line 14` of a CSV file, `packages[12]` of a JSON file. */
  place: string;
  field: string | null;
  message: string;
}

const KEPT_FAULTS = 50;
/** Bounds messages, because a quoted cell may be as long as the file. */
const messageMax = 300;

export class FaultList {
  readonly stored: Fault[] = [];
  count = 0;

  add(location: string, field: string | null, message: string): void {
    this.count += 1;
    if (this.stored.length >= KEPT_FAULTS) return;
    const isLong = message.length > messageMax;
    this.stored.push({
      place: location,
      field,
      message: isLong ? `${message.slice(0, messageMax)}…` : message,
    });
  }

  addAll({ stored, count }: FaultList): void {
    this.count += count;
    this.stored.push(...stored.slice(0, KEPT_FAULTS - this.stored.length));
  }
}

export function describeFault({ place: location, field, message }: Fault): string {
  return field === null ? `${location}: ${message}` : `${location}, ${field}: ${message}`;
}
