import type { DataClient } from '@talent/data/client';
import type { PageHead, Prerender, SiteConfig } from '../contract.ts';
import type { Remote, RemoteRoute } from './define-remote.ts';

/** What a loader gets. It runs in the composer, never in a browser. */
export interface LoadContext {
  /** Typed client of the database with a visitor's rights. */
  data: DataClient;
  /** Values of the pattern's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Path of the page, starting with `/`. */
  path: string;
  site: SiteConfig;
}

/** What a route's `head` gets: the loader's context and its result. */
export interface HeadContext<Data> extends Omit<LoadContext, 'data'> {
  data: Data;
}

/** Sitemap facts of a route. */
export interface SitemapFacts {
  changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** 0 to 1. */
  priority: number;
}

/** How a route is composed. `Data` has to survive JSON. */
export interface RoutePlan<Data = unknown> {
  /** Document head of the page; length rules of the analyser apply. */
  head: (context: HeadContext<Data>) => PageHead;
  /** Data of the page; throws `NotFoundError` where there is none. Without it the data is null. */
  load?: (context: LoadContext) => Promise<Data>;
  /** Every path of a pattern with parameters. */
  entries?: (context: Pick<LoadContext, 'data' | 'site'>) => Promise<readonly string[]>;
  /** Seconds after which the page is composed again behind the visitor. */
  revalidate?: number;
  /**
   * HTTP status of the page; default 200. 410 is for what was there and is over: the page is shown, and
   * left out of search engines and of the sitemap.
   */
  status?: (data: Data) => 200 | 410;
  /**
   * Until when the page is answered with 200, ISO 8601; null: for as long as it is there. From that moment
   * on it is answered with 410 and composed again.
   */
  validUntil?: (data: Data) => string | null;
  /** Leave out to keep the route out of the sitemap. */
  sitemap?: SitemapFacts;
}

/** A route with everything that the composer needs. */
export interface ServedRoute extends RemoteRoute {
  prerender: Prerender;
  plan: RoutePlan | null;
}

/** The default export of an app's `src/server.ts`. */
export interface ServedRemote {
  name: string;
  guard: Remote['guard'];
  routes: readonly ServedRoute[];
}

/** Makes a plan from its typed parts. */
export function plan<Data>(route: RoutePlan<Data>): RoutePlan {
  // Loader and head of one route share `Data`; outside of it the data is only passed on as JSON.
  return route as RoutePlan;
}

/** Joins the browser's routes with the composer's plans. A guarded app has no plans: nothing of it is composed. */
export function serveRemote<Pattern extends string>(
  remote: Remote<Pattern>,
  /** One plan for each pattern: a route without a plan is a type error. */
  plans: Record<Pattern, RoutePlan> | null,
): ServedRemote {
  const routes = remote.routes.map((route): ServedRoute => {
    const routePlan = plans?.[route.path] ?? null;
    return { ...route, plan: routePlan, prerender: prerenderOf(routePlan) };
  });
  return { name: remote.name, guard: remote.guard, routes };
}

function prerenderOf(routePlan: RoutePlan | null): Prerender {
  if (!routePlan) return 'client';
  return routePlan.entries ? 'entries' : 'static';
}
