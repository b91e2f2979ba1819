import type { GuidePoint } from '../content/guide-prose';
import type { Guide } from './guide';

/** A file of the guide as the page links to it. */
export interface GuideDownload {
  /** Path below the site's origin. */
  path: string;
  bytes: number;
}

type ProsePart = 'overview' | 'roles' | 'us' | 'history' | 'canada' | 'method' | 'downloads';

/** The finding of each picture, in one line; empty where the figures say nothing. */
export interface GuideFindings {
  overview: string;
  us: string;
  history: string;
  /** By the role's key. */
  byRole: Readonly<Record<string, string>>;
  /** By the occupation's code. */
  byCanadianOccupation: Readonly<Record<string, string>>;
}

/** The guide's sentences, generated and written. */
export interface GuideWords
  extends
    Record<ProsePart, readonly string[]>,
    Record<'reading' | 'offer' | 'range', readonly GuidePoint[]> {
  findings: GuideFindings;
  /** Two paragraphs for each role with figures, by the role's key. */
  byRole: Readonly<Record<string, readonly string[]>>;
  /** By the occupation's code. */
  byCanadianOccupation: Readonly<Record<string, readonly string[]>>;
}

/** The guide before it becomes a page or a file. */
export interface GuideDocument {
  guide: Guide;
  words: GuideWords;
}

/** Data of the guide's page. */
export interface GuidePage extends GuideDocument {
  downloads: { pdf: GuideDownload & { pages: number }; csv: GuideDownload & { rows: number } };
}
