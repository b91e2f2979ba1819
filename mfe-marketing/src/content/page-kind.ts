import type { RichText } from './page-content';

/** A fact in the strip under a page's heading: a few words each. */
export interface Fact {
  term: string;
  text: RichText;
}

/**
 * The kind of a page. It says what the page opens with beside and under its heading; a test of the content holds which
 * blocks a page of the kind has.
 */
export type PageKind =
  /** A role that is hired, or a team of roles: what it does, levels, pay, a scorecard. */
  | { name: 'role'; glance: readonly Fact[] }
  /** A place to hire in: where, pay, law, time zones. */
  | { name: 'place'; glance: readonly Fact[] }
  /** Ways to hire, side by side, with a decision. */
  | { name: 'comparison'; glance: readonly Fact[] }
  /** A text to look things up in: what it says in short. */
  | { name: 'guide'; summary: readonly RichText[] };
