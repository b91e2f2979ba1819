import type { DecisionQuestion } from './decision';
import type { ListItem, RichText } from './rich-text';

/** A score of one to four squares. */
export type Score = 1 | 2 | 3 | 4;

/** One question of a scorecard, with the answers that mark the ends of its scale. */
export interface ScorecardRow {
  question: RichText;
  /** An answer that earns one square; absent where the page names none. */
  weak?: RichText;
  /** An answer that earns four squares. */
  strong: RichText;
  /** Scores of the three made-up candidates of the sample shortlist. */
  sample: readonly [Score, Score, Score];
}

/** Places that share a row of a drawing of time zones. */
export interface ZoneRow {
  places: string;
  /** IANA names, such as `America/Toronto`; several where the places of the row differ for a part of the year. */
  zones: readonly string[];
  text?: RichText;
}

/** The months of an example year, 1 to 12, that each person is paid for. */
export interface PaidMonths {
  from: number;
  to: number;
  /** Part of each week, drawn as half a square. */
  isPartTime?: true;
}

/** One of several ways to do the same thing, in a column of its own. */
export interface ComparedOption {
  name: string;
  /** An example year, one line a person. */
  year: readonly PaidMonths[];
  /** Answers to the block's questions, in their order. */
  answers: readonly RichText[];
}

/** A figure of a page of text. Words say all that its drawing shows. */
export type FigureBlock =
  /** Levels of one role, each a step above the one before. */
  | {
      kind: 'ladder';
      caption: string;
      levels: readonly { name: string; items: readonly ListItem[] }[];
    }
  /** Questions with a scale of four squares, and a sample shortlist scored on them. */
  | { kind: 'scorecard'; caption: string; rows: readonly ScorecardRow[] }
  /** Working hours of places on the clock of one city, nine to five in each. */
  | { kind: 'zones'; caption: string; city: string; zone: string; rows: readonly ZoneRow[] }
  /** The demands of a place's law, apart from the rest of the text. */
  | {
      kind: 'law';
      title: string;
      items: readonly { term: string; text: RichText }[];
    }
  /** How long things last, a square a month. `period` such as `24 months`. */
  | {
      kind: 'periods';
      caption: string;
      rows: readonly { label: string; period: string }[];
    }
  /** Ways to do the same thing, side by side. */
  | {
      kind: 'options';
      caption: string;
      questions: readonly string[];
      options: readonly ComparedOption[];
    }
  | { kind: 'decision'; caption: string; start: DecisionQuestion };
