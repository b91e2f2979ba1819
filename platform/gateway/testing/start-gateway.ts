import { onTestFinished, vi } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import type { GatewayOptions } from '../options.ts';
import type { GatewayStatus } from '../live/gateway-status.ts';
import type { LogLine } from '../log/log.ts';
import type { Recompose } from '../recompose/recompose-queue.ts';
import { createStandardSite } from './standard-site.ts';
import { TEST_SITE } from './test-site.ts';
import { request, type RawOptions, type RawResponse } from './raw-request.ts';

/** A gateway that closes with its test. */
export interface StartedGateway {
  log: LogLine[];
  /** A real HTTP request. */
  request(path: string, options?: RawOptions): Promise<RawResponse>;
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** The answer of `/healthz`. */
  status(): Promise<GatewayStatus>;
  /** Closes it before the test ends, which sends its recorded events. */
  close(): Promise<void>;
}

export const TEST_SECRET = 'a guard secret that only tests use';

/** Default options of a test gateway. */
export function testOptions(store: GatewayOptions['store'], log: LogLine[] = []): GatewayOptions {
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

type Start = (options: GatewayOptions, log: LogLine[]) => Promise<StartedGateway>;

let start: Start = startInNode;

/** Makes `startGateway` use another runtime than Node: for setup files of test suites. */
export function startGatewaysWith(other: Start): void {
  start = other;
}

/** Serves a store over HTTP until the running test is over: from Node on a free port, or from workerd. */
export async function startGateway(
  store: GatewayOptions['store'],
  options: Partial<GatewayOptions> = {},
): Promise<StartedGateway> {
  const log: LogLine[] = [];
  return start({ ...testOptions(store, log), ...options }, log);
}

/** Like `startGateway`, but always in Node. A gateway on Workers leaves the composition of pages to another host. */
export async function startComposingGateway(
  store: GatewayOptions['store'],
  options: Partial<GatewayOptions>,
) {
  const log: LogLine[] = [];
  return startInNode({ ...testOptions(store, log), ...options }, log);
}

async function startInNode(options: GatewayOptions, log: LogLine[]) {
  const gateway = createGateway(options);
  // Kept answers expire in real time, so they are off for a test with its own clock.
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
    status: async () => JSON.parse((await send('/healthz')).text) as GatewayStatus,
    settled: () => gateway.settled(),
    close: () => gateway.close(),
  };
}

interface StandardOptions extends Partial<GatewayOptions> {
  /** Answers of the backend. */
  fetch?: NonNullable<GatewayOptions['backend']['fetch']>;
}

/** The standard site and a gateway of it. */
export async function startStandardGateway({ fetch, ...options }: StandardOptions = {}) {
  const site = await createStandardSite(options.now);
  const backend = { url: 'http://backend.example', publishableKey: 'publishable-key' };
  const own = fetch === undefined ? {} : { backend: { ...backend, fetch } };
  return { ...site, ...(await startGateway(site.store, { ...own, ...options })) };
}

/** A clock that the test moves, and a composer that it watches. */
export function watchedComposer() {
  const clock = { time: Date.UTC(2025, 5, 1) };
  const recompose = vi.fn<Recompose>(async () => {});
  return { clock, recompose, now: () => new Date(clock.time) };
}
