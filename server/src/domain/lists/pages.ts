/** The sort value and number of the last item. */
export interface Position {
  at: number;
  n: number;
}

export interface PageRequest {
  after: Position | null;
  limit: number;
  /** Newest first if omitted. Most lists support no other order. */
  oldestFirst?: boolean;
}
