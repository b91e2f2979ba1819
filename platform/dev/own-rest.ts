import { GUARD_PATH, HOP_PATH, PUBLIC_CHANNEL, RECOMPOSE_PATH } from '@talent/sdk/contract';
import type { GuardedComposition, SiteHop } from '@talent/sdk/contract';
import { createAdminOf } from '../gateway/admin-of.ts';
import { createForward } from '../gateway/forward.ts';
import { createGuardCookie } from '../gateway/guard-cookie.ts';
import { matchRanked, rankPatterns } from '@talent/artifact/match-pattern';
import type { Backend, Log } from '../gateway/options.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { respondJson, respondText } from '../gateway/respond.ts';
import { robotsTxt } from '../gateway/sitemap.ts';
import type { RestOfSite } from './rest-of-site.ts';
import { SOURCE_VERSION } from './source-remote.ts';

/** What a development server with everything from source has beside the apps. */
export interface OwnRestOptions {
  backend: Backend;
  guardSecret: string;
  /** Where browsers find the site. */
  origin: string;
  /** Patterns of guarded apps. */
  guardedPatterns: () => Promise<readonly string[]>;
  /** What a visitor without cookies gets at a path. */
  answer: (request: Request) => Promise<Response>;
  /** `sitemap.xml` of the sources as they are now. */
  sitemap: () => Promise<string>;
  log: Log;
  close: () => Promise<void>;
}

/** The backend and the guard with the real role check; no releases, and so nothing that is made of them. */
export function createOwnRest(options: OwnRestOptions): RestOfSite {
  const { backend, guardSecret, origin, guardedPatterns, answer, sitemap, log, close } = options;
  const forward = createForward({ backend, log });
  const adminOf = createAdminOf({ backend, origin, log });
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

  /** A page is rendered when it is asked for: there is nothing to do. */
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
  return respondText(404, 'A development server with everything from source has no such thing.');
}
