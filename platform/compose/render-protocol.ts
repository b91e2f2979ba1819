import type { PageBlock, SiteConfig } from '@talent/sdk/contract';
import type { DrawingNode } from '@talent/sdk/server';

/** What the render process is started with. Paths are absolute. */
export interface RenderSetup {
  shellEntry: string;
  /** The remote's server entry; the shell's own when its own pages are rendered. */
  appEntry: string;
  /** Shared bare specifier -> module file of the shell. */
  shared: Record<string, string>;
  backend: { url: string; key: string };
  site: SiteConfig;
}

/** A page to render. `pattern` is null for the shell's frames. */
export interface PageRequest {
  kind: PageBlock['kind'];
  path: string;
  pattern: string | null;
}

export type RenderRequest =
  | { id: number; type: 'setup'; setup: RenderSetup }
  | { id: number; type: 'enumerate' }
  | { id: number; type: 'page'; page: PageRequest };

/** The social image of a page, to be drawn. */
export type SocialCard =
  /** The page brings its own, or is to have none. */
  | { status: 'none' }
  | { status: 'designed'; drawing: DrawingNode }
  /** The shell could not say what it looks like. */
  | { status: 'failed'; message: string };

/** How long a page is there, for its entry in the index. */
export interface PageLife {
  /** It is over: answered as gone. */
  status?: 410;
  /** ISO 8601; from then on it is over. */
  validUntil?: string;
}

/** A rendered page; null where its loader found nothing. */
export type RenderedPage = {
  body: string;
  block: PageBlock;
  icon: string;
  card: SocialCard;
  life: PageLife;
} | null;

export type RenderAnswer =
  { id: number; status: 'ok'; result: unknown } | { id: number; status: 'failed'; message: string };
