import { csvForm, fittedRow } from '@talent/protocol/text/csv-form';
import { NOT_UTF8, readText } from '@talent/protocol/text/read-text';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { FeedProblem } from '../posting.ts';

/** A posting as a file has it: CSV cells are text, with `|` between the entries of a list. */
export interface RawPosting {
  line: number;
  fields: Readonly<Record<string, unknown>>;
}

export interface RawFeed {
  postings: RawPosting[];
  problems: FeedProblem[];
}

export const requiredFields = [
  'ref',
  'title',
  'role',
  'level',
  'contract',
  'work_mode',
  'company',
  'country',
  'region',
  'city',
  'currency',
  'pay_min',
  'pay_max',
  'summary',
  'description',
  'responsibilities',
  'requirements',
  'opened',
  'closes',
] as const;
export const optionalFields = ['skills', 'vacancy_statement', 'ai_statement', 'closed'] as const;

/** A posting that is offered in several places is several postings. */
export const ONE_PLACE =
  'A posting has one country, region and city: write one for each place, with a ref of its own';

const known: readonly string[] = [...requiredFields, ...optionalFields];

/**
 * Reads a file of postings: JSON (an object with a list `jobs`, or the list alone) where it begins like JSON, else
 * CSV with a header. Never throws: what cannot be read is a problem with its line.
 */
export function readFeed(file: string | Uint8Array): RawFeed {
  const { text, badLine } = typeof file === 'string' ? { text: file, badLine: 0 } : readText(file);
  if (text === null) return refused(badLine, `${NOT_UTF8}.`);
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') return refused(1, 'The file is empty.');
  return start.startsWith('{') || start.startsWith('[') ? readJson(text) : readCsv(text);
}

function readCsv(text: string): RawFeed {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    const form = csvForm(text);
    // The typings know only the form without `info`.
    rows = parse(form.text, { ...form.options, info: true }) as unknown as typeof rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(Number(error['lines'] ?? 1), `The CSV cannot be read: ${error.message}.`);
  }
  const [header, ...body] = rows;
  const columns = fittedRow(header?.record ?? [], 0);
  const headerProblem = problemOfHeader(columns);
  if (headerProblem !== null) return refused(1, headerProblem);
  if (body.length === 0) return refused(1, 'The file has a header but no postings.');
  const feed: RawFeed = { postings: [], problems: [] };
  let above = header?.info.lines ?? 1;
  for (const { record: cells, info } of body) {
    const record = fittedRow(cells, columns.length);
    const line = above + 1;
    above = info.lines;
    if (record.length === columns.length) {
      const fields = Object.fromEntries(columns.map((name, at) => [name, record[at] ?? '']));
      feed.postings.push({ line, fields });
    } else {
      const reason = `The row has ${record.length} cells; the header has ${columns.length}.`;
      feed.problems.push({ line, ref: null, reason });
    }
  }
  return feed;
}

function problemOfHeader(columns: readonly string[]): string | null {
  const missing = requiredFields.filter((name) => !columns.includes(name));
  if (missing.length > 0) return `The header is missing ${missing.join(', ')}.`;
  const unknown = columns.filter((name, at) => !known.includes(name) || columns.indexOf(name) < at);
  return unknown.length === 0
    ? null
    : `The header has unknown or repeated columns: ${unknown.join(', ')}.`;
}

function readJson(text: string): RawFeed {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    return refused(lineOfError(text, reason), `The JSON cannot be read: ${reason}.`);
  }
  const list = Array.isArray(value) ? value : isRecord(value) ? value['jobs'] : null;
  if (!Array.isArray(list)) return refused(1, 'The JSON has no list "jobs".');
  if (list.length === 0) return refused(1, 'The list of postings is empty.');
  const lines = jsonItemLines(text);
  const feed: RawFeed = { postings: [], problems: [] };
  for (const [at, item] of list.entries()) {
    const line = lines[at] ?? 1;
    const problem = problemOfItem(item);
    if (problem === null && isRecord(item)) feed.postings.push({ line, fields: item });
    else feed.problems.push({ line, ref: null, reason: problem ?? '' });
  }
  return feed;
}

function problemOfItem(item: unknown): string | null {
  if (!isRecord(item)) return 'This entry of the list is not an object.';
  const unknown = Object.keys(item).filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  const hint = unknown.some((name) => /location|place/i.test(name)) ? ` ${ONE_PLACE}.` : '';
  return `The posting has unknown fields: ${unknown.join(', ')}.${hint}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOfError(text: string, message: string): number {
  const place = /position (\d+)/.exec(message)?.[1];
  return place === undefined ? 1 : text.slice(0, Number(place)).split('\n').length;
}

function refused(line: number, reason: string): RawFeed {
  return { postings: [], problems: [{ line, ref: null, reason }] };
}

/**
 * The 1-based lines on which the entries of a feed's list begin, in a text that is valid JSON: the list itself, or the
 * value of `jobs` in an object.
 */
function jsonItemLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  /** Depth at which the entries are; 0 outside of the list. */
  let ofEntries = 0;
  let isEntryNext = false;
  let lastText = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\n|[^\s\uFEFF]/g)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (isEntryNext && token !== ']') lines.push(line);
    isEntryNext = token === ',' && depth === ofEntries;
    if (token.startsWith('"') && depth === 1) lastText = token;
    else if (token === '[' || token === '{') {
      depth += 1;
      const isList = depth === 1 || (depth === 2 && lastText === '"jobs"' && ofEntries === 0);
      if (token === '[' && isList) {
        ofEntries = depth;
        isEntryNext = true;
        lines.length = 0;
      }
    } else if (token === ']' || token === '}') {
      if (depth === ofEntries) ofEntries = 0;
      depth -= 1;
    }
  }
  return lines;
}
