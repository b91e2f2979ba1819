import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { ReleaseStore } from '../../../registry/release-store.ts';
import {
  TEST_PREVIEW_PUBLIC_KEY,
  TEST_PUBLIC_KEY,
  testTrust,
} from '../../../registry/testing/test-trust.ts';
import type { KeyScope } from '../../../registry/keys/key-scope.ts';
import type { SignedKind, Signature } from '../../../registry/trust.ts';
import { COMPOSE_PATH } from '../../../gateway/recompose/compose-protocol.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import { serveGateway } from '../../../gateway/node-server.ts';
import type { Gateway, GatewayOptions } from '../../../gateway/options.ts';
import type { GatewayStatus } from '../../../gateway/live/gateway-status.ts';
import type { LogLine } from '../../../gateway/log/log.ts';
import { serveStore } from '../../../store/testing/http-store.ts';
import { request, type RawOptions } from '../../../gateway/testing/raw-request.ts';
import type { StartedGateway } from '../../../gateway/testing/start-gateway.ts';
import {
  CLOSE_PATH,
  COMPOSER_SECRET,
  HARNESS_HEADER,
  NOW_HEADER,
  URL_HEADER,
  type HarnessFacts,
} from './workerd-protocol.ts';

/** Starts a gateway in `workerd`. It calls its options over HTTP; another gateway of the store composes, as on Workers. */
export async function startInWorkerd(
  workerd: string,
  options: GatewayOptions & { store: ReleaseStore },
  log: LogLine[],
): Promise<StartedGateway> {
  const composer = createComposer(options);
  const harness = await serveGateway(
    { fetch: (asked) => answer(asked, { options, log, composer }) },
    { port: 0, hostname: '127.0.0.1' },
  );
  const { port } = new URL(workerd);
  const name = `${harness.port}-${randomUUID()}`;
  const send = (path: string, raw: RawOptions = {}) => {
    const now = options.now?.().getTime();
    const headers = {
      [HARNESS_HEADER]: name,
      ...(now === undefined ? {} : { [NOW_HEADER]: String(now) }),
      // As Cloudflare says it.
      'CF-Connecting-IP': '127.0.0.1',
      ...raw.headers,
    };
    return request(Number(port), path, { ...raw, headers });
  };
  // A gateway in Node begins to read when it is made.
  await send('/livez');
  const close = async () => void (await send(CLOSE_PATH));
  onTestFinished(async () => {
    await close();
    await composer.close();
    await harness.close();
  });
  return {
    log,
    url: workerd,
    request: send,
    status: async () => JSON.parse((await send('/healthz')).body.toString()) as GatewayStatus,
    close,
  };
}

/** It knows the release of its start and no later one: what it says of others would be said twice. */
function createComposer(options: GatewayOptions): Gateway {
  return createGateway({
    ...options,
    pollMs: null,
    composerSecret: COMPOSER_SECRET,
    log: (entry) => {
      if (entry.message.includes('compos')) options.log(entry);
    },
  });
}

interface Harness {
  options: GatewayOptions & { store: ReleaseStore };
  log: LogLine[];
  composer: Gateway;
}

async function answer(asked: Request, { options, log, composer }: Harness): Promise<Response> {
  switch (new URL(asked.url).pathname) {
    case '/facts':
      return Response.json(factsOf(options));
    case '/store':
      return serveStore(options.store, asked);
    case '/trust': {
      const [kind, facts, signature, scope] = (await asked.json()) as [
        SignedKind,
        unknown,
        Signature,
        KeyScope,
      ];
      return Response.json(await options.store.trust.whyUntrusted(kind, facts, signature, scope));
    }
    case '/backend':
      return options.backend.fetch?.(originalOf(asked)) ?? new Response(null, { status: 500 });
    case '/log':
      log.push(...((await asked.json()) as LogLine[]));
      return new Response(null, { status: 204 });
    case COMPOSE_PATH:
      return composer.fetch(asked);
    default:
      return new Response('the harness knows no such path', { status: 500 });
  }
}

/** JSON leaves out what is a function. */
function factsOf({ store, pollMs, ...options }: GatewayOptions & { store: ReleaseStore }): object {
  const facts: HarnessFacts = {
    options: { ...options, pollMs: pollMs ?? 5 },
    hasEmbeddedBackend: options.backend.fetch !== undefined,
    publicKeys:
      store.trust === testTrust
        ? { publicKeys: [TEST_PUBLIC_KEY], previewKeys: [TEST_PREVIEW_PUBLIC_KEY] }
        : null,
  };
  return facts;
}

function originalOf(asked: Request): Request {
  const headers = new Headers(asked.headers);
  headers.delete(URL_HEADER);
  const { method, body } = asked;
  const init = { method, headers, body, duplex: 'half' as const };
  return new Request(asked.headers.get(URL_HEADER) ?? '', init);
}
