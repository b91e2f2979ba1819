import { withTrust } from '../../../registry/release-store.ts';
import { createTrust, type Trust } from '../../../registry/trust.ts';
import { type R2Bucket, createR2Store } from '../../../store/r2-store.ts';
import type { Backend } from '../../../gateway/http/backend.ts';
import type { LogLine } from '../../../gateway/log/log.ts';
import { createWorkerSite, type WorkerContext, type WorkerSite } from '../worker-site.ts';
import { createHttpStore, serveStore } from '../../../store/testing/http-store.ts';
import {
  CLOSE_PATH,
  COMPOSER_SECRET,
  HARNESS_HEADER,
  NOW_HEADER,
  R2_HEADER,
  URL_HEADER,
  type HarnessFacts,
} from './workerd-protocol.ts';

/** A gateway in workerd whose store, backend, composer, clock and log are those of a test in Node. */
interface TestSite extends WorkerSite {
  setClock(ms: number): void;
  /** Resolves when the test has the log. */
  flushLog(): Promise<void>;
}

const sites = new Map<string, Promise<TestSite>>();

async function createSite(harness: string): Promise<TestSite> {
  const base = `http://127.0.0.1:${harness.split('-')[0]}`;
  const facts = (await (await fetch(`${base}/facts`)).json()) as HarnessFacts;
  const lines: LogLine[] = [];
  let clock: number | null = null;
  const site = createWorkerSite({
    ...facts.options,
    store: withTrust(createHttpStore(`${base}/store`), trustOf(facts, `${base}/trust`)),
    backend: {
      ...facts.options.backend,
      ...(facts.hasEmbeddedBackend ? { fetch: embeddedAt(`${base}/backend`) } : {}),
    },
    recompose: { url: base, secret: COMPOSER_SECRET },
    log: (entry) => void lines.push(entry),
    // Does nothing until what was verified is a minute old, as in Node.
    verifyMs: 0,
    now: () => (clock === null ? new Date() : new Date(clock)),
  });
  return {
    ...site,
    setClock: (ms) => void (clock = ms),
    async flushLog() {
      const body = JSON.stringify(lines.splice(0));
      if (body !== '[]') await fetch(`${base}/log`, { method: 'POST', body });
    },
  };
}

function trustOf({ publicKeys }: HarnessFacts, url: string): Trust {
  if (publicKeys !== null) return createTrust({ signingKey: null, ...publicKeys });
  return {
    ...createTrust({ signingKey: null, publicKeys: [] }),
    async whyUntrusted(...about) {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(about) });
      return (await response.json()) as string | null;
    },
  };
}

/** Listings of a few files already come in several pages. */
function inSmallPages(bucket: R2Bucket): R2Bucket {
  return {
    head: (key) => bucket.head(key),
    get: (key) => bucket.get(key),
    put: (key, value, options) => bucket.put(key, value, options),
    delete: (key) => bucket.delete(key),
    list: (options) => bucket.list({ ...options, limit: 2 }),
  };
}

function embeddedAt(url: string): NonNullable<Backend['fetch']> {
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set(URL_HEADER, request.url);
    const { method, body } = request;
    return fetch(url, { method, headers, body, redirect: 'manual' });
  };
}

export default {
  async fetch(
    request: Request,
    { BUCKET }: { BUCKET: R2Bucket },
    context: WorkerContext,
  ): Promise<Response> {
    const folder = request.headers.get(R2_HEADER);
    if (folder !== null) return serveStore(createR2Store(inSmallPages(BUCKET), folder), request);

    const harness = request.headers.get(HARNESS_HEADER) ?? '';
    const starting = sites.get(harness) ?? createSite(harness);
    sites.set(harness, starting);
    const site = await starting;
    const now = request.headers.get(NOW_HEADER);
    if (now !== null) site.setClock(Number(now));
    const { pathname } = new URL(request.url);
    if (pathname === CLOSE_PATH) {
      sites.delete(harness);
      await site.close();
      await site.flushLog();
      return new Response(null, { status: 204 });
    }
    const headers = new Headers(request.headers);
    for (const name of [HARNESS_HEADER, NOW_HEADER]) headers.delete(name);
    const response = await site.fetch(new Request(request, { headers }), {
      waitUntil: (work) => context.waitUntil(work.then(() => site.flushLog())),
    });
    await site.flushLog();
    return response;
  },
};
