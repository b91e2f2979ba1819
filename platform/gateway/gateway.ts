import { GUARD_PATH, HOP_PATH, RECOMPOSE_PATH } from '@talent/sdk/contract';
import { Hono } from 'hono';
import { createAdminOf } from './guard/admin-of.ts';
import { createAdminWatch } from './guard/admin-watch.ts';
import { createArtifactReader } from './live/artifact-reader.ts';
import { createAssets } from './pages/assets.ts';
import { createCanary } from './canary/canary.ts';
import { createBehind } from './recompose/background-work.ts';
import { createComposeOrders } from './recompose/compose-endpoint.ts';
import { COMPOSE_PATH } from './recompose/compose-protocol.ts';
import { createComposerQueue } from './recompose/remote-queue.ts';
import { createCompressor } from './http/compress.ts';
import { describeError } from './describe-error.ts';
import { createDownloads } from './pages/downloads.ts';
import { createForward } from './forward/forward.ts';
import { FORWARDED_PATTERNS } from './http/forwarded-paths.ts';
import { createFrames } from './pages/shell-pages.ts';
import { gatewayStatus } from './live/gateway-status.ts';
import { createGuardCookie } from './guard/guard-cookie.ts';
import { createGuard } from './guard/guard.ts';
import { createHop } from './staff/path-lookup.ts';
import { createLimits } from './limits/create-limits.ts';
import { createRequestDoor } from './limits/request-door.ts';
import { createLiveChannels } from './live/live-channels.ts';
import { mountTexts } from './pages/mount-texts.ts';
import { createBackendProbe } from './observe/backend-probe.ts';
import { mountObserve } from './observe/mount-observe.ts';
import type { GatewayFacts } from './observe/observation.ts';
import type { LiveSite } from './live/live-site.ts';
import type { Client, Gateway, GatewayOptions } from './options.ts';
import { createPageData } from './pages/page-data.ts';
import { createPageFiles } from './pages/page-files.ts';
import { createPages } from './pages/pages.ts';
import { createPairOrders } from './recompose/compose-missing-pages.ts';
import { createPlatformReport, PLATFORM_PATH } from './staff/platform-report.ts';
import { startPolling, verifyMsOf } from './live/polling.ts';
import { asPreview, isPreview } from './preview/preview-answer.ts';
import { CHANNEL_LINK } from './preview/preview-link.ts';
import { createPreviews } from './preview/previews.ts';
import { createRecomposeNow } from './recompose/recompose-endpoint.ts';
import { createRecomposeQueue } from './recompose/local-queue.ts';
import { respondJson, respondText } from './http/respond.ts';
import { createSecurityEvents } from './observe/security-events.ts';
import { secure } from './http/security-headers.ts';
import { withRefreshCookie } from './session/refresh-cookie.ts';
import { createSocialImages } from './pages/social-images.ts';

const DEFAULT_POLL_MS = 200;
/** Takes events of visitors: there is no such address where nothing is collected. */
const COLLECT_PATH = '/functions/v1/collect-events';

/** The gateway's own addresses that ask the backend whose token they are sent. */
const ASKING_PATHS = [GUARD_PATH, HOP_PATH, RECOMPOSE_PATH, `${PLATFORM_PATH}/*`];

/**
 * Serves the live release of a channel: pages, released files, page data, redirects, the guard, and the
 * way to the backend. It answers from its first request on; a newer release becomes live by itself.
 *
 * @throws WeakGuardSecretError
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { store, channel, site: facts, backend, log } = options;
  const now = options.now ?? (() => new Date());
  const artifacts = createArtifactReader(store);
  const channels = createLiveChannels({
    store,
    artifacts,
    channel,
    publishableKey: backend.publishableKey,
    collectAnalytics: options.collectAnalytics ?? false,
    log,
    now,
    verifyMs: verifyMsOf(options.pollMs),
    composePages: createPairOrders({ queue: () => queue, log, now }),
  });
  const live = channels.main;
  const canary = createCanary(channels, { ...options, now });
  const { recompose, cacheShare = 1 } = options;
  const queueWith = { log, now, onComposed: () => channels.refresh() };
  const queue =
    typeof recompose === 'function'
      ? createRecomposeQueue({ ...queueWith, recompose })
      : createComposerQueue({ ...queueWith, composer: recompose });
  const behind = createBehind();
  const compressor = createCompressor(options);
  const files = createPageFiles({ store, queue, log, cacheShare });
  const frames = createFrames(files, compressor, options);
  const secureOrigin = facts.origin.startsWith('https:');
  const cookie = createGuardCookie({ secret: options.guardSecret, secure: secureOrigin, now });
  const adminOf = createAdminOf({ backend, origin: facts.origin, log });
  const guard = createGuard({ adminOf, cookie, frames, log });
  const { proxies = 0, gatewaySecret = null } = options;
  const forward = withRefreshCookie(createForward({ ...options, proxies }), secureOrigin);
  const events = createSecurityEvents({ backend, secret: gatewaySecret, log });
  const secret = options.guardSecret;
  const limits = createLimits({ forward, events, proxies, secret, secure: secureOrigin, now });
  const door = createRequestDoor(limits.requests, options.holdRefusalsMs);
  const watchAdmin = createAdminWatch({ events, proxies });
  const shared = {
    store,
    artifacts,
    files,
    frames,
    compressor,
    queue,
    cacheShare,
    security: options,
    isAdmin: cookie.isValid,
    now,
  };
  const assets = createAssets({
    ...shared,
    onDamaged: (file) => behind.run(channels.damaged(file)),
  });
  const pageData = createPageData(shared);
  const pages = createPages(shared);
  const hop = createHop({ adminOf, frames, pages });
  const socialImages = createSocialImages(shared);
  const downloads = createDownloads(shared);
  const platformReport = createPlatformReport({ ...shared, adminOf, events, site: facts, log });
  const previews = createPreviews({ ...options, ...shared, channels });
  const recomposeNow = createRecomposeNow({ ...shared, adminOf, log });
  const composeOrders = createComposeOrders({ ...shared, secret: options.composerSecret ?? null });

  const probe = createBackendProbe({ backend, now, freshMs: options.backendCheckMs });
  const observed = (): GatewayFacts => ({
    status: gatewayStatus(live, channel),
    releasedAt: live.current()?.release.at ?? null,
    backend: probe.last(),
    recompositionsWaiting: queue.waiting(),
    isCanaryOpen: canary.isOpen(),
    events: events.status(),
  });

  /** Takes the live site once, so that no answer mixes two releases. */
  function withSite(serve: (request: Request, site: LiveSite) => Promise<Response>) {
    return async ({ req }: { req: { raw: Request } }): Promise<Response> => {
      const isHere = previews.isHere(req.raw);
      const choice = await previews.choiceOf(req.raw);
      const tried = isHere || choice !== null ? null : canary.siteFor(req.raw);
      const site = tried ?? (await channels.siteFor(choice));
      if (site === null) {
        return respondText(503, 'No release is live yet.', { 'Retry-After': '5' });
      }
      const response = await serve(req.raw, site);
      if (isHere || (tried === null && isPreview(site, channel))) return asPreview(response);
      return canary.answered(req.raw, response);
    };
  }

  /** Asks for the role each time; while the backend fails, a role checked in the last ten minutes has to do. */
  async function mayWatch(request: Request): Promise<boolean> {
    if (!(await cookie.isValid(request))) return false;
    return (await adminOf(request)) !== null || (await probe.look()).status === 'failing';
  }

  const app = new Hono<{ Bindings: Client }>();
  for (const path of [...FORWARDED_PATTERNS, ...ASKING_PATHS]) {
    app.use(path, door);
  }
  mountObserve(app, {
    ...{
      probe,
      facts: observed,
      observation: options.observation ?? null,
      isAdmin: mayWatch,
    },
    notFound: withSite(frames.notFound),
  });
  mountTexts(app, { ...shared, site: facts, previews, withSite });
  app.all('/assets/*', withSite(assets));
  app.all('/_pages/*', withSite(pageData));
  app.all('/_social/*', withSite(socialImages));
  app.all('/_files/*', withSite(downloads));
  for (const [path, serve] of [
    [GUARD_PATH, withSite(guard.open)],
    [RECOMPOSE_PATH, withSite(recomposeNow)],
  ] as const) {
    app.post(path, async ({ req, env }) => {
      const response = await serve({ req });
      watchAdmin(req.raw, env, response);
      return response;
    });
  }
  app.post(COMPOSE_PATH, withSite(composeOrders));
  app.delete(GUARD_PATH, () => guard.close());
  app.all(`${CHANNEL_LINK}/*`, withSite(previews.serve));
  app.all(HOP_PATH, withSite(hop));
  if (!options.collectAnalytics) {
    app.all(COLLECT_PATH, () =>
      respondJson(404, { code: 'NOT_FOUND', message: 'Nothing is collected.' }),
    );
  }
  app.all(`${PLATFORM_PATH}/*`, withSite(platformReport));
  app.all('/auth/v1/*', ({ req, env }) => limits.auth(req.raw, env));
  app.post(COLLECT_PATH, ({ req, env }) =>
    canary.hear(req.raw, (request) => forward(request, env)),
  );
  app.on('ALL', FORWARDED_PATTERNS, ({ req, env }) => forward(req.raw, env));
  app.all('*', withSite(pages));
  app.onError((error, { req }) => {
    // Node's word for a body whose sender has gone away: nobody reads this answer, and nothing has failed.
    if (error.message === 'aborted') return respondText(499, 'The client went away.');
    log({
      level: 'error',
      message: 'request failed',
      method: req.method,
      path: req.path,
      error: describeError(error),
    });
    const sorry = respondText(500, 'Something went wrong on our side. Please try again.');
    return canary.answered(req.raw, sorry);
  });

  const ready = canary.refresh();
  const { pollMs = DEFAULT_POLL_MS } = options;
  const stopPolling = pollMs === null ? () => ready : startPolling(canary, pollMs);
  return {
    async fetch(request, client = {}) {
      await ready;
      // A host such as `256.256.256.256` passes for one until the address is read.
      if (!URL.canParse(request.url)) {
        return secure(respondText(400, 'The address of this request cannot be read.'), options);
      }
      return previews.mark(request, secure(await app.fetch(request, client), options));
    },
    previewHost: previews.host,
    // While two sets are live, every answer is counted, and one address has two of them.
    epoch: () => (canary.isOpen() ? null : live.current()),
    poll: () => canary.poll(),
    refresh: () => canary.refresh(),
    verify: () => channels.verify(),
    async settled() {
      await Promise.all([behind.settled(), queue.settled(), events.settled()]);
    },
    async close() {
      await stopPolling();
      await canary.close();
      await queue.settled();
      await events.close();
    },
    status: () => gatewayStatus(live, channel),
    async observed() {
      await ready;
      await probe.look();
      return observed();
    },
  };
}
