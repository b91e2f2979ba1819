import type {
  PayPlace as KnownPlace,
  PayTier,
  PlaceCell as KnownCell,
} from '@talent/api/salary/place-pay';
import type { Percentiles } from './percentiles.ts';
import type { SourceKey } from './salary-band.ts';

/** A place as `import_salary_edition` takes it: a row of `pay_places`. */
export type PayPlace = Omit<KnownPlace, 'shortName'> & { short_name: string };

/**
 * Pay of one role in one place and period, whole US dollars a year: a row of `place_pay`. A figure that is not published is
 * null; null also means false, and none.
 */
export type PlaceCell = { [Figure in keyof Percentiles]: number | null } & {
  /** Key of a place; null is the whole country. */
  place: string | null;
  role: string;
  occupation: string | null;
  tier: PayTier | null;
  /** Such as `May 2025` or `October 2024 to September 2025`. */
  period: string;
  /** Last year of the period. */
  period_year: number;
  period_current: true | null;
  /** The place has other limits than in the period before. */
  redrawn: true | null;
  n: number | null;
  n_kind: KnownCell['nKind'];
  /** Share of the occupation among the jobs of the place, divided by its share in the country. */
  quotient: number | null;
  at_least: (keyof Percentiles)[] | null;
};

/** Price level of a place in a year, 100 is the country: a row of `place_parities`. */
export type PlaceParity = { place: string; year: number; parity: number };

/** How much of a title is filed under one occupation, 0 to 1: a row of `title_occupations`. */
export type TitleShare = { role: string; occupation: string; filings: number; share: number };

/** The figures of an edition that has places instead of bands. */
export type PlaceFigures = {
  places: PayPlace[];
  cells: PlaceCell[];
  parities: PlaceParity[];
  shares: TitleShare[];
};

/** A part of the figures, in the edition's order. */
export function placeFigures(figures: Partial<PlaceFigures>): PlaceFigures {
  return { places: [], cells: [], parities: [], shares: [], ...figures };
}

/** The empty columns of a cell. */
export const NO_FIGURES = {
  occupation: null,
  tier: null,
  redrawn: null,
  n: null,
  n_kind: null,
  quotient: null,
  p10: null,
  p25: null,
  p50: null,
  p75: null,
  p90: null,
  at_least: null,
} as const;

type Compared = {
  cells: readonly (Pick<PlaceCell, 'place' | 'role' | 'tier' | 'period'> & {
    [Figure in keyof Percentiles]: number | null;
  })[];
  parities: readonly PlaceParity[];
  shares: readonly Omit<TitleShare, 'share'>[];
};

/**
 * What editions are compared by: figures with stable keys, such as `bls-oews-metro/austin-tx/data-scientist/may-2025`. A price
 * level and the filings of an occupation have the place of the median.
 */
export function keyedFigures(source: SourceKey, { cells, parities, shares }: Compared) {
  const none = { suppressed: false, p10: null, p25: null, p75: null, p90: null };
  return [
    ...cells.map(({ place, role, tier, period, p10, p25, p50, p75, p90 }) => ({
      key: [source, place ?? 'us', role, tier ?? [], slugOf(period)].flat().join('/'),
      ...{ suppressed: false, p10, p25, p50, p75, p90 },
    })),
    ...parities.map(({ place, year, parity }) => ({
      key: `${source}/${place}/${year}`,
      ...none,
      p50: parity,
    })),
    ...shares.map(({ role, occupation, filings }) => ({
      key: `${source}/${role}/${occupation}`,
      ...none,
      p50: filings,
    })),
  ];
}

/** A name as a part of an address: `Coeur d'Alene` is `coeur-dalene`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
