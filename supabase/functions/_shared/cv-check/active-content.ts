import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { plainNames, valuesOf } from './pdf-names.ts';

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

/** Whether a key has a value that matches a sticky expression. */
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
