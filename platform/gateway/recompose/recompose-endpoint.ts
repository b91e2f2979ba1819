import { appName } from '@talent/artifact/manifest';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { z } from 'zod';
import { listChannels, readLatest } from '../../registry/registry.ts';
import type { PagePair } from '../../release/plan/check-release.ts';
import { readLimitedJson } from '../http/limited-body.ts';
import { respondEmpty, respondJson } from '../http/respond.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { firstLineOf } from '../log/log.ts';
import type { PageContext } from '../pages/page-context.ts';

const orderSchema = z.strictObject({
  app: appName,
  paths: z.array(z.string().startsWith('/').max(500)).min(1).max(2000),
});

const MAX_BYTES = 256 * 1024;

/** Answers `POST /_recompose`, an order of an admin: 204 when visitors get the new pages, 422, or 503 when the stored ones stay. */
export function createRecomposeEndpoint(options: PageContext): ServeSite {
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

/** Every pair in which an app is live, each once. Versions of previews are skipped: this host holds the release key. */
async function livePairs(
  app: string,
  site: LiveSite,
  { store, artifacts }: PageContext,
): Promise<PagePair[]> {
  const own = site.apps.find(({ manifest }) => manifest.name === app);
  const pairs: PagePair[] = own ? [{ shell: site.shell.manifest, app: own.manifest }] : [];
  for (const channel of await listChannels(store)) {
    if (channel === site.release.channel) continue;
    const { release } = await readLatest(store, channel);
    const [shellVersion, version] = [release?.apps['shell'], release?.apps[app]];
    if (shellVersion === undefined || version === undefined) continue;
    const shell = await artifacts.published('shell', shellVersion, 'visitors');
    const manifest = await artifacts.published(app, version, 'visitors');
    const isKnown = pairs.some(
      (pair) => pair.shell.version === shellVersion && pair.app.version === version,
    );
    if (shell && manifest && !isKnown) pairs.push({ shell, app: manifest });
  }
  return pairs;
}
