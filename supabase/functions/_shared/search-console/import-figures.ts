import type { DataClient } from '@talent/data/client';
import type { Json } from '@talent/data/types';
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

/**
 * Asks for the newest figures and stores them: days first, then the queries and pages of the 28 days up to the newest
 * final day. Three requests; the same figures again change nothing.
 * @param lastDay - the newest day that was read before; null for the first time.
 * @returns how many rows were read, and the newest day with final figures; null where Google has none yet
 * @throws SearchConsoleError
 */
export async function importFigures(
  ask: AskSearchConsole,
  data: DataClient,
  { lastDay, now }: { lastDay: string | null; now: Date },
): Promise<{ figures: number; lastDay: string | null }> {
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
  const store = async (kind: string, from: string, rows: readonly object[]) => {
    if (rows.length === 0) return;
    const file_name = `API, ${from} to ${newest}`;
    const figures = { kind, file_name, measured_on: newest, rows: rows as Json };
    await data.rpc('import_search_console', { import: figures }).throwOnError();
  };
  const dated = days.map(({ key, ...figures }) => ({ item: '', measured_on: key, ...figures }));
  await store('dates', first, dated);
  for (const [kind, rows] of [['queries', queries] as const, ['pages', pages] as const]) {
    const items = rows.filter(isKept).map(({ key, ...figures }) => ({ item: key, ...figures }));
    await store(kind, period.startDate, items);
  }
  return { figures: days.length + queries.length + pages.length, lastDay: newest };
}

function isKept({ key }: SearchRow): boolean {
  return key !== '' && key.length <= LONGEST_ITEM && !key.includes('\0') && key.isWellFormed();
}

function pacificDay(now: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', ...parts }).format(
    now,
  );
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}
