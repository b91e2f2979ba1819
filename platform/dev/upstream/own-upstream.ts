import {
  GUARD_PATH,
  HOP_PATH,
  PUBLIC_CHANNEL,
  RECOMPOSE_PATH,
  type GuardedComposition,
  type SiteHop,
} from '@talent/sdk/contract';
import { createAdminOf } from '../../gateway/guard/admin-of.ts';
import { createForward } from '../../gateway/forward/forward.ts';
import { createGuardCookie } from '../../gateway/guard/guard-cookie.ts';
import { matchRanked, rankPatterns } from '@talent/artifact/match-pattern';
import type { Backend } from '../../gateway/http/backend.ts';
import type { Log } from '../../gateway/log/log.ts';
import { parsePath } from '@talent/artifact/parse-path';
import type { Upstream } from './read-document.ts';
import { SOURCE_VERSION } from '../sources/source-remote.ts';
import { respondJson, respondText } from '../../gateway/http/respond.ts';
import { robotsTxt } from '../../gateway/pages/mount-texts.ts';

interface OwnUpstreamOptions {
  backend: Backend;
  guardSecret: string;
  /** Public origin of the development server. */
  origin: string;
  guardedPatterns: () => Promise<readonly string[]>;
  /** Answers a visitor without cookies. */
  answer: (request: Request) => Promise<Response>;
  /** `sitemap.xml` of the sources as they are now. */
  sitemap: () => Promise<string>;
  log: Log;
  close: () => Promise<void>;
}

/** Upstream of a server with every app from source: the backend, and the guard with its role check. There are no releases. */
export function createOwnUpstream(options: OwnUpstreamOptions): Upstream {
  const { backend, guardSecret, origin, guardedPatterns, answer, sitemap, log, close } = options;
  const forward = createForward({ backend, log });
  const adminOf = createAdminOf({ backend, log });
  const cookie = createGuardCookie({ secret: guardSecret, secure: false, now: () => new Date() });

  async function openGuard(request: Request): Promise<Response> {
    const user = await adminOf(request);
    const home = (await guardedPatterns()).find((pattern) => !pattern.includes(':'));
    if (user === null || home === undefined) return unknown();
    const guarded: GuardedComposition = { remotes: [], home };
    return respondJson(200, guarded, { 'Set-Cookie': await cookie.issue(user) });
  }

  async function hop(request: Request): Promise<Response> {
    const path = new URL(request.url).searchParams.get('path') ?? '';
    if ((await adminOf(request)) === null || !/^\/(?![/\\])/.test(path)) return unknown();
    const { status, headers } = await answer(new Request(new URL(path, origin)));
    return respondJson(200, { status, location: headers.get('Location') } satisfies SiteHop);
  }

  /** Pages are rendered on each request: there is nothing to recompose. */
  async function recompose(request: Request): Promise<Response> {
    return (await adminOf(request)) === null ? unknown() : new Response(null, { status: 204 });
  }

  return {
    composition: async () => ({
      id: SOURCE_VERSION,
      channel: PUBLIC_CHANNEL,
      revision: 0,
      shell: SOURCE_VERSION,
      remotes: [],
      publishableKey: backend.publishableKey,
    }),
    async page(request) {
      const segments = parsePath(new URL(request.url).pathname)?.segments ?? [];
      const guarded = rankPatterns((await guardedPatterns()).map((pattern) => ({ pattern })));
      const isOpen = matchRanked(guarded, segments) !== null && (await cookie.isValid(request));
      return isOpen
        ? { kind: 'frame', status: 200, frame: 'guarded' }
        : { kind: 'frame', status: 404, frame: 'not-found' };
    },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const action = `${request.method} ${pathname}`;
      if (action === `POST ${GUARD_PATH}`) return openGuard(request);
      if (action === `DELETE ${GUARD_PATH}`) {
        return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie.clear() } });
      }
      if (action === `POST ${RECOMPOSE_PATH}`) return recompose(request);
      if (action === `GET ${HOP_PATH}`) return hop(request);
      if (/^\/(rest|auth|functions|storage)\/v1\//.test(pathname)) return forward(request, {});
      if (pathname === '/healthz') return respondJson(200, { status: 'development' });
      if (pathname === '/robots.txt') return respondText(200, robotsTxt(origin));
      if (pathname === '/sitemap.xml') {
        const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
        return new Response(await sitemap(), { headers });
      }
      return unknown();
    },
    close,
  };
}

function unknown(): Response {
  return respondText(404, 'Not available on a development server with every app from source.');
}
