import { csvForm, fittedRow } from '@talent/protocol/text/csv-form';
import { NOT_UTF8, readText } from '@talent/protocol/text/read-text';
import { formatCount } from '@talent/sdk/format';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { isoDay } from '../../../time/utc';
import { importTexts as text, type kindTexts } from '../content/authority';

export type ImportKind = keyof typeof kindTexts;

export type FieldType = 'text' | 'url' | 'count' | 'decimal' | 'rating' | 'day' | 'flag' | 'domain';

/** A column of the database, and its headers in exports, compared without case, spaces and punctuation. */
interface ImportField {
  key: string;
  type: FieldType;
  isRequired: boolean;
  names: readonly string[];
}

const required = (key: string, type: FieldType, ...names: readonly string[]): ImportField => ({
  key,
  type,
  isRequired: true,
  names,
});
const optional = (...field: Parameters<typeof required>): ImportField => ({
  ...required(...field),
  isRequired: false,
});

const searchFigures: readonly ImportField[] = [
  required('clicks', 'count', 'Clicks'),
  required('impressions', 'count', 'Impressions'),
  required('position', 'decimal', 'Position', 'Average position'),
];

/**
 * The fields of each kind. Names: Google Search Console (Queries.csv, Pages.csv, Dates.csv or Chart.csv), the
 * backlink exports of Ahrefs, Semrush, Moz and Majestic, and their overviews of domains, in this order.
 */
export const fieldsOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  queries: [required('item', 'text', 'Top queries', 'Query', 'Keyword'), ...searchFigures],
  pages: [required('item', 'url', 'Top pages', 'Page', 'Landing page'), ...searchFigures],
  dates: [required('measured_on', 'day', 'Date'), ...searchFigures],
  backlinks: [
    required('source_url', 'url', 'Referring page URL', 'Source url', 'SourceURL', 'URL'),
    required('target_url', 'url', 'Target URL', 'Link URL'),
    optional('anchor', 'text', 'Anchor', 'Anchor Text'),
    optional(
      'rating',
      'rating',
      'Domain rating',
      'DR',
      'Page ascore',
      'Domain Authority',
      'DA',
      'SourceTrustFlow',
    ),
    optional('is_nofollow', 'flag', 'Nofollow', 'FlagNoFollow'),
    optional('first_seen', 'day', 'First seen', 'Date First Seen', 'FirstIndexedDate'),
    optional('last_seen', 'day', 'Last seen', 'Date Last Seen', 'LastSeenDate'),
  ],
  authority: [
    required(
      'value',
      'rating',
      'Domain Rating',
      'Authority Score',
      'Domain Authority',
      'TrustFlow',
    ),
    optional('domain', 'domain', 'Target', 'Domain', 'Root Domain', 'Item', 'Site'),
    optional(
      'referring_domains',
      'count',
      'Referring domains',
      'Ref. domains',
      'Linking Domains',
      'Linking Root Domains',
    ),
    optional('backlinks', 'count', 'Backlinks', 'Total backlinks', 'Inbound Links', 'ExtBackLinks'),
    optional('measured_on', 'day', 'Date'),
  ],
};

/** Headers that only one provider's files have. */
const signsOf: readonly { provider: Provider; names: readonly string[] }[] = [
  { provider: 'Google Search Console', names: ['Top queries', 'Top pages', 'CTR'] },
  { provider: 'Ahrefs', names: ['Referring page URL', 'Domain rating'] },
  { provider: 'Semrush', names: ['Page ascore', 'Authority Score'] },
  { provider: 'Majestic', names: ['SourceTrustFlow', 'TrustFlow', 'FlagNoFollow', 'RefDomains'] },
  { provider: 'Moz', names: ['Spam Score', 'DA', 'Domain Authority'] },
];

/** Each provider's name for its rating of domains; the ratings are not comparable. */
export const metricOf = {
  'Google Search Console': 'Rating (Google Search Console)',
  Ahrefs: 'Domain Rating (Ahrefs)',
  Semrush: 'Authority Score (Semrush)',
  Moz: 'Domain Authority (Moz)',
  Majestic: 'Trust Flow (Majestic)',
  Other: 'Domain authority (other source)',
} as const;

export type Provider = keyof typeof metricOf;

/** The column of the file for each field; null for none. */
export type ColumnMapping = Readonly<Record<string, number | null>>;

const kinds = Object.keys(fieldsOf) as ImportKind[];

/** The likely kind and source of a file: it has most columns of that kind, above all the required ones. */
export function recognizeFile(header: readonly string[]) {
  const [kind = 'queries'] = kinds.toSorted((a, b) => scoreOf(b, header) - scoreOf(a, header));
  return { kind, provider: providerOf(header), mapping: mapColumns(kind, header) };
}

export function mapColumns(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const names = header.map(plain);
  return Object.fromEntries(
    fieldsOf[kind].map((field) => {
      const at = field.names.map((name) => names.indexOf(plain(name))).find((place) => place >= 0);
      return [field.key, at ?? null];
    }),
  );
}

function scoreOf(kind: ImportKind, header: readonly string[]): number {
  const mapping = mapColumns(kind, header);
  const fields = fieldsOf[kind];
  const found = fields.filter(({ key }) => mapping[key] !== null);
  const isWhole = fields.every(({ key, isRequired }) => !isRequired || mapping[key] !== null);
  return found.length + (isWhole ? 100 : 0);
}

function providerOf(header: readonly string[]): Provider {
  const names = new Set(header.map(plain));
  const signed = signsOf.find((signs) => signs.names.some((name) => names.has(plain(name))));
  return signed?.provider ?? 'Other';
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A row of a file: its line, counted from 1, and its cells. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** A file cannot be imported; `message` and `reason` are for people. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code = 'import-file';
  /** Of a malformed file. */
  readonly reason: string | null;

  constructor(message: string, reason: string | null = null) {
    super(message);
    this.reason = reason;
  }
}

const malformed = (line: number, reason: string): ImportFileError =>
  new ImportFileError(text.malformed(line), reason);

/** The database takes this many rows at once. */
const MOST_ROWS = 20_000;

/** Reads separated values with a header. @throws ImportFileError where a line makes no sense. */
export function readTable(content: string) {
  const [head, ...body] = recordsOf(content);
  if (head === undefined) throw malformed(1, 'The file is empty.');
  if (body.length === 0) throw malformed(1, 'The file has a header but no rows.');
  if (body.length > MOST_ROWS) {
    const reason = `The file has more than ${formatCount(MOST_ROWS)} rows. Split it.`;
    throw malformed(MOST_ROWS + 2, reason);
  }
  const header = fittedRow(head.record, 0);
  const rows = body.map(({ record, info }): FileRow => {
    const cells = fittedRow(record, header.length);
    if (cells.length === header.length) return { line: info.lines, cells };
    const reason = `This line has ${cells.length} cells, which does not match the header.`;
    throw malformed(info.lines, reason);
  });
  return { header, rows };
}

function recordsOf(content: string): { record: string[]; info: { lines: number } }[] {
  const form = csvForm(content);
  try {
    return parse(form.text, { ...form.options, info: true }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw malformed(Number(error['lines'] ?? 1), 'A quotation mark is not closed.');
  }
}

/** Largest file that is read, bytes. */
const MOST_BYTES = 5 * 1024 * 1024;

export type OpenFile = Awaited<ReturnType<typeof openFile>>;

/** Reads a chosen file and recognizes its kind. @throws ImportFileError, or what the browser throws for an unreadable file. */
export async function openFile(file: File) {
  if (file.size > MOST_BYTES) throw new ImportFileError(text.tooLarge);
  const read = readText(new Uint8Array(await file.arrayBuffer()));
  if (read.text === null) throw malformed(read.badLine, `${NOT_UTF8}.`);
  const table = readTable(read.text);
  /** Day that the figures are of, ISO 8601. */
  const day = isoDay(new Date(file.lastModified));
  return { name: file.name, day, ...table, ...recognizeFile(table.header) };
}
