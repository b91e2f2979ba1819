import { sum } from '../sum';
import { vestedByYear, type VestingSchedule } from './vesting';

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

/** The parts of a year's pay, and their total. */
export const payParts = ['base', 'bonus', 'equity', 'signOn', 'total'] as const;

/** Pay of one year of an offer, in whole units of its currency. */
export type CompensationYear = Record<(typeof payParts)[number], number>;

/** Number of years that an offer is calculated for. */
export const OFFER_YEARS = 4;

/**
 * Pay of an offer in each of four years, in all of them together, and on average (not rounded), if nothing in it changes: no raise, no refresh grant, no move of the
 * share price, bonus paid in full.
 */
export function totalCompensation(offer: Offer) {
  const equity = vestedByYear(offer.grant, offer.schedule);
  const base = Math.round(offer.base);
  const bonus = Math.round(
    offer.bonus.kind === 'amount' ? offer.bonus.amount : (offer.base * offer.bonus.percent) / 100,
  );
  const years = Array.from({ length: OFFER_YEARS }, (_, index) => {
    const signOn = index === 0 ? Math.round(offer.signOn) : 0;
    const vested = equity[index] ?? 0;
    return { base, bonus, equity: vested, signOn, total: base + bonus + vested + signOn };
  });
  const whole = eachPart((part) => sum(years.map((year) => year[part])));
  return { years, whole, average: eachPart((part) => whole[part] / OFFER_YEARS) };
}

function eachPart(amountOf: (part: keyof CompensationYear) => number): CompensationYear {
  return Object.fromEntries(payParts.map((part) => [part, amountOf(part)])) as CompensationYear;
}
