import type { DeliveredSettings, PageBlock, SiteConfig } from '@talent/sdk/contract';
import type { DrawingNode } from '@talent/sdk/server';
import type { FoundAs, PageEntry } from '../page-index.ts';

/** Start message of the render process. Paths are absolute. */
export interface RenderSetup {
  /** Name of the app, for errors. */
  app: string;
  /** Folders of the pair's artifacts: all that its code may read. */
  folders: readonly string[];
  shellEntry: string;
  /** The remote's server entry; the shell's own when its own pages are rendered. */
  appEntry: string;
  /** Shared bare specifier -> module file of the shell. */
  shared: Record<string, string>;
  backend: { url: string; key: string };
  site: SiteConfig;
  /** The app's settings, without what only a share of the visitors gets; absent: the defaults. */
  settings?: DeliveredSettings | undefined;
}

/** A page or a resource to render. `pattern` is null for the shell's own frames. */
export interface PageRequest {
  kind: PageBlock['kind'] | 'resource';
  path: string;
  pattern: string | null;
  /** It waits for its first visit. */
  onVisit?: true;
  /** Of a page that waits. */
  found?: FoundAs;
}

export type RenderRequest =
  | { type: 'setup'; setup: RenderSetup }
  | { type: 'begin' }
  | { type: 'enumerate' }
  | { type: 'page'; page: PageRequest };

/** The social image of a page, to be drawn. */
export type SocialCard =
  /** The page has its own image, or needs none. */
  | { status: 'none' }
  | { status: 'designed'; drawing: DrawingNode }
  /** The shell's function threw. */
  | { status: 'failed'; message: string };

/** Expiry of a page, for its entry in the index. */
export type PageLife = Pick<PageEntry, 'status' | 'validUntil'>;

/** A file that the page offers for download; the messages of this protocol are JSON. */
export interface RenderedFile {
  key: string;
  base64: string;
}

/** A link of the document head to an icon or to the web manifest, at an address that crawlers can fetch. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  /** Path on the site. */
  href: string;
  /** Such as `32x32`. */
  sizes?: string;
}

export interface RenderedPage {
  type: 'page';
  body: string;
  block: PageBlock;
  /** `data:` URL of the site's icon. */
  icon: string;
  /** Icons by their addresses, after the `data:` URL. */
  iconLinks: readonly IconLink[];
  /** JavaScript that runs before the first paint. */
  earlyScript?: string | undefined;
  card: SocialCard;
  life: PageLife;
  /** For the site's search; absent of frames. */
  found?: FoundAs;
  files: readonly RenderedFile[];
}

/** The result of a path; null where its loader found nothing. */
export type Rendered =
  | RenderedPage
  | { type: 'redirect'; location: string }
  | { type: 'resource'; contentType: string; base64: string }
  | null;

export type RenderAnswer =
  | { id: number; status: 'ok'; result: unknown }
  | { id: number; status: 'failed'; message: string };
