/** Compressed objects of one file are unpacked up to this many bytes together. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** White space and comments between a key and its value. */
const GAP = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*';

/** Actions that run, start or send something, and files and media inside. A link to a page or a site is none. */
const ACTIVE = new RegExp(
  [
    `/S${GAP}/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|Rendition|RichMediaExecute)\\b`,
    `/XFA${GAP}(?:\\[|\\d+[\\s\\0]+\\d+[\\s\\0]+R)`,
    '/(?:EmbeddedFiles?|FileAttachment|RichMedia)\\b',
  ].join('|'),
);

/** `unreadable`: an object is compressed in an unusual way, so that it cannot be searched. */
export type ActiveContent = 'none' | 'found' | 'unreadable';

/**
 * Searches a PDF for active content, also in objects that are compressed and names that are spelled with codes. `text`
 * holds one character a byte of `bytes`.
 */
export async function hasActiveContent(text: string, bytes: Uint8Array): Promise<ActiveContent> {
  if (ACTIVE.test(plainNames(text))) return 'found';
  let room = MOST_UNPACKED;
  for (const { from, to } of objectStreams(text)) {
    if (to === null) return 'unreadable';
    const unpacked = await inflate(bytes.subarray(from, to), room);
    if (unpacked === null) return 'unreadable';
    room -= unpacked.length;
    if (ACTIVE.test(plainNames(unpacked))) return 'found';
  }
  return 'none';
}

/** `/J#61va` is `/Java`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Where compressed objects begin and end; `to` null: packed in an unusual way. Plain ones are in the text anyway. */
function* objectStreams(text: string): Generator<{ from: number; to: number | null }> {
  const start = /(?<!end)stream\r?\n/g;
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const dictionary = plainNames(text.slice(text.lastIndexOf('obj', match.index), match.index));
    if (!dictionary.includes('/ObjStm')) continue;
    const filter = /\/Filter[\s\0]*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1];
    if (filter === undefined) continue;
    const isPlain = /^\[?[\s\0]*\/FlateDecode[\s\0]*\]?$/.test(filter);
    const from = match.index + match[0].length;
    const end = text.indexOf('endstream', from);
    if (!isPlain || dictionary.includes('/Predictor') || end < 0) {
      yield { from, to: null };
    } else {
      yield { from, to: lengthOf(text, dictionary, from) ?? trimmed(text, end) };
    }
  }
}

/** The end that the stream's own length gives, where it gives one that is true. */
function lengthOf(text: string, dictionary: string, from: number): number | null {
  const length = /\/Length[\s\0]+(\d+)(?![\s\0]+\d+[\s\0]+R)/.exec(dictionary)?.[1];
  if (length === undefined) return null;
  const to = from + Number(length);
  return /^[\s\0]*endstream/.test(text.slice(to, to + 20)) ? to : null;
}

function trimmed(text: string, end: number): number {
  if (text.startsWith('\r\n', end - 2)) return end - 2;
  return /[\r\n]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** The unpacked text, one character a byte; null where it is damaged or larger than `most` bytes. */
async function inflate(packed: Uint8Array, most: number): Promise<string | null> {
  const stream = new Blob([packed.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > most) return null;
    }
    return text;
  } catch {
    return null;
  }
}
