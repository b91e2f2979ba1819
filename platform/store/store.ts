export interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  modifiedAt: Date;
}

/** The bytes to store for a body: its own copy, or a text in UTF-8. */
export function bytesToStore(body: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
}

export interface StoreEntry {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/**
 * Holds artifacts, composed pages and the registry. Keys are forward-slash paths without a leading slash. Releases need no
 * lock: `write` replaces one whole file, and `create` makes a file only where there is none (compare-and-swap).
 */
export interface Store {
  /** The file, or null where there is none. */
  read(key: string): Promise<StoredFile | null>;
  /** Whether the key holds a file. Cheap: polled by every gateway. */
  has(key: string): Promise<boolean>;
  /** All keys that start with the folder `prefix` (no trailing slash), sorted. */
  list(prefix: string): Promise<string[]>;
  /** The same with sizes and times. */
  entries(prefix: string): Promise<StoreEntry[]>;
  /** Replaces or makes the file; readers see the old bytes or the new ones, never a mixture. */
  write(key: string, body: Uint8Array | string): Promise<void>;
  /** Makes the file, durable before it returns; false, and nothing changed, where one is already. */
  create(key: string, body: Uint8Array | string): Promise<boolean>;
  /** Removes the file, if there is one. */
  remove(key: string): Promise<void>;
}
