import type { DocumentFacts, LateContent } from './read-document';

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
