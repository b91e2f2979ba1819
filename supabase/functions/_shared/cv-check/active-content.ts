import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Compressed objects of one file are unpacked up to this many bytes together. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Unpacked bytes that a stream counts as at least: unpacking costs time and memory even for an empty one. */
const LEAST_UNPACKED = 16 * 1024;

/** Actions that run, start or send something. A link to a page or a site is none. */
const ACTION = /\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|Rendition|RichMediaExecute)\b/y;

/** Forms of another language: an array or a reference. */
const FORMS = /\[|\d+[\s\0]+\d+[\s\0]+R/y;

/** Files and media inside. */
const INSIDE = /\/(?:EmbeddedFiles?|FileAttachment|RichMedia)\b/;

const FLATE = /\/FlateDecode(?!\w)|\[[\s\0]*\/FlateDecode[\s\0]*\]/y;

/** `unreadable`: an object is compressed in an unusual way, so that it cannot be searched. */
export type ActiveContent = 'none' | 'found' | 'unreadable';

/**
 * Searches a PDF for active content, also in objects that are compressed and names that are spelled with codes. `text`
 * holds one character a byte of `bytes`.
 */
export async function hasActiveContent(text: string, bytes: Uint8Array): Promise<ActiveContent> {
  if (isActive(plainNames(bytes))) return 'found';
  let room = MOST_UNPACKED;
  for (const packed of objectStreams(text, bytes)) {
    const unpacked = packed === null || room <= 0 ? null : await unpack(packed, room);
    if (unpacked === null) return 'unreadable';
    room -= Math.max(unpacked.length, LEAST_UNPACKED);
    if (isActive(plainNames(unpacked))) return 'found';
  }
  return 'none';
}

function isActive(text: string): boolean {
  return INSIDE.test(text) || hasValue(text, '/S', ACTION) || hasValue(text, '/XFA', FORMS);
}

function hasValue(text: string, key: string, value: RegExp): boolean {
  for (const at of valuesOf(text, key)) {
    if (startsWith(text, at, value)) return true;
  }
  return false;
}

function startsWith(text: string, at: number, value: RegExp): boolean {
  value.lastIndex = at;
  return value.test(text);
}

/**
 * Compressed objects, with bytes that may follow them; null: packed in an unusual way. Plain ones are in the text anyway.
 */
function* objectStreams(text: string, bytes: Uint8Array): Generator<Uint8Array | null> {
  let from = 0;
  let end = 0;
  let isFirst = true;
  let isPacked = false;
  for (const { 0: word, index } of text.matchAll(/obj|(?<!end)stream\r?\n/g)) {
    const before = from;
    from = index + word.length;
    if (word === 'obj') {
      isFirst = true;
      isPacked = false;
      continue;
    }
    const dictionary = plainNames(bytes.subarray(before, index));
    isPacked ||= dictionary.includes('/ObjStm');
    if (isPacked && isFirst) {
      if (end >= 0 && end < from) end = text.indexOf('endstream', from);
      const filters = [...valuesOf(dictionary, '/Filter')];
      const isFlate = filters.every((at) => startsWith(dictionary, at, FLATE));
      const isPlain = isFlate && end >= 0 && !dictionary.includes('/Predictor');
      if (filters.length > 0) yield isPlain ? bytes.subarray(from, end) : null;
    } else if (isPacked) {
      // No writer starts an object's stream twice, and its dictionary would have to be read once more.
      yield null;
    }
    isFirst = false;
  }
}

const inflated = promisify(inflate);

/** Null where the data is damaged or larger than `most` bytes. Some writers leave bytes behind its end, which count as nothing. */
async function unpack(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  try {
    return await inflated(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}

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
