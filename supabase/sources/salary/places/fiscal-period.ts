import { formatEdition } from '@talent/sdk/format';
import { RefusedError } from '../../files/refused-error.ts';

/** The format of an edition's name: the last month of a quarter. */
export const FISCAL_EDITION = {
  form: /^\d{4}-(03|06|09|12)$/,
  example: '2025-09, the last month of its filings; a fiscal year begins in October',
};

/** The period of an edition `2026-03`: `October 2025 to March 2026`, and its name as `FY2026 Q2`. */
export function fiscalPeriod(edition: string) {
  const [year = 0, month = 0] = edition.split('-').map(Number);
  const fiscal = month > 9 ? year + 1 : year;
  const first = Date.UTC(fiscal - 1, 9);
  return {
    words: `October ${fiscal - 1} to ${formatEdition(edition)}`,
    year,
    /** First and last day, YYYY-MM-DD. */
    from: new Date(first).toISOString().slice(0, 10),
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
    quarter: `FY${fiscal} Q${(((month + 2) % 12) - ((month + 2) % 3)) / 3 + 1}`,
  };
}

/**
 * Refuses rows of another period than the edition's.
 * @param periods as the extracts write them, such as `FY2025 Q1–Q4` or `FY2026 Q2`
 */
export function refuseOtherPeriod(periods: Iterable<string>, edition: string): void {
  const { quarter } = fiscalPeriod(edition);
  for (const period of periods) {
    if (period.replace(/Q1–/, '') !== quarter) {
      throw new RefusedError(
        `The file is of ${period}, and the edition ${edition} ends with ${quarter}.`,
      );
    }
  }
}

/** A filing may be made six months before its job begins. */
const LATEST_BEGIN_DAYS = 190;

/** Refuses filings of another period than the edition's, by the days on which their jobs begin. */
export function refuseOtherBegins(days: readonly string[], edition: string): void {
  const sorted = days.toSorted();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const { from, to, words } = fiscalPeriod(edition);
  const latest = new Date(Date.parse(to) + LATEST_BEGIN_DAYS * 86_400_000)
    .toISOString()
    .slice(0, 10);
  if (sorted.length > 0 && (last < from || first > latest)) {
    throw new RefusedError(
      `The jobs of these filings begin from ${first} to ${last}, so they are not filings of ${words}.`,
    );
  }
}
