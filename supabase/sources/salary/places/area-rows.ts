import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { Percentiles } from '../figures/percentiles.ts';
import type { PayPlace, PlaceCell } from '../figures/place-figures.ts';
import { isAscending } from '../official/wage-importer.ts';

/** The figures of one occupation in one area and year. */
export type AreaRow = Pick<PlaceCell, keyof Percentiles | 'n' | 'quotient' | 'at_least'> & {
  line: number;
  raw: string;
  year: number;
  code: string;
  /** Null where the file has codes alone. */
  place: PayPlace | null;
  occupation: string;
  isExtract: boolean;
};

/** The columns of the extract, which has the price levels of the metros too. */
export const METRO_EXTRACT = [
  ...['may_year', 'cbsa', 'metro', 'state', 'occ_code', 'occ_title', 'tot_emp', 'loc_quotient'],
  ...['a_pct10', 'a_pct25', 'a_median', 'a_pct75', 'a_pct90', 'rpp_2024'],
];

/** The columns of the official workbooks that are read. */
export const AREA_COLUMNS = [
  ...['AREA', 'AREA_TITLE', 'OCC_CODE', 'TOT_EMP', 'LOC_QUOTIENT'],
  ...['A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90'],
];

/** `#` is at least so much; USD a year. */
const CEILING = 239_200;

/** A figure, or null where it is not published. */
export function published(row: SourceRow, column: string): number | null {
  return ['', '*', '**'].includes(row.text(column)) ? null : row.positive(column);
}

/** The figures of a row; `spelled` turns the name of an official column into that of the file. */
export function figuresOf(row: SourceRow, spelled: (official: string) => string) {
  const atLeast: (keyof Percentiles)[] = [];
  let lowest = 0;
  const wage = (name: keyof Percentiles, official: string) => {
    const column = spelled(official);
    const isOpen = row.text(column) === '#';
    // A figure below may be above the ceiling: in later editions the ceiling is higher.
    const figure = isOpen ? Math.max(CEILING, lowest) : published(row, column);
    if (isOpen) atLeast.push(name);
    lowest = Math.max(lowest, figure ?? 0);
    return figure;
  };
  const figures = {
    p10: wage('p10', 'A_PCT10'),
    p25: wage('p25', 'A_PCT25'),
    p50: wage('p50', 'A_MEDIAN'),
    p75: wage('p75', 'A_PCT75'),
    p90: wage('p90', 'A_PCT90'),
  };
  if (!isAscending(Object.values(figures))) row.refuse('the percentiles are not in order');
  return {
    n: published(row, spelled('TOT_EMP')),
    quotient: published(row, spelled('LOC_QUOTIENT')),
    ...figures,
    at_least: atLeast.length > 0 ? atLeast : null,
  };
}
