const SPACE = /[\s\0]*/y;
const REST_OF_LINE = /[^\r\n]*/y;

const HASH = 0x23;

/** A PDF as text, one character a byte, with its names in plain spelling: `/J#61va` is `/Java`. */
export function plainNames(bytes: Uint8Array): string {
  const plain = new Uint8Array(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const code = byte === HASH ? hexOf(bytes[at + 1]) * 16 + hexOf(bytes[at + 2]) : Number.NaN;
    if (!Number.isNaN(code)) at += 2;
    plain[size] = Number.isNaN(code) ? byte : code;
    size += 1;
  }
  return new TextDecoder('latin1').decode(plain.subarray(0, size));
}

/** Value of a hexadecimal digit; NaN for any other byte. */
function hexOf(byte = 0): number {
  return Number.parseInt(String.fromCodePoint(byte), 16);
}

/**
 * Where values of a key may begin: behind white space and comments. Any `%` counts as the start of a comment, and any key in a
 * comment as a key, because strings can contain both. Gives each place once, so that short scans from all places stay linear.
 */
export function* valuesOf(text: string, key: string): Generator<number> {
  let last = -1;
  let at = text.indexOf(key);
  for (; at >= 0; at = text.indexOf(key, at + key.length)) {
    const value = valueFrom(text, at + key.length, last);
    if (value !== last) yield value;
    last = Math.max(last, value);
  }
}

/** `last` is the furthest place that an earlier key has led to: comments before it need no second scan. */
function valueFrom(text: string, from: number, last: number): number {
  for (let at = from; ; at = endOf(REST_OF_LINE, text, at)) {
    at = endOf(SPACE, text, at);
    if (text[at] !== '%') return at;
    if (at < last) return last;
  }
}

function endOf(part: RegExp, text: string, from: number): number {
  part.lastIndex = from;
  part.test(text);
  return part.lastIndex;
}
