/** One bar of a timeline. `from` and `to` are counted in parts of the scale, from 0. */
export interface TimelineRow {
  name: string;
  /** When, or what it means; words say all that the bar shows. */
  text: string;
  from: number;
  to: number;
  /** Outlined only. */
  isHollow?: true;
}

/** A chart over the whole width of a page: what happens when, as bars on one scale. */
export interface Timeline {
  caption: string;
  /** Names of the equal parts of the scale. */
  parts: readonly string[];
  rows: readonly TimelineRow[];
  /** How to read it, where the bars differ. */
  note?: string;
}
