import { totalCompensation, type CompensationYear, type Offer } from './total-compensation';

/** The same sum of two offers, in whole units of their currency; `difference` is the second minus the first. */
export interface ComparedSum {
  first: number;
  second: number;
  difference: number;
}

/** Two offers in one currency, year by year and summed. */
export interface ComparedOffers {
  /** The four years of each. */
  years: { first: readonly CompensationYear[]; second: readonly CompensationYear[] };
  firstYear: ComparedSum;
  fourYears: ComparedSum;
  base: ComparedSum;
}

/** Sets two offers side by side, on the assumptions of `totalCompensation`. */
export function compareOffers(first: Offer, second: Offer): ComparedOffers {
  const [a, b] = [totalCompensation(first), totalCompensation(second)];
  return {
    years: { first: a.years, second: b.years },
    firstYear: compared(a.years[0]?.total ?? 0, b.years[0]?.total ?? 0),
    fourYears: compared(a.whole.total, b.whole.total),
    base: compared(a.years[0]?.base ?? 0, b.years[0]?.base ?? 0),
  };
}

function compared(first: number, second: number): ComparedSum {
  return { first, second, difference: second - first };
}
