import type { PayLevel, SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { LEAST_PLACED } from '@talent/api/salary/small-sample';
import { visibleBand } from '../visible-band';
import type { BandQuestion } from './closest-band';
import type { BandFigures } from './percentile';

/** Where an amount is: below, in or above the middle half. */
export type Verdict = 'low' | 'usual' | 'high';

/** Ends of the middle half of pay; the low and the high wage where a source has no quartiles, or null. */
export function middleOf({ p10, p25, p75, p90 }: BandFigures) {
  return p25 !== null && p75 !== null ? ([p25, p75] as const) : ([p10, p90] as const);
}

/** The place of an amount in the middle half of pay. Null where the band has none, or counts fewer than 30. */
export function verdictOf(
  amount: number,
  band: BandFigures & { n: number | null },
): Verdict | null {
  const [low, high] = middleOf(band);
  const isFew = band.n !== null && band.n < LEAST_PLACED;
  if (low === null || high === null || isFew) return null;
  if (amount < low) return 'low';
  return amount > high ? 'high' : 'usual';
}

/** A level with its band, and where an amount is in it. */
export interface LadderStep {
  /** Null is all levels. */
  level: PayLevel | null;
  band: SalaryBand;
  verdict: Verdict;
}

const LEVELS = ['EN', 'MI', 'SE', 'EX'] as const;

/** An amount at each level that a visitor may see, lowest first; at all levels together where none has figures. */
export function ladderOf(
  data: Pick<SalaryData, 'bands' | 'roles'>,
  question: BandQuestion,
  amount: number,
  isUnlocked: boolean,
): LadderStep[] {
  const stepOf = (level: PayLevel | null): LadderStep[] => {
    const { found } = visibleBand(data, { ...question, level }, isUnlocked);
    if (found.status === 'none' || found.band.level !== level) return [];
    const verdict = verdictOf(amount, found.band);
    return verdict ? [{ level, band: found.band, verdict }] : [];
  };
  const steps = LEVELS.flatMap(stepOf);
  return steps.length > 0 ? steps : stepOf(null);
}
