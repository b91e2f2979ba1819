import type { DataClient } from '@talent/data/client';
import type { PageHead, Prerender, SiteConfig } from '../contract.ts';
import type { Remote, RemoteRoute } from './define-remote.ts';

/** A file that visitors of a page can download. */
export interface PageFile {
  /** Name that it is saved under: lower-case letters, digits, `-` and `.`, ending in `.csv` or `.pdf`. */
  name: string;
  body: Uint8Array | string;
}

/** What a loader gets. It runs in the composer, never in a browser. */
export interface LoadContext {
  /** Typed client of the database with a visitor's rights. */
  data: DataClient;
  /** Values of the pattern's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Path of the page, starting with `/`. */
  path: string;
  site: SiteConfig;
  /**
   * Publishes a file with the page, and returns its path below the site's origin: the hash of its bytes is in it, so that the
   * same bytes keep their address and it may be cached for ever. Make the bytes from the data alone, never from the time.
   * @throws Error for a name that is not as `PageFile` says.
   */
  publish: (file: PageFile) => string;
}

/** What a route's `head` gets: the loader's context and its result. */
export interface HeadContext<Data> extends Omit<LoadContext, 'data' | 'publish'> {
  data: Data;
}

/** A loader's answer that its page stands elsewhere for good. */
export interface PageRedirect {
  status: 301;
  /** Path on this site, starting with `/`; the query of the request is kept. */
  location: string;
}

/** Whether a loader answered with a redirect instead of data. */
export function isPageRedirect(answer: unknown): answer is PageRedirect {
  if (typeof answer !== 'object' || answer === null) return false;
  return (
    'status' in answer &&
    answer.status === 301 &&
    'location' in answer &&
    typeof answer.location === 'string'
  );
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
  /**
   * Data of the page, or where it stands now; throws `NotFoundError` where there is none. Without it the
   * data is null.
   */
  load?: (context: LoadContext) => Promise<Data | PageRedirect>;
  /** Every path of a pattern with parameters, redirects included. */
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

/** A file at an address of its own, such as a feed. */
export interface Resource {
  /** Media type that carries no scripts: XML, JSON, plain text or CSV, such as `application/rss+xml; charset=utf-8`. */
  contentType: string;
  body: string | Uint8Array;
}

/** How a resource is composed: as a page is, with the same rules for its paths and its age. */
export interface ResourcePlan {
  /** The file; throws `NotFoundError` where there is none. */
  load: (context: Omit<LoadContext, 'publish'>) => Promise<Resource>;
  /** Every path of a pattern with parameters. */
  entries?: RoutePlan['entries'];
  /** Seconds after which the file is composed again behind the visitor. */
  revalidate?: number;
}

/** A resource with its pattern. Browsers ask for it by its address: no navigation leads there. */
export interface ServedResource {
  path: string;
  plan: ResourcePlan;
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
  /** Files at addresses of their own; default: none. */
  resources?: readonly ServedResource[];
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
  /** Resources by path, such as `/feed.xml`: they are the composer's alone, the browser's routes do not name them. */
  resources: Readonly<Record<string, ResourcePlan>> = {},
): ServedRemote {
  const routes = remote.routes.map((route): ServedRoute => {
    const routePlan = plans?.[route.path] ?? null;
    return { ...route, plan: routePlan, prerender: prerenderOf(routePlan) };
  });
  return {
    name: remote.name,
    guard: remote.guard,
    routes,
    resources: Object.entries(resources).map(([path, resourcePlan]) => ({
      path,
      plan: resourcePlan,
    })),
  };
}

function prerenderOf(routePlan: RoutePlan | null): Prerender {
  if (!routePlan) return 'client';
  return routePlan.entries ? 'entries' : 'static';
}
