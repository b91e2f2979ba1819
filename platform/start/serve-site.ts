import { guardSecretOf, type Environment } from '@talent/settings/environment';
import { EnvironmentError } from '@talent/settings/environment-error';
import { createGateway } from '../gateway/gateway.ts';
import { assertPortIsFree, serveGateway } from '../gateway/node-server.ts';
import type { Log } from '../gateway/log/log.ts';
import type { Recompose } from '../gateway/recompose/recompose-queue.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { hasKeys, localTrust } from '../registry/local-trust.ts';
import { readLatest } from '../registry/registry.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { openStore } from '../store/open-store.ts';
import { StoreError } from '../store/s3/s3-client.ts';
import { observerOf } from './observe-environment.ts';
import { writeRunFile } from './run-file.ts';

/** A serving gateway. */
export interface ServedSite {
  /** On this machine. */
  url: string;
  /** Finishes running requests, and stops. */
  close(): Promise<void>;
}

/** Role of this process. */
interface ServedPart {
  /** Address to listen on; default: `HOST`, or all addresses. */
  hostname?: string;
  /** Other processes share the port: their parent has checked it and announces the site. */
  isOneOfMany?: boolean;
}

/** The options of a gateway that the environment alone decides. */
export function gatewayOptionsOf(environment: Environment) {
  const { site, pollMs, previewOrigin, integrityMode, collectAnalytics, localOverrides } =
    environment;
  return {
    channel: DEFAULT_CHANNEL,
    ...{ site, pollMs, previewOrigin, integrityMode, collectAnalytics, localOverrides },
    indexNowKey: environment.functionSettings['INDEXNOW_KEY'] ?? null,
    proxies: environment.gatewayProxies,
  };
}

/**
 * Serves the released site: nothing is built, published or promoted, and no backend is started. It recomposes stale pages, unless
 * `COMPOSER_URL` names a site that does.
 * @throws EnvironmentError without a hosted backend
 * @throws PortInUseError, or the store's error where it refuses this process
 */
export async function serveSite(
  environment: Environment,
  log: Log,
  { hostname = environment.host ?? undefined, isOneOfMany = false }: ServedPart = {},
): Promise<ServedSite> {
  const { backend, port, store: choice, dataDir } = environment;
  if (backend.kind !== 'hosted') {
    const expected = 'must be set to serve: only "npm start" brings a backend of its own';
    throw new EnvironmentError([{ variable: 'SUPABASE_URL', expected }]);
  }
  if (!hasKeys(environment)) {
    const expected =
      'must be set to serve: the public key that belongs to RELEASE_SIGNING_KEY (pnpm release keys prints a pair)';
    throw new EnvironmentError([{ variable: 'RELEASE_KEYS', expected }]);
  }
  const guardSecret = guardSecretOf(backend);
  if (!isOneOfMany) await assertPortIsFree(port, hostname);
  const store = withTrust(openStore(dataDir, choice), localTrust(environment));
  await assertReadable(store, log);
  if (environment.composerUrl === null && store.trust.signs !== 'visitors') {
    const message = 'pages grow old: set COMPOSER_URL, or RELEASE_SIGNING_KEY to compose them here';
    log({ level: 'warn', message });
  }

  const { url: backendUrl, publishableKey } = backend;
  const gatewaySecret = environment.functionSettings['GATEWAY_SECRET'] ?? null;
  const observer = observerOf(environment, log, { isOneOfMany });
  const gateway = createGateway({
    ...gatewayOptionsOf(environment),
    store,
    guardSecret,
    gatewaySecret,
    log,
    backend: { url: backendUrl, publishableKey },
    composerSecret: gatewaySecret,
    observation: observer?.observation ?? null,
    cacheShare: 1 / environment.gatewayProcesses,
    recompose:
      environment.composerUrl === null
        ? composeHere(store, environment, { url: backendUrl, key: publishableKey }, log)
        : { url: environment.composerUrl, secret: gatewaySecret ?? '' },
  });
  const server = await serveGateway(gateway, {
    port,
    proxies: environment.gatewayProxies,
    ...(hostname === undefined ? {} : { hostname }),
    ...(observer === null ? {} : { traffic: observer.traffic }),
  });
  const stopWatching = observer?.watch(gateway);
  const url = `http://localhost:${server.port}`;
  // A release from the same folder finds the site's URL there, and checks the site afterwards.
  const run =
    choice.kind === 'files' && !isOneOfMany
      ? await writeRunFile(dataDir, { url, publishableKey })
      : null;
  if (!isOneOfMany)
    log({ level: 'info', message: 'serving', port: server.port, channel: DEFAULT_CHANNEL });
  return {
    url,
    async close() {
      await run?.remove();
      await stopWatching?.();
      await server.close();
      await gateway.close();
    },
  };
}

/** Refuses a store with a wrong key or name. A store that does not answer may come back. */
async function assertReadable(store: ReleaseStore, log: Log): Promise<void> {
  try {
    await readLatest(store, DEFAULT_CHANNEL);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'store-unreachable') throw error;
    log({ level: 'error', message: error.message });
  }
}

function composeHere(
  store: ReleaseStore,
  { site }: Environment,
  backend: { url: string; key: string },
  log: Log,
): Recompose {
  return async (request) => {
    // Loaded when it is needed: the renderer is large, and many gateways compose nothing.
    const { composePair } = await import('../compose/compose-pair.ts');
    const warn = (message: string): void => log({ level: 'warn', message });
    await composePair({ store, site, backend, warn, ...request });
  };
}
