/** Pay as an employer states it, in units of the currency, gross. */
export interface StatedPay {
  low: number;
  high: number;
  /** Null where a text has a bare `$`. */
  currency: 'USD' | 'CAD' | null;
  period: 'year' | 'hour';
}

/** A posting of a board, in the words of its employer. */
export interface BoardPosting {
  id: string;
  title: string;
  /** Address of the posting. */
  link: string;
  /** Place as it is shown; empty where the posting names none. */
  place: string;
  /** Fields of the place, codes or names; null where the form has none. */
  country: string | null;
  region: string | null;
  /** Such as `Full-time`; null where the form or the posting says nothing of it. */
  commitment: string | null;
  /** From fields alone; null where they state none. */
  pay: StatedPay | null;
  /** The posting without tags, for pay that no field has. */
  text: string;
}

/** Pay of fields; null where it is in another currency or period, or no range. */
export function fieldPay(
  low: number | null | undefined,
  high: number | null | undefined,
  currency: string | null | undefined,
  period: StatedPay['period'] | null | undefined,
): StatedPay | null {
  if (currency !== 'USD' && currency !== 'CAD') return null;
  if (low == null || high == null || period == null) return null;
  return isPlausible(low, high, period) ? { low, high, currency, period } : null;
}

/** The bounds of full-time pay, by its period. A range four times as wide as its low end is a slip, or a range of several jobs. */
export function isPlausible(low: number, high: number, period: StatedPay['period']): boolean {
  const [least, most] = period === 'year' ? [20_000, 2_000_000] : [10, 1000];
  return low >= least && high >= low && high <= most && high <= 4 * low;
}
