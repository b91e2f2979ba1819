import { OVERRIDE_END_PATH, OVERRIDE_PATH } from '@talent/api/platform/local-override';
import { GUARD_PATH, HOP_PATH, RECOMPOSE_PATH } from '@talent/sdk/contract';
import { Hono } from 'hono';
import { measureVersions } from './after-release/measure-versions.ts';
import { createForward } from './forward/forward.ts';
import { nothingCollected, respondText } from './http/respond.ts';
import { ERRORS_PATH } from '@talent/protocol/errors/errors-path';
import { createErrors } from './errors/errors.ts';
import { createAdminOf } from './guard/admin-of.ts';
import { createGuardCookie, createGuard } from './guard/guard-cookie.ts';
import type { Client } from './http/client.ts';
import { createCompressor } from './http/compress.ts';
import { refuseCrossSite } from './guard/cross-site.ts';
import { FORWARDED_PATTERNS } from './http/forwarded-paths.ts';
import { secure } from './http/security-headers.ts';
import { createAuthProxy } from './limits/auth-proxy.ts';
import { createLimitMiddleware } from './limits/limit-middleware.ts';
import { createArtifactReader } from './live/artifact-reader.ts';
import { gatewayStatus } from './live/gateway-status.ts';
import { createLiveChannels } from './live/live-channels.ts';
import { startPolling, verifyMsOf } from './live/polling.ts';
import { describeError } from './log/log.ts';
import { createBackendProbe } from './observe/backend-probe.ts';
import { createDeniedNotes, createSecurityEvents } from './observe/security-events.ts';
import { mountObserve } from './observe/mount-observe.ts';
import type { GatewayState } from './observe/observation.ts';
import type { Gateway, GatewayOptions } from './options.ts';
import { createAssets } from './assets/assets.ts';
import { createOverrides } from './override/overrides.ts';
import { createFirstVisits } from './pages/first-visits.ts';
import { createDownloads, createSocialImages } from './pages/immutable-files.ts';
import { mountTexts } from './pages/mount-texts.ts';
import { createPageData } from './pages/page-data.ts';
import { createPageFiles } from './pages/page-files.ts';
import { createPages } from './pages/pages.ts';
import { createShellPages } from './pages/shell-pages.ts';
import { CHANNEL_LINK } from './preview/preview-link.ts';
import { createPreviews } from './preview/previews.ts';
import { createBackgroundWork } from './recompose/background-work.ts';
import { createComposeEndpoint } from './recompose/compose-endpoint.ts';
import { createComposeMissingPages } from './recompose/compose-missing-pages.ts';
import { COMPOSE_PATH } from './recompose/compose-protocol.ts';
import { createLocalQueue } from './recompose/local-queue.ts';
import { createRecomposeEndpoint } from './recompose/recompose-endpoint.ts';
import { createRemoteQueue } from './recompose/remote-queue.ts';
import { createServeSnapshot } from './serve-snapshot.ts';
import { withRefreshCookie } from './session/refresh-cookie.ts';
import { createComposeForSettings } from './settings/compose-for-settings.ts';
import { createPathLookup } from './staff/site-answers.ts';
import { createPlatformReport, PLATFORM_PATH } from './staff/platform-report.ts';

const DEFAULT_POLL_MS = 200;
/** Receives visitors' events; does not exist where nothing is collected. */
const COLLECT_PATH = '/functions/v1/collect-events';
/** The gateway's own paths that ask the backend, or read the store for a visitor's report. */
const OWN_PATHS = [
  GUARD_PATH,
  HOP_PATH,
  RECOMPOSE_PATH,
  OVERRIDE_PATH,
  OVERRIDE_END_PATH,
  `${PLATFORM_PATH}/*`,
  ERRORS_PATH,
];

/**
 * Serves the live release of a channel: pages, released files, page data, redirects, the guard, and the backend's
 * interfaces. It answers from the first request, and newer releases go live without a restart.
 * @throws `weak-guard-secret`
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { store, channel, site: facts, backend, log, guardSecret: secret } = options;
  const { recompose, cacheShare = 1, proxies = 0, gatewaySecret = null } = options;
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
    composePages: createComposeMissingPages({ queue: () => queue, log, now }),
    composeForSettings: createComposeForSettings({ recompose, queue: () => queue, now }),
  });
  const live = channels.main;
  const queueWith = { log, now, onComposed: () => channels.refresh() };
  const queue =
    typeof recompose === 'function'
      ? createLocalQueue(recompose, queueWith)
      : createRemoteQueue(recompose, queueWith);
  const probe = createBackendProbe({ backend, now, freshMs: options.backendCheckMs });
  const measured = measureVersions(channels, {
    ...options,
    now,
    proxies,
    probe,
    queue: () => queue,
  });
  const background = createBackgroundWork();
  const compressor = createCompressor(options);
  const files = createPageFiles({ store, queue, log, cacheShare });
  const { notFound, guardedFrame } = createShellPages(files, compressor, options);
  const secureOrigin = facts.origin.startsWith('https:');
  const cookie = createGuardCookie({ secret, secure: secureOrigin, now });
  const adminOf = createAdminOf({ backend, log });
  const shown = () => [live.current(), measured.site()].filter((site) => site !== null);
  const errors = createErrors({ ...options, artifacts, sites: shown, now });
  const forward = withRefreshCookie(errors.watching(createForward(options)), secureOrigin);
  const events = createSecurityEvents({ backend, secret: gatewaySecret, log });
  const auth = createAuthProxy({ forward, events, proxies, secret, secure: secureOrigin, now });
  const limited = createLimitMiddleware({ proxies, events, holdMs: options.holdRefusalsMs });
  const shared = {
    store,
    artifacts,
    files,
    notFound,
    guardedFrame,
    compressor,
    queue,
    cacheShare,
    security: options,
    indexNowKey: options.indexNowKey ?? null,
    isAdmin: cookie.isValid,
    adminOf,
    log,
    now,
  };
  const pages = createPages(shared);
  const assets = createAssets({
    ...shared,
    onDamaged: (file) => background.run(channels.reportDamage(file)),
  });
  const guard = createGuard({ ...shared, cookie });
  const previews = createPreviews({ ...options, ...shared, channels });
  const overriding = { ...options, isAllowed: options.localOverrides ?? false, guard: cookie };
  const overrides = createOverrides({ ...overriding, ...shared, origin: facts.origin });
  const observed = (): GatewayState => ({
    status: gatewayStatus(live, channel),
    releasedAt: live.current()?.release.at ?? null,
    backend: probe.last(),
    recompositionsWaiting: queue.waiting(),
    isCanaryOpen: measured.isOpen(),
    alarms: measured.alarms(),
    events: events.status(),
  });

  const firstVisit = createFirstVisits({ queue, proxies });
  const sites = { channels, channel, measured, previews };
  const withSite = createServeSnapshot({ ...sites, overrides, firstVisit });

  /** Checks the role each time; while the backend fails, the guard cookie is enough. */
  async function mayObserve(request: Request): Promise<boolean> {
    if (!(await cookie.isValid(request))) return false;
    return (await adminOf(request)) !== null || (await probe.look()).status === 'failing';
  }

  const app = new Hono<{ Bindings: Client }>();
  for (const path of [...FORWARDED_PATTERNS, ...OWN_PATHS]) app.use(path, limited);
  mountObserve(app, {
    probe,
    state: observed,
    observation: options.observation ?? null,
    isAdmin: mayObserve,
    notFound: withSite(notFound),
  });
  mountTexts(app, { ...shared, site: facts, isPreviewHost: previews.isOnPreviewHost, withSite });
  app.all('/assets/*', withSite(assets));
  app.all('/_pages/*', withSite(createPageData(shared)));
  app.all('/_social/*', withSite(createSocialImages(shared)));
  app.all('/_files/*', withSite(createDownloads(shared)));
  const noted = createDeniedNotes(events, proxies);
  app.post(GUARD_PATH, noted(withSite(guard.open)));
  app.post(RECOMPOSE_PATH, noted(withSite(createRecomposeEndpoint(shared))));
  app.post(OVERRIDE_PATH, noted(withSite(overrides.begin)));
  const composerSecret = options.composerSecret ?? null;
  app.post(COMPOSE_PATH, withSite(createComposeEndpoint({ ...shared, secret: composerSecret })));
  app.post(OVERRIDE_END_PATH, withSite(overrides.end));
  app.delete(GUARD_PATH, ({ req }) => guard.close(req.raw));
  app.all(`${CHANNEL_LINK}/*`, withSite(previews.serve));
  app.all(HOP_PATH, withSite(createPathLookup({ ...shared, pages })));
  if (!options.collectAnalytics) app.all(COLLECT_PATH, nothingCollected);
  app.all(`${PLATFORM_PATH}/*`, withSite(createPlatformReport({ ...shared, events, site: facts })));
  app.all(ERRORS_PATH, ({ req }) => errors.receive(req.raw));
  app.all('/auth/v1/*', ({ req, env }) => auth(req.raw, env));
  app.post(COLLECT_PATH, ({ req, env }) =>
    measured.forwardEvents(req.raw, env, (request) => forward(request, env)),
  );
  app.on('ALL', FORWARDED_PATTERNS, ({ req, env }) => forward(req.raw, env));
  app.all('*', withSite(pages));
  app.onError((error, { req }) => {
    // Node's error for a body whose sender has disconnected: no one reads this answer, and nothing has failed.
    if (error.message === 'aborted') return respondText(499, 'The client went away.');
    log({
      level: 'error',
      message: 'request failed',
      method: req.method,
      path: req.path,
      error: describeError(error),
    });
    const sorry = respondText(500, 'Something went wrong on our side. Try again.');
    return measured.answered(req.raw, sorry);
  });

  const ready = measured.refresh();
  const { pollMs = DEFAULT_POLL_MS } = options;
  const stopPolling = pollMs === null ? () => ready : startPolling(measured, pollMs);

  return {
    async fetch(request, client = {}) {
      await ready;
      // A host such as `256.256.256.256` becomes an invalid URL.
      if (!URL.canParse(request.url)) {
        return secure(respondText(400, 'The address of this request cannot be read.'), options);
      }
      const refused = refuseCrossSite(request, previews.originOf(request));
      const response = secure(refused ?? (await app.fetch(request, client)), options);
      return previews.excludeFromSearch(request, response);
    },
    previewHost: previews.host,
    // While a canary is open, every answer is counted, and an address has two answers.
    epoch: () => (measured.isOpen() ? null : live.current()),
    trialsOf: measured.trialsOf,
    poll: () => measured.poll(),
    refresh: () => measured.refresh(),
    verify: () => channels.verify(),
    async settled() {
      const parts = [background, queue, events, errors, measured];
      await Promise.all(parts.map((part) => part.settled()));
    },
    async close() {
      await stopPolling();
      await measured.close();
      await queue.settled();
      await Promise.all([events.close(), errors.close()]);
    },
    status: () => gatewayStatus(live, channel),
    async observed() {
      await ready;
      await probe.look();
      return observed();
    },
  };
}
