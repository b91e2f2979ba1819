import { NO_FIGURES, type PayPlace, type PlaceCell } from '../figures/place-figures.ts';
import type { fiscalPeriod } from './fiscal-period.ts';

/** Fewer filings than this have no figures. */
export const MINIMUM_FILINGS = 10;

export const TOO_FEW = `fewer than ${MINIMUM_FILINGS} filings`;
export const NO_ROLE = 'the title or occupation is on no list of a role';

/** Figures of filings that an extract has computed. */
export type ExtractRow = {
  period: string;
  place: PayPlace | null;
} & Pick<PlaceCell, 'role' | 'occupation' | 'tier' | 'n' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90'>;

/** The cell of a group of filings. */
export function filingsCell(
  { place, role, ...figures }: Omit<ExtractRow, 'period'>,
  { words, year }: ReturnType<typeof fiscalPeriod>,
): PlaceCell {
  return {
    place: place?.key ?? null,
    role,
    ...NO_FIGURES,
    period: words,
    period_year: year,
    period_current: true,
    n_kind: 'filings',
    ...figures,
  };
}
