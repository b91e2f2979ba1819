/** Crockford's alphabet: no letter that is read as a digit, or the other way round. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `C-7K2M9QXD`: 40 random bits, easy to read out on the telephone. */
export function newReference(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')}`;
}
