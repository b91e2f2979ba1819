/**
 * The contract between the shell, the remotes and the platform: plain data and types, no runtime.
 * Everything here travels as JSON inside a page or between a browser and the gateway.
 */

import type { SiteConfig } from './site/site-facts.ts';

export type {
  CustomerQuote,
  OfferTerms,
  OperatorFacts,
  SiteConfig,
  SiteMode,
} from './site/site-facts.ts';

/**
 * Version of this contract (semver). The shell's manifest says which one it provides, a remote's
 * manifest which range it needs; a release is refused where the two do not fit.
 */
export const CONTRACT_VERSION = '1.11.0';

/** The visitors of a route: everyone (`null`) or signed-in people with the role `admin`. */
export type Guard = 'admin' | null;

/** How a page is rendered: once, once for each entry that the remote lists, or in the browser only. */
export type Prerender = 'static' | 'entries' | 'client';

/** Search engines may index the page and follow its links, or neither. */
export type Robots = 'index, follow' | 'noindex, nofollow';

/** The document head of a page. */
export interface PageHead {
  /** The whole title, 30 to 60 characters. */
  title: string;
  /** Meta description, 120 to 160 characters. */
  description: string;
  /**
   * Path of the canonical URL, starting with `/`; the site's public origin is put before it. It is
   * ignored on a page that is not indexed.
   */
  canonicalPath: string;
  robots: Robots;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** Comma-separated keywords meta, for pages that have them. */
  keywords?: string;
  /**
   * Preview picture of a shared link: a PNG of 1200 by 630 px, `path` starting with `/`. The composer
   * draws one for every indexed page that gives none.
   */
  image?: { path: string; alt: string };
  /** Day or moment of the last change of the content, ISO 8601: the page's `lastmod` in the sitemap. */
  modifiedAt?: string;
  /** RSS feed of the page's content; `path` starts with `/`. Feed readers find it in the head. */
  feed?: { title: string; path: string };
  /** schema.org objects for this page, without `@context`. */
  structuredData?: readonly Record<string, unknown>[];
}

/**
 * Values of an app's settings by name, and whether its flags are on: only those that differ from the defaults in the app's
 * code. Every visitor can read them.
 */
export type DeliveredSettings = Readonly<Record<string, string | number | boolean>>;

/** A remote as a page's composition names it. All URLs are paths on the site's origin. */
export interface ComposedRemote {
  name: string;
  version: string;
  /** Folder of the released files, with a trailing slash: `/assets/<name>/<version>/`. */
  base: string;
  /** The federated container, relative to `base`. */
  entry: string;
  /** JSON of type `RouteClosures`, relative to `base`. */
  closures: string;
  /** Subresource integrity of the closures file (`sha384-…`). */
  closuresIntegrity: string;
  /** React Router patterns that this remote owns. */
  patterns: readonly string[];
  /** The damaged version that the release names, where `version` is its replacement. Absent: no replacement. */
  fallbackFor?: string;
  /** Its settings on this channel, with this visitor's flags; absent: the defaults. */
  settings?: DeliveredSettings;
}

/** One shell and one version of each public remote. An open tab keeps its composition until it is closed. */
export interface Composition {
  /** Short content hash over channel and versions. */
  id: string;
  channel: string;
  /** A revision of the channel that has these versions. */
  revision: number;
  /** The page is pinned to that revision, even when another one is live. */
  pinned?: true;
  shell: string;
  /** As `fallbackFor` of a remote. */
  shellFallbackFor?: string;
  /** As `settings` of a remote. */
  shellSettings?: DeliveredSettings;
  remotes: readonly ComposedRemote[];
  /** Publishable key of the backend, whose interfaces the gateway forwards on the site's own origin. */
  publishableKey: string;
  /** Whether consented events also go to the backend; absent where they stay in the browser. */
  collect?: true;
}

/** The guarded remotes, which the gateway adds after it has checked the person's role. */
export interface GuardedComposition {
  remotes: readonly ComposedRemote[];
  /** Path to open after signing in. */
  home: string;
}

/** A file with its hash, relative to a remote's `base`. */
export interface ClosureFile {
  file: string;
  integrity: string;
}

/** Everything the browser needs to show a route of a remote, by pattern. */
export interface RouteClosures {
  routes: Readonly<
    Record<string, { scripts: readonly ClosureFile[]; styles: readonly ClosureFile[] }>
  >;
}

/** `data.json` of a page: everything that a navigation needs apart from the remote's code. */
export interface PageData {
  head: PageHead;
  /** Result of the route's loader: JSON. */
  data: unknown;
  /** The app's settings that the page was composed with; absent: the defaults. */
  settings?: DeliveredSettings;
}

/** `data.json` of a path whose page has moved. */
export interface MovedPage {
  /** Path of the page, starting with `/`. */
  movedTo: string;
}

/** Kind of a served document. */
export type PageKind =
  /** A page of an app: `app` and `pattern` say which. */
  | 'page'
  /** The not-found page. */
  | 'not-found'
  /** The frame of a guarded page; the browser loads its content. */
  | 'guarded';

/** The JSON block in a composed document that hydration reads. */
export interface PageBlock extends PageData {
  kind: PageKind;
  /** Name of the app that rendered the content: a remote, or `shell` for its own pages. */
  app: string;
  pattern: string | null;
  site: SiteConfig;
}

/** `id` of the JSON script element with the `PageBlock`. */
export const PAGE_BLOCK_ID = 'page-block';
/** `id` of the JSON script element with the `Composition`; the gateway fills it for each response. */
export const COMPOSITION_BLOCK_ID = 'composition-block';
/** `id` of the element that the application is hydrated into. */
export const ROOT_ID = 'root';
/** Path at which the shell exchanges an access token for the guarded composition (POST) and ends it (DELETE). */
export const GUARD_PATH = '/_guard';

/** The channel that visitors see. Other channels, apart from the canary, are previews. */
export const PUBLIC_CHANNEL = 'stable';

/** The channel for a percentage of the visitors. */
export const CANARY_CHANNEL = 'canary';

/** Path at which admins recompose pages: POST of a `RecomposeOrder` with their access token. */
export const RECOMPOSE_PATH = '/_recompose';

/** Path at which admins get the site's first answer to `?path=…`, before any redirect is followed: a `SiteHop`. Needs their access token. */
export const HOP_PATH = '/_hop';

/** One answer of the site, not followed. */
export interface SiteHop {
  status: number;
  /** The `Location` header; null without one. */
  location: string | null;
}

/** Pages to recompose at once. */
export interface RecomposeOrder {
  /** Name of the app that owns them. */
  app: string;
  /** Paths of existing, new or deleted pages and resources, starting with `/`. */
  paths: readonly string[];
}

/** Folder at which the released files of an app are served. */
export function assetBase(app: string, version: string): string {
  return `/assets/${app}/${version}/`;
}

/** The highest number of retries that have URLs of their own. */
export const MAX_ATTEMPTS = 9;

/**
 * The same released files under other URLs, for a retry: browsers and containers remember a failed import, and
 * scripts import each other relative to their own URL.
 * @param attempt - number of the retry: 0 for the plain URLs, up to `MAX_ATTEMPTS`.
 */
export function attemptBase(base: string, attempt: number): string {
  return attempt === 0 ? base : `${base}~${attempt}/`;
}

/**
 * Folder of a composed page below `/_pages/`, and its key in the store. It holds `index.html` and `data.json`. A
 * page depends on exactly the shell and one remote, so the pair is in the path.
 */
export function pageFolder(shell: string, app: string, version: string, path: string): string {
  const segments = path.split('/').filter(Boolean).map(encodeSegment);
  return ['pages', shell, app, version, 'root', ...segments].join('/');
}

/** A path segment as a file name: percent-encoded, never `.` or `..`. */
function encodeSegment(segment: string): string {
  const encoded = encodeURIComponent(decodeURIComponent(segment));
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}
