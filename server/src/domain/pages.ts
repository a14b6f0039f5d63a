/** The sort value and number of the last item, in a list sorted newest first. */
export interface Position {
  at: number;
  n: number;
}

export interface PageRequest {
  after: Position | null;
  limit: number;
}
