import { inject, onTestFinished } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import type { GatewayOptions, GatewayStatus, LogEntry } from '../options.ts';
import { startInWorkerd } from '../../start/worker/testing/start-in-workerd.ts';
import { TEST_SITE } from './test-site.ts';
import { request, type RawOptions, type RawResponse } from './raw-request.ts';

/** A gateway that ends with its test. */
export interface StartedGateway {
  log: LogEntry[];
  /** A real HTTP request. */
  request(path: string, options?: RawOptions): Promise<RawResponse>;
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** What `/healthz` says. */
  status(): Promise<GatewayStatus>;
  /** Ends it before the test does: what it notes of requests has been handed on then. */
  close(): Promise<void>;
}

export const TEST_SECRET = 'a guard secret that only tests use';

/** Options that every test gateway has unless it says otherwise. */
export function testOptions(store: GatewayOptions['store'], log: LogEntry[] = []): GatewayOptions {
  return {
    store,
    channel: 'stable',
    site: TEST_SITE,
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable-key',
      fetch: async () => new Response('no backend in this test', { status: 500 }),
    },
    guardSecret: TEST_SECRET,
    recompose: async () => {},
    log: (entry) => void log.push(entry),
    pollMs: 5,
    holdRefusalsMs: 1,
  };
}

/** Serves a store over HTTP until the running test is over: from Node on a free port, or from workerd. */
export async function startGateway(
  store: GatewayOptions['store'],
  options: Partial<GatewayOptions> = {},
): Promise<StartedGateway> {
  const log: LogEntry[] = [];
  const all = { ...testOptions(store, log), ...options };
  const workerd = inject('workerd');
  if (workerd !== undefined) return startInWorkerd(workerd, all, log);
  const gateway = createGateway(all);
  // Answers are kept by the real time: a test with a time of its own is asked for each.
  const asked = options.now ? { fetch: gateway.fetch } : gateway;
  const server = await serveGateway(asked, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
  const url = `http://127.0.0.1:${server.port}`;
  const send = (path: string, raw?: RawOptions) => request(server.port, path, raw);
  return {
    log,
    url,
    request: send,
    status: async () => JSON.parse((await send('/healthz')).body.toString()) as GatewayStatus,
    close: () => gateway.close(),
  };
}
