const { imul } = Math;

/** Words in a row that are compared as one. */
const shingleWords = 5;
/** Numbers of a signature: the similarity is known to about 1 / sqrt(128) = 9 points at worst, 4 near the threshold. */
const signatureLength = 128;
/** Shorter texts are alike by chance. */
const fewestWords = 50;

/** Words of a text in small letters, without marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * MinHash of the five-word shingles of a text: the part of equal numbers in two signatures estimates the Jaccard
 * similarity of the texts (Broder 1997). Empty for a text too short to compare. Pure, about 1 ms a thousand words.
 */
export function signatureOf(words: readonly string[]): Uint32Array {
  if (words.length < fewestWords) return new Uint32Array();
  const signature = new Uint32Array(signatureLength).fill(0xff_ff_ff_ff);
  for (let start = 0; start + shingleWords <= words.length; start += 1) {
    const base = hash(words.slice(start, start + shingleWords).join(' '));
    for (let index = 0; index < signatureLength; index += 1) {
      const mixed = mix(base ^ imul(index + 1, 0x9e_37_79_b1));
      if (mixed < (signature[index] ?? 0)) signature[index] = mixed;
    }
  }
  return signature;
}

/** Estimated similarity of two texts, 0 to 1; 0 where it is below `least`. */
export function similarity(a: Uint32Array, b: Uint32Array, least = 0): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  const most = a.length * (1 - least);
  let different = 0;
  for (let index = 0; index < a.length && different <= most; index += 1) {
    if (a[index] !== b[index]) different += 1;
  }
  return different > most ? 0 : 1 - different / a.length;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

/** The finalizer of MurmurHash3, which spreads every bit over all others. */
function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** SHA-256 of the content of a page, hexadecimal: it changes with the page. */
export async function contentHashOf(...parts: readonly (string | undefined)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts.map((part) => part ?? null)));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
