import type { ManifestRoute } from '@talent/artifact/manifest';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { LRUCache } from 'lru-cache';
import { type Client, visitorKey } from '../http/client.ts';
import { isRead } from '../http/respond.ts';
import { FIRST_VISIT_LIMIT } from '../limits/limit-numbers.ts';
import { createNetworkBuckets } from '../limits/network-buckets.ts';
import type { LiveSite } from '../live/live-site.ts';
import { pairKey, type LiveApp } from '../live/page-pair.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';
import { requestEntries } from '../recompose/stale-pages.ts';
import { parseDataPath } from './page-data.ts';

export type FirstVisit = ReturnType<typeof createFirstVisits>;

interface Unlisted {
  app: LiveApp;
  facts: ManifestRoute;
  path: string;
}

/** Every request is answered within five seconds, and the answer takes a moment too. */
const WAIT_MS = 4500;
/** Requests that wait at the same time; further ones are answered at once. */
const MAX_WAITING = 500;
/** How long a path that a look did not find starts no other look, ms. */
const ABSENT_MS = 5000;
const MAX_ABSENT = 5000;
/** Characters. Longer paths are not worth their memory, and no order to compose may hold them. */
const MAX_PATH = 500;

/** Lets the first visit of a new page wait until it is composed. What a stranger can cause is bounded: decision 0132. */
export function createFirstVisits(options: {
  queue: Pick<RecomposeQueue, 'lookUp' | 'now' | 'request'>;
  proxies: number;
  /** Monotonic clock, ms. */
  clock?: () => number;
  /** Longest wait, ms. */
  waitMs?: number;
}) {
  const { queue, proxies, clock = () => performance.now(), waitMs = WAIT_MS } = options;
  const limits = createNetworkBuckets({ ...FIRST_VISIT_LIMIT, now: clock });
  const absent = new LRUCache<string, { until: number }>({ max: MAX_ABSENT });
  let waiting = 0;

  function mayWait(request: Request, client: Client, key: string): boolean {
    if ((absent.get(key)?.until ?? 0) > clock() || waiting >= MAX_WAITING) return false;
    return limits.take(visitorKey(request, client, proxies)) === 0;
  }

  /**
   * Waits until the request can be answered: at once unless it is for a path of `current` that may be a new page.
   * @returns whether it is still open that the path has a page: a search engine would keep a 404
   */
  return async function firstVisit(
    request: Request,
    client: Client,
    current: () => LiveSite | null,
  ): Promise<boolean> {
    if (!isRead(request)) return false;
    const { pathname } = new URL(request.url);
    const site = current();
    const unlisted = site && findUnlisted(site, pathname);
    if (!site || !unlisted) return false;
    const { app, facts, path } = unlisted;
    const key = `${app.pair.key} ${path}`;
    // A page of the list is composed once: nobody can cause more than the list.
    const isListed = app.pair.onVisit.has(path);
    if (!isListed && !mayWait(request, client, key)) return false;
    const began = clock();
    waiting += 1;
    const pair = { shell: site.shell.manifest, app: app.manifest };
    const look = isListed
      ? queue.now({ ...pair, paths: [path] }).then(
          () => true,
          () => false,
        )
      : queue.lookUp({ ...pair, path });
    const outcome = await within(waitMs, look).finally(() => {
      waiting -= 1;
    });
    const after = current();
    const isFound = after !== null && findUnlisted(after, pathname) === null;
    // The look composed this page alone.
    if (isFound && !isListed) requestEntries(queue, { shell: site.shell, app, facts });
    else if (outcome === true) absent.set(key, { until: began + ABSENT_MS });
    return !isFound && (outcome === 'late' || (isListed && !outcome));
  };
}

/** The path of a document or of its data; null where it has a page, or can have none. */
function findUnlisted(site: LiveSite, pathname: string): Unlisted | null {
  const data = pathname.startsWith('/_pages/') ? parseDataPath(pathname) : null;
  const at = data?.page ?? parsePath(pathname);
  const route = at && matchRanked(site.publicRoutes, at.segments)?.item;
  if (!at || route?.kind !== 'page' || route.facts.prerender !== 'entries') return null;
  const { app, facts } = route;
  if (data !== null && pairKey(data) !== app.pair.key) return null;
  return app.pair.pages.has(at.path) || at.path.length > MAX_PATH
    ? null
    : { app, facts, path: at.path };
}

async function within(ms: number, work: Promise<boolean>): Promise<boolean | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, ms, 'late');
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
