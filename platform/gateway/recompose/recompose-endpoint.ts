import type { ReleaseStore } from '../../registry/release-store.ts';
import type { AdminOf } from '../guard/admin-of.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import { firstLineOf } from '../describe-error.ts';
import type { Frames } from '../pages/shell-pages.ts';
import { livePairs } from './live-pairs.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { Log } from '../options.ts';
import { readOrder } from './read-recompose-order.ts';
import type { RecomposeQueue } from './local-queue.ts';
import { respondJson } from '../http/respond.ts';

/** What pages are composed at once with. */
export interface RecomposeNowOptions {
  adminOf: AdminOf;
  store: ReleaseStore;
  artifacts: ArtifactReader;
  frames: Frames;
  queue: RecomposeQueue;
  log: Log;
}

/**
 * Answers `POST /_recompose`, a `RecomposeOrder` of an admin: 204 when visitors get the pages as they are now, 422
 * for an order that makes no sense, 503 when they could not be composed and those before stay. To everybody else
 * it is a path like any unknown one.
 */
export function createRecomposeNow(
  options: RecomposeNowOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { adminOf, store, artifacts, frames, queue, log } = options;
  return async function serve(request, site) {
    const user = await adminOf(request);
    if (user === null) return frames.notFound(request, site);
    const read = await readOrder(request, site);
    if (read.status === 'wrong') {
      return respondJson(422, { code: 'wrong-order', message: read.message });
    }
    const { app, paths } = read.order;
    log({ level: 'info', message: 'pages ordered', user, app, paths: paths.length });
    try {
      const pairs = await livePairs(app, site, { store, artifacts });
      for (const pair of pairs) await queue.now({ ...pair, paths });
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return respondJson(503, { code: 'not-composed', message: firstLineOf(error) });
    }
  };
}
