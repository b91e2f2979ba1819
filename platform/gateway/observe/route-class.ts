import type { IncomingHttpHeaders } from 'node:http';
import { CRAWL_HEADER } from '@talent/api/platform/crawl-header';

/** Class by first path segment; every other address counts as a page, whether it exists or not. */
const BY_SEGMENT = {
  assets: 'asset',
  _pages: 'data',
  _social: 'picture',
  _files: 'file',
  rest: 'rest',
  auth: 'auth',
  functions: 'functions',
  storage: 'storage',
  _guard: 'staff',
  _platform: 'staff',
  healthz: 'health',
  livez: 'health',
  readyz: 'health',
} as const;

export type RouteClass =
  | (typeof BY_SEGMENT)[keyof typeof BY_SEGMENT]
  | 'page'
  | 'platform'
  | 'crawl';

const bySegment: ReadonlyMap<string, RouteClass> = new Map(Object.entries(BY_SEGMENT));

/** Classes of addresses that requests are counted by. They are few, because each adds a set of time series. */
export const ROUTE_CLASSES: ReadonlySet<RouteClass> = new Set([
  'page',
  ...bySegment.values(),
  'platform',
  'crawl',
]);

/** Answered from the gateway's own memory and store, without the backend. */
export const OWN_ROUTES: readonly RouteClass[] = ['page', 'asset', 'data', 'picture', 'file'];

/** The class of a request's address. Never the path itself, because visitors can invent any number of paths. */
export function routeClassOf(url: string, headers: IncomingHttpHeaders = {}): RouteClass {
  if (isCrawl(headers)) return 'crawl';
  const [, segment = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  return bySegment.get(segment) ?? (segment.startsWith('_') ? 'platform' : 'page');
}

/** The crawl marks what it fetches. What it runs in a frame it cannot mark; visitors frame our pages on other sites alone. */
function isCrawl(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': target, 'sec-fetch-site': from } = headers;
  return CRAWL_HEADER in headers || (target === 'iframe' && from === 'same-origin');
}
