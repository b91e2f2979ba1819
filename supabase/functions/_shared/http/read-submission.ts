import { isStorable, storable } from '@talent/protocol/text/storable-json';
import { readLimited } from './read-limited.ts';
import type { Buffer } from 'node:buffer';

const DEFAULT_MAX_BYTES = 64 * 1024;

/** A form that was read. Its `fields` are unchecked. */
export interface SentForm {
  status: 'read';
  fields: Record<string, unknown>;
  /** Names of fields with text that PostgreSQL cannot hold; it is U+FFFD in `fields`. Absent: there are none. */
  illegible?: string[];
}

/** A form, or why it cannot be read. */
export type ReadForm =
  | SentForm
  | { status: 'wrong-method' | 'wrong-type' | 'too-large' | 'unreadable' };

interface Reading {
  /** Largest body, bytes; default 64 KB. */
  maxBytes?: number | undefined;
  /** Largest body of a form with files, bytes. */
  maxFormBytes?: number | undefined;
  readForm?: (form: FormData) => unknown;
}

/** Reads the body of a request: JSON, or an HTML form in either encoding. */
export async function readSubmission(
  request: Request,
  {
    maxBytes = DEFAULT_MAX_BYTES,
    maxFormBytes = maxBytes,
    readForm = Object.fromEntries,
  }: Reading = {},
): Promise<ReadForm> {
  if (request.method !== 'POST') return { status: 'wrong-method' };
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const hasParts = /^multipart\/form-data\b/i.test(type);
  if (!isJson && !hasParts && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { status: 'wrong-type' };
  }
  const body = await readLimited(request, hasParts ? maxFormBytes : maxBytes);
  if (body === null) return { status: 'too-large' };
  if (hasParts && !hasFewParts(body, type)) return { status: 'unreadable' };
  try {
    const fields: unknown = isJson
      ? JSON.parse(new TextDecoder().decode(body))
      : withHandling(
          await new Response(body, { headers: { 'content-type': type } }).formData(),
          readForm,
        );
    return isRecord(fields) ? storableForm(fields) : { status: 'unreadable' };
  } catch {
    return { status: 'unreadable' };
  }
}

/** Every reader of forms gets what the database can hold; a form can also tell its sender which field is concerned. */
function storableForm(fields: Record<string, unknown>): SentForm {
  const illegible = Object.keys(fields).filter((name) => !isStorable(fields[name]));
  if (illegible.length === 0) return { status: 'read', fields };
  const replaced = illegible.map((name) => [name, storable(fields[name])]);
  return { status: 'read', fields: { ...fields, ...Object.fromEntries(replaced) }, illegible };
}

/** The fields that every form has in addition to its own. */
const HANDLING = ['idempotency_key', 'page', 'website'];

function withHandling(form: FormData, readForm: (form: FormData) => unknown): unknown {
  const own = readForm(form);
  if (!isRecord(own)) return own;
  const handling = HANDLING.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : []));
  return { ...own, ...Object.fromEntries(handling) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Most parts of a form with files: no form has more than this many fields and files. */
const MOST_PARTS = 100;
const MOST_HEADER_BYTES = 8 * 1024;

/**
 * Whether a form with files has no more parts than any honest one, and short headers: the runtime takes a second to read
 * 5 MB of empty parts.
 */
function hasFewParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const delimiter = `--${boundary}`;
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    if (parts > MOST_PARTS) return false;
    const header = at + delimiter.length;
    // The last delimiter ends with two more dashes.
    if (body.toString('latin1', header, header + 2) === '--') return true;
    const end = body.subarray(header, header + MOST_HEADER_BYTES).indexOf('\r\n\r\n');
    if (end < 0) return false;
    at = body.indexOf(delimiter, header + end);
  }
  return false;
}
