import type { SalaryBand, SalaryData, SalaryRole } from '@talent/api/salary/salary-data';
import { isHeadline } from './headline';
import { LEAST_PLACED } from '@talent/api/salary/small-sample';

/** A role with its headline figures. */
export interface HeadlineRow extends SalaryRole {
  bands: readonly SalaryBand[];
  /** The bands that are drawn, in US dollars: from 30 ranges, and official. */
  reported: SalaryBand | undefined;
  official: SalaryBand | undefined;
}

/** Every role that has a headline figure, the highest median first, those without a drawn one last. */
export function headlineRows({ roles, bands }: Pick<SalaryData, 'roles' | 'bands'>): HeadlineRow[] {
  const headlines = bands.filter(isHeadline);
  return roles
    .flatMap((role) => {
      const own = headlines.filter((band) => band.role === role.key);
      const drawn = own.filter(
        ({ currency, region, p50 }) => currency === 'USD' && region === null && p50 !== null,
      );
      const reported = drawn.find(
        ({ nKind, n }) => nKind === 'postings' && (n ?? 0) >= LEAST_PLACED,
      );
      const official = drawn.find(({ nKind }) => nKind !== 'postings');
      return own.length === 0 ? [] : [{ ...role, bands: own, reported, official }];
    })
    .toSorted((a, b) => medianOf(b) - medianOf(a));
}

function medianOf({ reported, official }: HeadlineRow): number {
  return (reported ?? official)?.p50 ?? 0;
}

const STEP = 50_000;

/** The axis of all drawn medians, in whole steps of $50,000: its round amounts, and the place of an amount in percent. */
export function payAxis(rows: readonly HeadlineRow[]) {
  const drawn = rows
    .flatMap(({ reported, official }) => [reported?.p50 ?? [], official?.p50 ?? []])
    .flat();
  const from = Math.floor(Math.min(...drawn) / STEP);
  const to = Math.max(from + 1, Math.ceil(Math.max(...drawn) / STEP));
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, at) => (from + at) * STEP),
    at: (amount: number) => Math.round((amount / STEP - from) * (1000 / (to - from))) / 10,
  };
}
