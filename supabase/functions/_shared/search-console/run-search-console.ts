import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { importFigures } from './import-figures.ts';
import { SearchConsoleError } from './search-console-error.ts';
import { readSearchConsoleSettings } from './settings.ts';

const HOUR_SECONDS = 60 * 60;
/** After a success: a day less an hour, so that the time of day stays. */
const DAILY_SECONDS = 23 * HOUR_SECONDS;
/** What only an operator can fix is asked again soon, so that they see that it is fixed. */
const OPERATOR_SECONDS = HOUR_SECONDS;
/** The quota of a day is used up, or that of ten minutes. */
const QUOTA_SECONDS = 4 * HOUR_SECONDS;
/** Wait after the first failure of Google's; it doubles with each further one. */
const FIRST_WAIT_SECONDS = 15 * 60;
const LONGEST_WAIT_SECONDS = 6 * HOUR_SECONDS;

const turnSchema = z.object({ last_day: z.string().nullable(), failures: z.number() }).nullable();

/**
 * Imports the newest figures of Search Console when they are due, once a day. Off without a key. A refusal is noted for
 * staff and is no error of the schedule.
 * @param retryDelayMs - wait before a request is repeated; shorter in tests
 * @returns the number of rows that were read; null where nothing was asked
 */
export async function runSearchConsole(
  context: FunctionContext,
  retryDelayMs?: number,
): Promise<number | null> {
  const { data, site, now, log } = context;
  const settings = readSearchConsoleSettings(context.settings, site.origin);
  if (settings.status === 'unset') return null;
  const { data: taken } = await data.rpc('begin_search_console_import').throwOnError();
  const turn = turnSchema.parse(taken);
  if (turn === null) return null;
  const finish = (outcome: string, next_seconds: number, rest: object = {}) =>
    data.rpc('finish_search_console_import', { outcome, next_seconds, ...rest }).throwOnError();
  if (settings.status === 'malformed') {
    log('Search Console: SEARCH_CONSOLE_KEY or SEARCH_CONSOLE_SITE is malformed.');
    await finish('key-malformed', OPERATOR_SECONDS);
    return null;
  }
  try {
    // Google's library is loaded only where it is used.
    const { createSearchConsole } = await import('./google-client.ts');
    const ask = createSearchConsole(settings, now, retryDelayMs);
    const read = await importFigures(ask, data, { lastDay: turn.last_day, now: now() });
    const { figures, lastDay } = read;
    await finish('imported', DAILY_SECONDS, { figures, ...(lastDay && { last_day: lastDay }) });
    return figures;
  } catch (error) {
    if (!(error instanceof SearchConsoleError)) {
      await finish('malformed', OPERATOR_SECONDS);
      throw error;
    }
    log(error.message);
    await finish(error.code, waitSeconds(error, turn.failures), { detail: error.detail });
    return null;
  }
}

function waitSeconds({ code, retryAfterSeconds }: SearchConsoleError, failures: number): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds;
  if (code === 'quota') return QUOTA_SECONDS;
  if (code !== 'unavailable' && code !== 'unreachable') return OPERATOR_SECONDS;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** failures, LONGEST_WAIT_SECONDS);
}
