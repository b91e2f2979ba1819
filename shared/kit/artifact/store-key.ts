/** A key that no store may write: it would leave the store, or not every store could read it back. */
export class InvalidKeyError extends Error {
  readonly code = 'invalid-store-key';

  constructor(key: string) {
    super(
      `"${key}" is not a store key: use forward-slash paths such as registry/stable/00000001.json`,
    );
    this.name = 'InvalidKeyError';
  }
}

/** Prefix of files that are still being written; no key may use it. */
export const TEMPORARY_PREFIX = '.tmp-';

/** Whether a key can hold a file: no empty, `.` or `..` segments, no backslash, no NUL, not absolute. */
export function isStoreKey(key: string): boolean {
  if (key.includes('\\') || key.includes('\0')) return false;
  return key
    .split('/')
    .every(
      (part) => part !== '' && part !== '.' && part !== '..' && !part.startsWith(TEMPORARY_PREFIX),
    );
}

/** Checks a key to write, and returns it. Throws `InvalidKeyError`. */
export function keyToWrite(key: string): string {
  if (isStoreKey(key)) return key;
  throw new InvalidKeyError(key);
}

/** Whether a key is in a folder; the empty folder holds all keys. */
export function isInFolder(key: string, folder: string): boolean {
  return folder === '' || key.startsWith(`${folder}/`);
}

/** Order of listings: by code units, as every store sorts its keys. */
export function byKey(left: { key: string }, right: { key: string }): number {
  return left.key < right.key ? -1 : left.key > right.key ? 1 : 0;
}
