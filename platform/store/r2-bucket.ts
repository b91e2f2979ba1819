/** The methods that the platform uses of a bucket that Cloudflare binds to a Worker. */
export interface R2Bucket {
  head(key: string): Promise<R2Object | null>;
  get(key: string): Promise<(R2Object & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  /** Null, and nothing written, where `onlyIf` does not hold. */
  put(
    key: string,
    value: Uint8Array | string,
    options?: { onlyIf: { etagDoesNotMatch: string } },
  ): Promise<R2Object | null>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string; limit?: number }): Promise<R2Listing>;
}

/** An object of a bucket without its body. */
export interface R2Object {
  key: string;
  /** Bytes. */
  size: number;
  uploaded: Date;
}

/** One page of a listing. */
export type R2Listing =
  | { objects: R2Object[]; truncated: false }
  | { objects: R2Object[]; truncated: true; cursor: string };
