import type { DataClient } from '@talent/data/client';
import type { DeliveredSettings, PageHead, Prerender, SiteConfig } from '../contract.ts';
import type { Settings } from '../settings/declare-settings.ts';
import type { Remote, RemoteRoute } from './define-remote.ts';

/** A file that visitors of a page can download. */
export interface PageFile {
  /** File name of the download: lower-case letters, digits, `-` and `.`, ending in `.csv`, `.json` or `.pdf`. */
  name: string;
  body: Uint8Array | string;
}

/** The argument of a loader. Loaders run in the composer, never in a browser. */
export interface LoadContext {
  /** Typed client of the database with a visitor's rights. */
  data: DataClient;
  /** Values of the pattern's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Path of the page, starting with `/`. */
  path: string;
  site: SiteConfig;
  /**
   * The app's settings, for `readSetting`; absent: the defaults, or a composer from before 1.8.0. When one is changed, the app's
   * pages are composed again.
   */
  settings?: DeliveredSettings | undefined;
  /**
   * Publishes a file with the page and returns its path below the site's origin. The path holds the hash of the bytes, so it can
   * be cached forever. Make the bytes from the data alone, never from the time.
   * @throws Error for a name that breaks the rules of `PageFile`.
   */
  publish: (file: PageFile) => string;
}

/** The argument of a route's `head`: the loader's context and its result. */
export interface HeadContext<Data> extends Omit<LoadContext, 'data' | 'publish' | 'settings'> {
  data: Data;
}

/** A loader's answer that its page has moved permanently. */
export interface PageRedirect {
  status: 301;
  /** Path on this site, starting with `/`; the query of the request is kept. */
  location: string;
}

/** Whether a loader answered with a redirect instead of data. */
export function isPageRedirect(answer: unknown): answer is PageRedirect {
  const { status, location } = (answer ?? {}) as Partial<PageRedirect>;
  return status === 301 && typeof location === 'string';
}

/** Sitemap facts of a route. */
export interface SitemapFacts {
  changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** 0 to 1. */
  priority: number;
}

/** How a route is composed. `Data` has to survive JSON. */
export interface RoutePlan<Data = unknown> {
  /** Document head of the page; the analyser's rules for lengths apply. */
  head: (context: HeadContext<Data>) => PageHead;
  /**
   * Data of the page, or a redirect to its new path; throws `NotFoundError` where there is no page. Without a
   * loader the data is null.
   */
  load?: (context: LoadContext) => Promise<Data | PageRedirect>;
  /** Every path of a pattern with parameters, redirects included; with the title of a page that waits for its first visit. */
  entries?: (
    context: Pick<LoadContext, 'data' | 'site' | 'settings'>,
  ) => Promise<readonly (string | ListedPage)[]>;
  /**
   * A page of these entries is composed with its first visit, not with a release: for a pattern with hundreds of pages. The
   * sitemap names them all the same.
   */
  onVisit?: true;
  /** Age in seconds after which the page is stale and gets a background refresh. */
  revalidate?: number;
  /**
   * HTTP status of the page; default 200. 410 is for something that has ended, such as a filled job: the page is
   * shown, and left out of search engines and of the sitemap.
   */
  status?: (data: Data) => 200 | 410;
  /**
   * End of the page's validity, ISO 8601; null: no end. From that moment on it is answered with 410 and
   * composed again.
   */
  validUntil?: (data: Data) => string | null;
  /** Leave out to keep the route out of the sitemap. */
  sitemap?: SitemapFacts;
  /** How the site's search finds the pages, besides by their titles and keywords. Without it, those that are not indexed are not found. */
  search?: SearchFacts<Data>;
}

/** What the site's search says and knows of the pages of a route. */
export interface SearchFacts<Data> {
  /** What they are, for people, such as `Jobs`; default: `Pages`. */
  kind?: string;
  /** Words that people use for the page and that are not in its title. */
  words?: (data: Data) => string;
}

/** A page of a list of entries. Its title and words are for the site's search. */
export interface ListedPage {
  path: string;
  title: string;
  words?: string;
}

/** A file at an address of its own, such as a feed. */
export interface Resource {
  /**
   * Media type that carries no scripts: XML, JSON, plain text or CSV, such as `application/rss+xml; charset=utf-8`. Of an
   * embed always `text/html; charset=utf-8`.
   */
  contentType: string;
  body: string | Uint8Array;
}

/** How a resource is composed, with the same rules for paths and age as a page. */
export interface ResourcePlan {
  /** The file; throws `NotFoundError` where there is none. */
  load: (context: Omit<LoadContext, 'publish'>) => Promise<Resource>;
  /** Every path of a pattern with parameters. */
  entries?: RoutePlan['entries'];
  /** Age in seconds after which the file is stale and gets a background refresh. */
  revalidate?: number;
  /** The use that other sites may make of it; absent: none. */
  sharing?: Sharing;
}

/**
 * The use that other sites may make of a resource. `data`: scripts of every site may read it. `embed`: every site may show it in a
 * frame. An embed is a document without scripts that loads nothing, with at most one `<style>` element.
 */
export type Sharing = 'data' | 'embed';

/** A resource with its pattern. Browsers request it by its address; the router does not know it. */
export interface ServedResource {
  path: string;
  plan: ResourcePlan;
}

/** A route as the composer needs it. */
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
  /** Settings that can be changed without a build; default: none. */
  settings?: Settings;
}

/** Checks the types of a plan's parts against each other. */
export function plan<Data>(route: RoutePlan<Data>): RoutePlan {
  // Loader and head of one route share `Data`; other code only passes the data on as JSON.
  return route as RoutePlan;
}

/** Joins the browser's routes with the composer's plans. A guarded app has no plans: none of its pages are composed. */
export function serveRemote<Pattern extends string>(
  remote: Remote<Pattern>,
  /** One plan for each pattern: a route without a plan is a type error. */
  plans: Record<Pattern, RoutePlan> | null,
  /** Resources by path, such as `/feed.xml`: only the composer knows them. */
  resources: Readonly<Record<string, ResourcePlan>> = {},
  /** The app's `src/settings.ts`: the build notes them in the manifest. */
  settings?: Settings,
): ServedRemote {
  const routes = remote.routes.map((route): ServedRoute => {
    const routePlan = plans?.[route.path] ?? null;
    return { ...route, plan: routePlan, prerender: prerenderOf(routePlan) };
  });
  const { name, guard } = remote;
  const served = Object.entries(resources).map(([path, resource]) => ({ path, plan: resource }));
  return { name, guard, routes, resources: served, ...(settings && { settings }) };
}

function prerenderOf(routePlan: RoutePlan | null): Prerender {
  if (!routePlan) return 'client';
  return routePlan.entries ? 'entries' : 'static';
}
