import { vestedByYear } from './vesting';
import type { VestingSchedule } from './vesting';

/** A yearly bonus: a share of base pay in percent, or an amount in units of the offer's currency. */
export type Bonus = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number };

/** An offer as it was made; money in units of one currency. */
export interface Offer {
  /** A year. */
  base: number;
  bonus: Bonus;
  /** Value of the whole grant, as the person values it today. */
  grant: number;
  schedule: VestingSchedule;
  /** Paid once, counted in the first year. */
  signOn: number;
}

/** Pay of one year of an offer, in whole units of its currency. */
export interface CompensationYear {
  base: number;
  bonus: number;
  equity: number;
  signOn: number;
  total: number;
}

export interface Compensation {
  /** Years 1 to 4. */
  years: readonly CompensationYear[];
  /** All years together, part by part. */
  whole: CompensationYear;
  /** `whole` divided by the number of years, not rounded. */
  average: CompensationYear;
}

/** Number of years that an offer is calculated for. */
export const OFFER_YEARS = 4;

/** The bonus of one year, in units of the currency of `base`. */
export function bonusOf(base: number, bonus: Bonus): number {
  return bonus.kind === 'amount' ? bonus.amount : (base * bonus.percent) / 100;
}

/**
 * Pay of an offer over four years if nothing in it changes: no raise, no refresh grant, no move of the
 * share price, bonus paid in full.
 */
export function totalCompensation(offer: Offer): Compensation {
  const equity = vestedByYear(offer.grant, offer.schedule);
  const base = Math.round(offer.base);
  const bonus = Math.round(bonusOf(offer.base, offer.bonus));
  const years = Array.from({ length: OFFER_YEARS }, (_, index) => {
    const signOn = index === 0 ? Math.round(offer.signOn) : 0;
    const vested = equity[index] ?? 0;
    return { base, bonus, equity: vested, signOn, total: base + bonus + vested + signOn };
  });
  const whole = years.reduce((all, year) => combine(all, year, (a, b) => a + b));
  return { years, whole, average: combine(whole, whole, (each) => each / OFFER_YEARS) };
}

function combine(
  a: CompensationYear,
  b: CompensationYear,
  how: (a: number, b: number) => number,
): CompensationYear {
  return {
    base: how(a.base, b.base),
    bonus: how(a.bonus, b.bonus),
    equity: how(a.equity, b.equity),
    signOn: how(a.signOn, b.signOn),
    total: how(a.total, b.total),
  };
}
