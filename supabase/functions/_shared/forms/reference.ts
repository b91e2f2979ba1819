/** Crockford's alphabet, in which no letter resembles a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `C-7K2M9QXD`: 40 random bits, easy to read aloud. */
export function newReference(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')}`;
}
