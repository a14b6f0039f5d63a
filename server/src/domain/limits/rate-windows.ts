// Windows of rate limits that processes share. A store that only one process serves has none.

export interface RateLimit {
  /** The kind of subject; subjects of different kinds may have the same name. */
  kind: string;
  requests: number;
  /** Changes count as requests too. */
  changes: number;
  /** A request continues a window that ends at most this long before the one that it would begin. */
  continuesMs: number;
}

export interface RateWindow {
  endsAt: number;
  requests: number;
  changes: number;
}

export interface CountedRequest {
  subject: string;
  isChange: boolean;
  /** The end of the window that the request begins if there is none. */
  endsAt: number;
}

/** The window after the request; a request that is not allowed was not counted. */
export interface Taken extends RateWindow {
  isAllowed: boolean;
}

export interface RateWindows {
  /** Returns null while windows cannot be shared: the process then counts for itself. */
  take(limit: RateLimit, request: CountedRequest): Promise<Taken | null>;
}

export interface BlockedNetwork {
  network: string;
  endsAt: number;
  /** The value of the revision `blocked_networks` that the block began with. */
  revision: number;
}

export interface BlockedNetworkReads {
  /** In order of their revisions. */
  since(revision: number, limit: number): Promise<BlockedNetwork[]>;
}

export interface BlockedNetworkRepository extends BlockedNetworkReads {
  block(network: string, endsAt: number): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
