/** What every private Ed25519 key of PKCS #8 begins with: 16 bytes that name the algorithm, before its own 32. */
const PKCS8_START = 'MC4CAQAwBQYDK2VwBCIEI';

/** Whether a text has the form of `RELEASE_SIGNING_KEY`. */
export function isSigningKey(text: string): boolean {
  return text.startsWith(PKCS8_START) && /^[A-Za-z0-9+/]{64}$/.test(text);
}

/** Whether a text has the form of a key in `RELEASE_KEYS`: 32 bytes in base64. */
export function isPublicKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}
