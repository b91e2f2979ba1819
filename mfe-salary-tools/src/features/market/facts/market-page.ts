import type { MarketSource } from '@talent/api/market/market-data';

/** One line of a chart: a value for each month from `firstMonth` on, without gaps. Whole months only. */
export interface MarketLine {
  /** Country, or `US Software Development`. */
  key: string;
  label: string;
  /** YYYY-MM. */
  firstMonth: string;
  /** In the unit of its chart. */
  values: readonly number[];
}

/** The parts of the page. */
export type MarketPartId = 'ai-share' | 'postings' | 'places' | 'wages' | 'pay' | 'remote';

/** The postings index of a state or province. */
export interface PlaceRow {
  /** Postal code. */
  code: string;
  label: string;
  /** On the newest day, with one decimal. */
  value: number;
}

/** The states or provinces of a country, the highest first. */
export interface PlaceList {
  /** Key of its source. */
  source: MarketSource['key'];
  country: 'US' | 'CA';
  finding: string;
  /** YYYY-MM-DD. */
  day: string;
  rows: readonly PlaceRow[];
}

/** A publisher's file as the page shows it: license, both dates, how it is made, and our changes. */
export type ShownSource = Pick<
  MarketSource,
  | 'key'
  | 'name'
  | 'publisher'
  | 'url'
  | 'licence'
  | 'licenceUrl'
  | 'method'
  | 'changes'
  | 'grain'
  | 'firstDay'
  | 'lastDay'
  | 'retrievedOn'
> & {
  /** On the day of the page: `5 months old`. */
  age: string;
  /** Day of the last weekly check; null where no check was made lately. */
  checkedOn: string | null;
};

/** One figure with its finding, its lines and its sources. */
export interface MarketPart {
  id: MarketPartId;
  /** Heading: what the newest whole month says. */
  finding: string;
  /** Sentences below it. */
  text: readonly string[];
  unit: 'percent' | 'index' | 'growth';
  /** Months that the text speaks of, for the chart. */
  notes: readonly { at: string; label: string }[];
  /** The United States and Canada in front. Empty where there are places. */
  lines: readonly MarketLine[];
  /** Every country on equal scales: the two in front, then the highest first. Empty where there are no others. */
  countries: readonly MarketLine[];
  /** Heading of the countries. */
  countriesFinding: string | null;
  /** States and provinces; empty in all parts but theirs. */
  places: readonly PlaceList[];
  sources: readonly ShownSource[];
  /** Path of all its figures as CSV. */
  csv: string;
}

/** Data of the page: parts with figures, in order. No parts: no market figures were imported yet. */
export interface MarketPage {
  parts: readonly MarketPart[];
}
