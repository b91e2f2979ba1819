import { appName } from '@talent/artifact/manifest';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { z } from 'zod';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { AdminOf } from '../guard/admin-of.ts';
import { readLimitedJson } from '../http/limited-body.ts';
import { respondEmpty, respondJson } from '../http/respond.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { firstLineOf } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import { livePairs } from './live-pairs.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

export interface RecomposeEndpointOptions {
  adminOf: AdminOf;
  store: ReleaseStore;
  artifacts: ArtifactReader;
  notFound: ServeSite;
  queue: RecomposeQueue;
  log: Log;
}

/** A `RecomposeOrder` of `@talent/sdk`. */
const orderSchema = z.strictObject({
  app: appName,
  paths: z.array(z.string().startsWith('/').max(500)).min(1).max(2000),
});

const MAX_BYTES = 256 * 1024;

/**
 * Answers `POST /_recompose`, a `RecomposeOrder` of an admin: 204 when visitors get the new pages, 422 for an invalid
 * order, 503 when the pages could not be composed and the stored ones stay. Everyone else gets the not-found page.
 */
export function createRecomposeEndpoint(options: RecomposeEndpointOptions): ServeSite {
  const { adminOf, notFound, queue, log } = options;
  return async function serve(request, site) {
    const user = await adminOf(request);
    if (user === null) return notFound(request, site);
    const order = orderSchema.safeParse(await readLimitedJson(request, MAX_BYTES));
    if (!order.success) return wrongOrder(z.prettifyError(order.error));
    const { app } = order.data;
    const foreign = order.data.paths.find((path) => !isPageOf(app, path, site));
    if (foreign !== undefined) return wrongOrder(`${foreign} is no page of ${app}.`);
    const paths = [...new Set(order.data.paths.map((path) => parsePath(path)?.path ?? path))];
    log({ level: 'info', message: 'pages ordered', user, app, paths: paths.length });
    try {
      for (const pair of await livePairs(app, site, options)) await queue.now({ ...pair, paths });
      return respondEmpty(204);
    } catch (error) {
      return respondJson(503, { code: 'not-composed', message: firstLineOf(error) });
    }
  };
}

function wrongOrder(message: string): Response {
  return respondJson(422, { code: 'wrong-order', message });
}

function isPageOf(app: string, path: string, site: LiveSite): boolean {
  const at = parsePath(path);
  const route = at && matchRanked(site.publicRoutes, at.segments)?.item;
  return route?.kind === 'page' && route.app.manifest.name === app;
}
