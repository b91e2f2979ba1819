/** Base32, which people read aloud without doubt. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new one-time word of 130 random bits. */
export function newLink(): string {
  return [...crypto.getRandomValues(new Uint8Array(26))]
    .map((byte) => ALPHABET[byte % 32])
    .join('');
}
