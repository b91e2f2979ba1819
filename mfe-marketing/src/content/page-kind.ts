import type { PagePicture } from './page-picture';
import type { RichText } from './rich-text';
import type { Timeline } from './timeline';

/** A fact in the strip under a page's heading: a few words each. */
export interface TextFact {
  term: string;
  text: RichText;
  /** Its first figure is shown large. */
  hasFigure?: true;
}

/** The published median pay of a role in the United States, with its source. Left out where there is none. */
export interface PayFact {
  term: string;
  /** The role as the salary data names it, such as `ai-engineer`. */
  medianOf: string;
}

/** The kinds that open with a strip of facts. */
export type FactsKind = 'role' | 'place' | 'comparison';

/**
 * The kind of a page. It says what the page opens with beside and under its heading; a test of the content holds which
 * blocks a page of the kind has.
 */
export type PageKind = PageKindOf<TextFact | PayFact>;

/** A kind whose facts are of one sort. */
export type PageKindOf<Fact> =
  /**
   * `role`: a role that is hired, or a team of roles. `place`: where to hire. `comparison`: ways to hire, side by side. Three or
   * four facts. In place of the picture a page may open with a chart over its whole width: a timeline, or the first plan by
   * weeks among its own sections.
   */
  | { name: FactsKind; picture?: PagePicture; chart?: Timeline | 'weeks'; glance: readonly Fact[] }
  /** A text to look things up in, and what it says in short: three to five sentences. */
  | { name: 'guide'; picture?: PagePicture; summary: readonly RichText[] };
