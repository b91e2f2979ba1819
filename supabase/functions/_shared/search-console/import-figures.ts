import type { DataClient } from '@talent/data/client';
import type { AskSearchConsole, SearchRow } from './google-client.ts';

/** Google keeps figures of 16 months. */
const FIRST_DAYS = 486;
/** Days that are asked for again, because Google corrects the newest ones. */
const REPEATED_DAYS = 9;
/** Days of the queries and pages, as the newest of a sliding window. */
const WINDOW_DAYS = 28;
/** Rows with the most clicks. */
const MOST_ROWS = 5000;
/** Longest query or address that is kept, characters. */
const LONGEST_ITEM = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The figures of one run. */
export interface ImportedFigures {
  /** Rows that were read. */
  figures: number;
  /** The newest day with final figures; null where Google has none yet. */
  lastDay: string | null;
}

/**
 * Asks for the newest figures and stores them: days first, then the queries and pages of the 28 days up to the newest
 * final day. Three requests; the same figures again change nothing.
 * @param lastDay - the newest day that was read before; null for the first time.
 * @throws SearchConsoleError
 */
export async function importFigures(
  ask: AskSearchConsole,
  data: DataClient,
  { lastDay, now }: { lastDay: string | null; now: Date },
): Promise<ImportedFigures> {
  const yesterday = daysBefore(pacificDay(now), 1);
  const first =
    lastDay === null ? daysBefore(yesterday, FIRST_DAYS) : daysBefore(lastDay, REPEATED_DAYS);
  const range = { startDate: first, endDate: yesterday, rowLimit: FIRST_DAYS + REPEATED_DAYS };
  const days = await ask({ dimension: 'date', ...range });
  const newest = days
    .map(({ key }) => key)
    .toSorted()
    .at(-1);
  if (newest === undefined) return { figures: 0, lastDay: null };
  const period = { startDate: daysBefore(newest, WINDOW_DAYS - 1), endDate: newest };
  const queries = await ask({ dimension: 'query', ...period, rowLimit: MOST_ROWS });
  const pages = await ask({ dimension: 'page', ...period, rowLimit: MOST_ROWS });
  const file = (start: string, end: string) => `API, ${start} to ${end}`;
  await store(data, {
    kind: 'dates',
    file_name: file(first, newest),
    measured_on: newest,
    rows: days.map(({ key, ...figures }) => ({ item: '', measured_on: key, ...figures })),
  });
  for (const [kind, rows] of [['queries', queries] as const, ['pages', pages] as const]) {
    await store(data, {
      kind,
      file_name: file(period.startDate, newest),
      measured_on: newest,
      rows: rows.filter(isKept).map(({ key, ...figures }) => ({ item: key, ...figures })),
    });
  }
  return { figures: days.length + queries.length + pages.length, lastDay: newest };
}

interface NewFigures {
  kind: 'dates' | 'queries' | 'pages';
  file_name: string;
  measured_on: string;
  rows: {
    item: string;
    measured_on?: string;
    clicks: number;
    impressions: number;
    position: number;
  }[];
}

async function store(data: DataClient, figures: NewFigures): Promise<void> {
  if (figures.rows.length === 0) return;
  await data.rpc('import_search_console', { import: { ...figures } }).throwOnError();
}

/** An item that fits into the table. */
function isKept({ key }: SearchRow): boolean {
  return key !== '' && key.length <= LONGEST_ITEM && !key.includes('\0') && key.isWellFormed();
}

/** Search Console counts days in Pacific time. */
function pacificDay(now: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', ...parts }).format(
    now,
  );
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}
