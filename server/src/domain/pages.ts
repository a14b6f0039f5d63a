// Pages of a list, newest first.

/** In a list sorted newest first: sort value and number of the last item. */
export interface Position {
  at: number;
  n: number;
}

export interface PageRequest {
  after: Position | null;
  limit: number;
}
