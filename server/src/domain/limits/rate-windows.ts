// Rate limit windows shared by processes. A store that only one process uses has none.

export interface RateLimit {
  /** Kind of subject, which keeps equal names of different kinds apart. */
  kind: string;
  requests: number;
  /** Changes count as requests too. */
  changes: number;
  /** A request continues a window if that window ends at most this much earlier than a new one would. */
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
  /** End of the window that this request starts if none is open. */
  endsAt: number;
}

/** The window after the request. A rejected request is not counted. */
export interface Taken extends RateWindow {
  isAllowed: boolean;
}

export interface RateWindows {
  /** Returns null while windows cannot be shared. The process then counts its own requests. */
  take(limit: RateLimit, request: CountedRequest): Promise<Taken | null>;
}

export interface BlockedNetwork {
  network: string;
  endsAt: number;
  /** The value of the revision `blocked_networks` since which the block is stored. */
  revision: number;
}

export interface BlockedNetworkReads {
  /** Ordered by revision. */
  since(revision: number, limit: number): Promise<BlockedNetwork[]>;
}

export interface BlockedNetworkRepository extends BlockedNetworkReads {
  block(network: string, endsAt: number): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
