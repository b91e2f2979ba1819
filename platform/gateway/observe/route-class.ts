/** Classes of addresses that requests are counted by. They are few, because each adds a set of time series. */
export const ROUTE_CLASSES = [
  'page',
  'asset',
  'data',
  'picture',
  'file',
  'rest',
  'auth',
  'functions',
  'storage',
  'staff',
  'health',
  'platform',
] as const;

export type RouteClass = (typeof ROUTE_CLASSES)[number];

/** Class by first path segment; every other address counts as a page, whether it exists or not. */
const BY_SEGMENT: Readonly<Record<string, RouteClass>> = {
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
};

/** Answered from the gateway's own memory and store, without the backend. */
export const OWN_ROUTES: readonly RouteClass[] = ['page', 'asset', 'data', 'picture', 'file'];

/** The class of a request's address. Never the path itself, because visitors can invent any number of paths. */
export function routeClassOf(url: string): RouteClass {
  const [, segment = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  const known = Object.hasOwn(BY_SEGMENT, segment) ? BY_SEGMENT[segment] : undefined;
  return known ?? (segment.startsWith('_') ? 'platform' : 'page');
}
