// Errors of a catalogue file: all are counted, the first are kept.

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
  readonly kept: Fault[] = [];
  count = 0;

  add(location: string, field: string | null, message: string): void {
    this.count += 1;
    if (this.kept.length >= KEPT_FAULTS) return;
    const isLong = message.length > messageMax;
    this.kept.push({
      place: location,
      field,
      message: isLong ? `${message.slice(0, messageMax)}…` : message,
    });
  }

  addAll({ kept, count }: FaultList): void {
    this.count += count;
    this.kept.push(...kept.slice(0, KEPT_FAULTS - this.kept.length));
  }
}

export function describeFault({ place: location, field, message }: Fault): string {
  return field === null ? `${location}: ${message}` : `${location}, ${field}: ${message}`;
}
