import type { RangeRow } from '@talent/ui/range-chart';
import type { LinePoint } from '@talent/ui/line-chart';

/** Where the figures of a chart come from, as a source note shows it. */
export interface SourceLine {
  name: string;
  url: string;
  /** The two dates, the license and the attribution. */
  text: string;
}

/** A chart of ranges with what it shows. */
export interface RangeFacts {
  headline: string;
  subtitle: string;
  rows: readonly RangeRow[];
  /** Ends of the axis; null leaves them to the chart. */
  domain: readonly [number, number] | null;
  sources: readonly SourceLine[];
}

/** Medians by year. */
export interface YearFacts {
  headline: string;
  subtitle: string;
  points: readonly LinePoint[];
  sources: readonly SourceLine[];
}

/** Everything that a role's page shows; amounts in US dollars a year unless a name says otherwise. */
export interface RoleFacts {
  key: string;
  label: string;
  /** The headline figure in two or three sentences. */
  lede: string;
  /** What the figures of the lede describe, and their age. */
  ages: string;
  /** The reported ranges are so old that official figures of the occupation come first. */
  isOfficialFirst: boolean;
  /** Without the name of the role, for a description: `median $192,250, middle half $161,200 to $225,000`. */
  short: string;
  ladder: RangeFacts | null;
  years: YearFacts | null;
  /** `isNearest`: of other occupations, because official statistics do not have this one. */
  official: (RangeFacts & { isNearest: boolean }) | null;
  /** `own`: low, median and high in Canadian dollars, in a sentence. */
  canada: (RangeFacts & { isNearest: boolean; own: string; rate: string; rateUrl: string }) | null;
  /** Sentences with the figures that they rest on. */
  movers: readonly string[];
}
