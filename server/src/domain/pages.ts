// Pages of a list, newest first.

/** A position in a list sorted newest first: the sort value and the ever-growing number of the last item read. */
export interface Position {
  at: number;
  n: number;
}

export interface PageRequest {
  after: Position | null;
  limit: number;
}
