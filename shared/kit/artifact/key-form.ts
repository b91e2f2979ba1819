/** Start of every private Ed25519 key in PKCS #8: 16 bytes that name the algorithm, before the 32 of the key. */
const PKCS8_START = 'MC4CAQAwBQYDK2VwBCIEI';

/** Whether a text has the form of `RELEASE_SIGNING_KEY`. */
export function isSigningKey(text: string): boolean {
  return text.startsWith(PKCS8_START) && /^[A-Za-z0-9+/]{64}$/.test(text);
}

/** Whether a text has the form of a key in `RELEASE_KEYS`: 32 bytes in base64. */
export function isPublicKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

/** Keys as the environment and the data folder hold them. */
export interface ReleaseKeys {
  /** Private key, PKCS #8 in base64, trusted everywhere; null: this process releases nothing to visitors. */
  signingKey: string | null;
  /** Public keys, 32 bytes in base64; the one of `signingKey` is trusted without being named. */
  publicKeys: readonly string[];
  /** Private key that is trusted for previews alone; only where `signingKey` is null. */
  previewSigningKey?: string | null;
  /** Public keys that are trusted for previews alone; the one of `previewSigningKey` without being named. */
  previewKeys?: readonly string[];
}
