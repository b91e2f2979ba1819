import { onTestFinished } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import type { Gateway, GatewayOptions, LogEntry } from '../options.ts';
import { TEST_SITE } from './test-site.ts';
import { request, type RawOptions, type RawResponse } from './raw-request.ts';

/** A gateway that ends with its test. */
export interface StartedGateway {
  gateway: Gateway;
  log: LogEntry[];
  /** A real HTTP request. */
  request(path: string, options?: RawOptions): Promise<RawResponse>;
  /** `http://127.0.0.1:<port>`. */
  url: string;
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
  };
}

/** Serves a store over HTTP on a free port until the running test is over. */
export async function startGateway(
  store: GatewayOptions['store'],
  options: Partial<GatewayOptions> = {},
): Promise<StartedGateway> {
  const log: LogEntry[] = [];
  const gateway = createGateway({ ...testOptions(store, log), ...options });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { gateway, log, url, request: (path, raw) => request(server.port, path, raw) };
}
