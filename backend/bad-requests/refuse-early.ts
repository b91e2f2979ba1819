import { storableJson } from '@talent/protocol/text/storable-json';
import { interfaceOf, refusal } from './refusal.ts';

/** Longest path with query, bytes; Node's own limit is a little less than twice as much. */
export const MAX_TARGET_BYTES = 8 * 1024;
/** Largest body of a sender that has neither a session nor the secret key, bytes. */
const MAX_STRANGERS_BYTES = 64 * 1024;
/** Deepest nesting of a body of JSON, and of conditions in a query. */
export const MAX_DEPTH = 100;

/** Facts of the sender of a request. */
export interface Senders {
  isOwner: (request: Request) => boolean;
  /** Whether it has that key or a session, and may write to the database. */
  isKnown: (request: Request) => Promise<boolean>;
}

/**
 * Refuses requests that no part of the backend can read: an address that is too long or not UTF-8, NUL and halves of characters,
 * which PostgreSQL cannot store in text, a large body of a stranger, nesting that is too deep, and a `select` that repeats rows.
 * Else returns the request with the body that was read.
 */
export async function refuseEarly(
  request: Request,
  senders: Senders,
): Promise<{ status: 'refused'; response: Response } | { status: 'read'; request: Request }> {
  const { pathname, search, searchParams } = new URL(request.url);
  const refused = (status: number, code: string, message: string) =>
    ({ status: 'refused', response: refusal(request, { status, code, message }) }) as const;
  const target = pathname + search;
  if (target.length > MAX_TARGET_BYTES) {
    return refused(414, 'PGRST100', `The address is longer than ${MAX_TARGET_BYTES} bytes.`);
  }
  if (!isEncoded(pathname)) return refused(400, 'PGRST125', 'The address is not UTF-8.');
  if (/%00/.test(target)) return refused(400, '22021', 'The address contains NUL.');
  if (depthOf(search) > MAX_DEPTH) {
    return refused(400, 'PGRST100', `The query is nested deeper than ${MAX_DEPTH} levels.`);
  }
  if (interfaceOf(request) === 'rest' && !senders.isOwner(request)) {
    for (const select of searchParams.getAll('select')) {
      const problem = selectProblem(select);
      if (problem !== null) return refused(400, 'PGRST100', problem);
    }
  }
  // Functions read bodies themselves, with limits of their own.
  if (request.body === null || interfaceOf(request) === 'functions') {
    return { status: 'read', request };
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_STRANGERS_BYTES && !(await senders.isKnown(request))) {
    return refused(413, 'PGRST102', 'The body is larger than 64 KB.');
  }
  if (interfaceOf(request) === 'auth' && !(await isReadableForm(request, bytes))) {
    return refused(400, 'PGRST102', 'The form cannot be read.');
  }
  if (isText(request)) {
    const text = new TextDecoder().decode(bytes);
    const { hasNul, deepest } = jsonShape(text);
    if (hasNul) return refused(400, '22021', 'The body contains NUL.');
    if (isJson(request) && storableJson(text) !== text) {
      const message =
        'The body contains half of a character (an unpaired surrogate). Send whole characters.';
      return refused(400, '22021', message);
    }
    if (deepest > MAX_DEPTH) {
      return refused(400, 'PGRST102', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    }
  }
  return { status: 'read', request: new Request(request, { body: bytes }) };
}

/** True for any other body than a multipart form. */
async function isReadableForm({ headers }: Request, bytes: ArrayBuffer): Promise<boolean> {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return true;
  try {
    await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}

/** Stored files may hold any byte. */
function isText({ url, headers }: Request): boolean {
  const type = headers.get('content-type') ?? '';
  return !new URL(url).pathname.startsWith('/storage/v1/') || /\bjson\b/i.test(type);
}

/** Whatever names no other form is read as JSON. */
function isJson({ headers }: Request): boolean {
  return !/\b(csv|x-www-form-urlencoded|form-data)\b/i.test(headers.get('content-type') ?? '');
}

function isEncoded(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Deepest nesting of conditions. */
function depthOf(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of query) {
    if (character === '(') deepest = Math.max(deepest, (depth += 1));
    else if (character === ')') depth -= 1;
  }
  return deepest;
}

/** Facts of a body of JSON that decide whether the backend can read it. */
interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  deepest: number;
  /** NUL, as a character or as an escape. */
  hasNul: boolean;
}

/** Reads a text once, so that its cost grows with its length alone. The text need not be valid JSON. */
export function jsonShape(text: string): JsonShape {
  const shape = { deepest: 0, hasNul: false };
  let depth = 0;
  /** The state before the string that is being read. */
  let before: { deepest: number; depth: number } | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      if (before === null) before = { deepest: shape.deepest, depth };
      else {
        // Brackets of a string count only where it never ends, and so is none.
        ({ depth, deepest: shape.deepest } = before);
        before = null;
      }
    } else if (character === '\\') {
      if (text.startsWith('u0000', at + 1)) shape.hasNul = true;
      if (before !== null || text[at + 1] === '\\') at += 1;
    } else if (character === '[' || character === '{') {
      shape.deepest = Math.max(shape.deepest, (depth += 1));
    } else if (character === ']' || character === '}') {
      depth -= 1;
    } else if (character === '\0') {
      shape.hasNul = true;
    }
  }
  return shape;
}

/** Levels of embedded rows: the product asks for rows and the rows that they refer to. */
const MAX_LEVELS = 1;

/**
 * Why a `select` is refused; null: it is not. Rows inside of embedded rows, and a column that is named again under another alias,
 * would make an answer of many megabytes from an address of a hundred bytes.
 */
export function selectProblem(select: string): string | null {
  // Nobody needs quotes here. Behind one a bracket may be part of a name, so that none ends a level.
  const hasQuotes = select.includes('"');
  const named = [new Set<string>()];
  let item = '';
  for (const character of `${select.replaceAll('()', '')},`) {
    if (character !== ',' && character !== '(' && character !== ')') {
      item += character;
      continue;
    }
    const name = nameOf(item);
    item = '';
    const level = named.at(-1);
    if (name !== '' && level?.has(name)) return `The select names ${name} twice.`;
    level?.add(name);
    if (character === '(') named.push(new Set());
    else if (character === ')' && named.length > 1 && !hasQuotes) named.pop();
    if (named.length > MAX_LEVELS + 1) return 'The select embeds rows inside of embedded rows.';
  }
  return null;
}

/** The column or table that an item is made of, without its alias, cast, hint and function. */
function nameOf(item: string): string {
  const [plain = ''] = item.replaceAll(/["\s]/g, '').split('::');
  const [name = ''] = plain
    .slice(plain.lastIndexOf(':') + 1)
    .replace(/^\.\.\./, '')
    .split(/[!.]/);
  return name;
}
