import type { BuildEvent } from '@talent/api/platform/local-override';
import { contentTypeOf } from '../../gateway/http/compress.ts';
import type { LocalBuild } from './local-build.ts';

/** Files of so many builds are served: a page of an earlier one may still import some. */
const KEPT_BUILDS = 10;
/** How often an open stream of events gets a sign of life, ms: proxies and browsers close silent ones. */
const PING_MS = 15_000;

interface LocalAppOptions {
  /** The origin that may read the files. */
  site: string;
  /** Base URL of the app on this machine, with a trailing slash. */
  base: string;
}

/** Answers the pages of one site with the files of an app as it is built now. */
export function createLocalApp({ site, base }: LocalAppOptions) {
  const { pathname: basePath, port } = new URL(base);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const builds: LocalBuild[] = [];
  const listeners = new Set<(event: BuildEvent) => void>();
  let last: BuildEvent | null = null;

  function tell(event: BuildEvent): void {
    last = event;
    for (const listener of listeners) listener(event);
  }

  function events(signal: AbortSignal): Response {
    const utf8 = new TextEncoder();
    let end = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string): void => controller.enqueue(utf8.encode(text));
        const listen = (event: BuildEvent): void => write(`data: ${JSON.stringify(event)}\n\n`);
        const ping = setInterval(() => write(': here\n\n'), PING_MS);
        end = () => {
          clearInterval(ping);
          listeners.delete(listen);
        };
        write('retry: 1000\n\n');
        if (last !== null) listen(last);
        listeners.add(listen);
        signal.addEventListener('abort', end, { once: true });
      },
      cancel: () => end(),
    });
    return new Response(body, { headers: headersFor('text/event-stream') });
  }

  function headersFor(type: string): Record<string, string> {
    return {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': site,
      'Timing-Allow-Origin': site,
      Vary: 'Origin',
      'X-Content-Type-Options': 'nosniff',
    };
  }

  function serve(pathname: string): Response {
    // A retry of the shell asks for the same files below `~1/`.
    const name = pathname.slice(basePath.length).replace(/^~\d\//, '');
    const build = builds.find(({ files }) => files.has(name));
    const body = build?.files.get(name);
    return body ? new Response(body, { headers: headersFor(contentTypeOf(name)) }) : unknown();
  }

  return {
    /** Serves a build from now on, and tells the open pages. */
    take(build: LocalBuild): void {
      builds.unshift(build);
      builds.splice(KEPT_BUILDS);
      tell({ status: 'built', id: build.id });
    },
    /** Tells the open pages that the sources do not build; the build before stays. */
    fail: (): void => tell({ status: 'failed' }),
    answer(request: Request): Response {
      const { pathname } = new URL(request.url);
      const { method, headers, signal } = request;
      const origin = headers.get('Origin');
      // Another name for this machine is a page that rebinds its own; another origin is none of the site's pages.
      if (!hosts.includes(headers.get('Host') ?? '')) return unknown();
      if ((origin !== null && origin !== site) || !pathname.startsWith(basePath)) return unknown();
      if (method === 'OPTIONS') return preflight(headersFor('text/plain'));
      if (method !== 'GET' && method !== 'HEAD') return unknown();
      return pathname === `${basePath}events` ? events(signal) : serve(pathname);
    },
  };
}

/** Chromium asks before a page of another network reads from this machine. */
function preflight(headers: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Private-Network': 'true',
    },
  });
}

function unknown(): Response {
  return new Response('Nothing here. The address is in the terminal of pnpm dev.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
