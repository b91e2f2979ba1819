/** A link of a page. */
export interface PageLink {
  /** Path on this site, without query and fragment; null where it leads to another site. */
  path: string | null;
  /** The whole address. */
  address: string;
  /** The visible text. */
  text: string;
  /** The accessible name, for assistive technology and search engines. */
  name: string;
  /** Search engines are asked not to follow it; neither does the crawl. */
  nofollow: boolean;
}

/** The facts of one document, served or rendered. */
export interface DocumentFacts {
  /** In reading order; more than one is a fault. */
  titles: readonly string[];
  descriptions: readonly string[];
  /** Whole addresses. */
  canonicals: readonly string[];
  /** Contents of robots metas, in small letters; empty without one. */
  robots: string;
  headings: readonly { level: number; text: string }[];
  /** `alt` is null where there is none. */
  images: readonly { source: string; alt: string | null }[];
  links: readonly PageLink[];
  hreflangs: readonly { language: string; address: string }[];
  /** Contents of its JSON-LD blocks, as written. */
  structured: readonly string[];
  /** Whole addresses of what it names. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Text of its main part in one line. */
  text: string;
}

/** The facts of a document that are kept for the whole crawl: its text only as numbers. */
export interface PageDocument extends Omit<DocumentFacts, 'text'> {
  words: number;
  /** MinHash of the text; empty where it is too short to compare. */
  signature: Uint32Array;
  /** SHA-256 of title, description and text, hexadecimal. */
  contentHash: string;
  /** UTF-8, uncompressed. */
  htmlBytes: number;
}

/** One answer on the way to a page. */
export interface Hop {
  path: string;
  /** Null where the site did not tell it. */
  status: number | null;
  /** Target of the redirect: a path of this site, or a whole address; null without one. */
  location: string | null;
}

/** The page after its scripts have run. */
export type Rendering =
  | { status: 'rendered'; late: LateContent }
  /** They did not come to an end in time, or the page could not be framed. */
  | { status: 'failed'; reason: string };

/** Differences between the rendered page and the served one. */
export interface LateContent {
  /** Each with what was served and what is there now. */
  changes: readonly {
    what: 'title' | 'description' | 'canonical' | 'h1';
    served: string;
    rendered: string;
  }[];
  /** Paths that only the rendered page links to. */
  links: readonly string[];
  /** Part of the rendered words that were not served, 0 to 1. */
  share: number;
}

/** A path that the crawl asked for. */
export interface CrawledPage {
  path: string;
  outcome: 'read' | 'redirected' | 'not-html' | 'failed' | 'blocked';
  /** Of the first answer; null where none came, or nothing was asked. */
  status: number | null;
  failure: 'timeout' | 'unreachable' | 'too-large' | null;
  /** Number of requests for it. */
  attempts: number;
  /** Answers from its own on to the last; empty unless it leads elsewhere. */
  hops: readonly Hop[];
  /** `X-Robots-Tag` in small letters; empty without one. */
  robotsHeader: string;
  /** From the request to the last byte, ms. */
  loadMs: number;
  document: PageDocument | null;
  /** Null where the page was not rendered. */
  rendering: Rendering | null;
}
