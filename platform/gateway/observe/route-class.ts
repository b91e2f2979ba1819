/** Kinds of addresses that requests are counted by: few, because each is a set of time series of its own. */
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

/** First segments, with what they are; an address with any other one is a page, whether there is one or not. */
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

/** Answered out of the gateway's own memory and store: the backend has no part in their time. */
export const OWN_ROUTES: readonly RouteClass[] = ['page', 'asset', 'data', 'picture', 'file'];

/** What kind of address a request is for. Never a path itself: visitors can invent as many as they like. */
export function routeClassOf(url: string): RouteClass {
  const [, segment = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  const known = Object.hasOwn(BY_SEGMENT, segment) ? BY_SEGMENT[segment] : undefined;
  return known ?? (segment.startsWith('_') ? 'platform' : 'page');
}
