import type { PayCountry } from '@talent/api/salary/salary-data';
import type { Currency } from '@talent/sdk/format';
import type { CarriedPay } from '../../../content/carried-pay';
import type { Score } from '../../../content/scorecard';
import type { RangeFacts, YearFacts } from '../../role/facts/role-page-data';

/** A state or province with its median. */
interface Tile {
  code: string;
  median: number;
  currency: Currency;
  /** Its fifth of the range from the lowest to the highest median, 0 to 4. */
  step: number;
  /** Name and figure in words: `Texas: $118,000, 898 filings`. */
  label: string;
  /** Its page; null where it has none. */
  to: string | null;
}

/** One country's states or provinces on a tile map. */
export interface PlaceMap {
  country: PayCountry;
  headline: string;
  subtitle: string;
  tiles: readonly Tile[];
  steps: readonly { step: number; label: string }[];
}

/** A link to another page of places. */
export interface PlaceLink {
  label: string;
  to: string;
}

/** Everything that the page of a role in a place shows; amounts in US dollars a year. */
export interface PlacePageData {
  role: { key: string; label: string; hasPage: boolean };
  place: {
    key: string;
    /** `Austin, TX` or `Texas`. */
    name: string;
    /** As the statistics write it: `Austin-Round Rock-San Marcos, TX`. */
    fullName: string;
  };
  /** The first figure of each kind of source, those of the place before those of the country. */
  scores: readonly Score[];
  /** The map of the role; null where too few states have figures. */
  map: PlaceMap | null;
  /** Codes of the states that the place is in. */
  states: readonly string[];
  /** What each source describes and how old that is. */
  ages: readonly string[];
  /** An estimate for a newer month; null where posted wage growth does not reach it. */
  carried: CarriedPay | null;
  /** For a description: `official median $127,360`. */
  short: string;
  sources: RangeFacts;
  /** How far the sources are apart, in a sentence; null with one median. */
  apart: string | null;
  /** What each source of the chart leans to. */
  leans: readonly string[];
  /** Employment and price level, each in a sentence. */
  here: readonly string[];
  /** The occupations of a title; empty for a role that is one. */
  mix: readonly { label: string; share: string; median: string | null; to: string | null }[];
  /** Metros of a state, the highest median first. */
  metros: readonly { label: string; median: string; employed: string; to: string | null }[];
  /** Official medians; each line ends where the place was drawn anew. */
  years: (Omit<YearFacts, 'points'> & { lines: readonly YearFacts['points'][] }) | null;
  places: readonly PlaceLink[];
  roles: readonly PlaceLink[];
  /** Periods of the figures, for search engines. */
  periods: readonly string[];
  files: { csv: string };
  /** Sources of the figures, for search engines. */
  from: readonly { url: string; licenceUrl: string | null; retrievedOn: string }[];
}
