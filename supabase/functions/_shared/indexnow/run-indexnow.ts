import { indexNowStatusSchema, type IndexNowOutcome } from '@talent/api/seo/connections';
import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { SettingError } from '../host/setting-error.ts';
import { readSitemapPaths, SitemapError } from './read-sitemap.ts';
import { sendPages, type IndexNowAnswer } from './send-pages.ts';
import { readIndexNowSettings } from './settings.ts';

/** Pages of one call, as documented. */
const MOST_PAGES = 10_000;
/** Calls of one run: a site of 50,000 pages is told in one. */
const MOST_CALLS = 5;
/** Wait after the first failure; it doubles with each further one. */
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 60 * 60;
/** A key that was refused takes an operator, who wants to see soon that it is right. */
const KEY_WAIT_SECONDS = 60 * 60;
/** A wrong address is refused for every page: they wait until it is right, and are not forgotten. */
const SETTING_WAIT_SECONDS = 24 * 60 * 60;

/**
 * Tells search engines of pages that are new, changed or gone. Off without a key.
 * @param mostPages - of one call; smaller in tests
 * @returns the number of pages; null where IndexNow is off
 * @throws SettingError
 */
export async function runIndexNow(
  context: FunctionContext,
  mostPages = MOST_PAGES,
): Promise<number | null> {
  const settings = readIndexNowSettings(context.settings);
  if (settings.status === 'malformed') {
    throw new SettingError('INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens.');
  }
  if (settings.status !== 'set') return null;
  await compareSitemap(context);
  const { data, site, now, log } = context;
  const { data: found } = await data.rpc('indexnow_status').throwOnError();
  const { failures } = indexNowStatusSchema.parse(found);
  let told = 0;
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const { data: taken } = await data
      .rpc('begin_indexnow_call', { most: mostPages })
      .throwOnError();
    const paths = z.array(z.string()).nullable().parse(taken);
    if (paths === null) break;
    const answer = await sendPages(settings, site.origin, paths, now());
    const wait = waitSeconds(answer, failures);
    await data
      .rpc('finish_indexnow_call', {
        paths,
        outcome: answer.outcome,
        ...(answer.status !== null && { status: answer.status }),
        ...(wait !== null && { retry_seconds: wait }),
      })
      .throwOnError();
    if (isTold(answer.outcome)) told += paths.length;
    else
      log(`IndexNow: ${answer.outcome} (${answer.status ?? 'no answer'}), ${paths.length} pages.`);
    if (wait !== null) break;
  }
  return told;
}

async function compareSitemap({ data, site, log }: FunctionContext): Promise<void> {
  try {
    const paths = await readSitemapPaths(site.origin);
    await data.rpc('compare_indexnow_sitemap', { paths }).throwOnError();
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error;
    // Posts are noted when they are saved, so there may be pages to tell of all the same.
    log(`IndexNow: ${error.message}`);
  }
}

function isTold(outcome: IndexNowOutcome): boolean {
  return outcome === 'accepted' || outcome === 'key-pending';
}

/** Seconds until the same pages are sent again; null where they are not. */
function waitSeconds(answer: IndexNowAnswer, failures: number): number | null {
  switch (answer.outcome) {
    case 'accepted':
    case 'key-pending':
      return null;
    case 'malformed':
    case 'pages-refused':
      return SETTING_WAIT_SECONDS;
    case 'key-refused':
      return KEY_WAIT_SECONDS;
    default: {
      const own = Math.min(FIRST_WAIT_SECONDS * 2 ** failures, LONGEST_WAIT_SECONDS);
      return answer.retryAfterSeconds ?? own;
    }
  }
}
