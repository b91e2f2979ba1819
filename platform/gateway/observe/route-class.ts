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

export type RouteClass = (typeof BY_SEGMENT)[keyof typeof BY_SEGMENT] | 'page' | 'platform';

const bySegment: ReadonlyMap<string, RouteClass> = new Map(Object.entries(BY_SEGMENT));

/** Classes of addresses that requests are counted by. They are few, because each adds a set of time series. */
export const ROUTE_CLASSES: ReadonlySet<RouteClass> = new Set([
  'page',
  ...bySegment.values(),
  'platform',
]);

/** Answered from the gateway's own memory and store, without the backend. */
export const OWN_ROUTES: readonly RouteClass[] = ['page', 'asset', 'data', 'picture', 'file'];

/** The class of a request's address. Never the path itself, because visitors can invent any number of paths. */
export function routeClassOf(url: string): RouteClass {
  const [, segment = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  return bySegment.get(segment) ?? (segment.startsWith('_') ? 'platform' : 'page');
}
