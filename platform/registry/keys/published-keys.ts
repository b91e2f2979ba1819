/**
 * SHA-256 of public keys whose private half is in this repository's history, hex. They are refused for signing, and their
 * signatures are not trusted, whatever the environment or a data folder says.
 */
const PUBLISHED_KEYS: ReadonlySet<string> = new Set([
  // Signed test fixtures before every run of the tests made its own pair.
  '06d8dd55377f9bf278691b223ffc38cbb7b30b68eef9164b7fdda8255f55d6ac',
]);

/** A key that is configured although its private half is public. */
export class PublishedKeyError extends Error {
  override readonly name = 'PublishedKeyError';
  readonly code = 'published-key';
}

/**
 * Refuses a public key by its fingerprint.
 * @param fingerprint SHA-256 of the 32 bytes of the key, hex
 * @throws PublishedKeyError
 */
export function assertUnpublished(fingerprint: string): void {
  if (!PUBLISHED_KEYS.has(fingerprint)) return;
  throw new PublishedKeyError(
    `The private half of key ${fingerprint.slice(0, 16)} was published: anyone can sign with it, so it is refused. ` +
      'Make another pair with "pnpm release keys" and set that one instead',
  );
}
