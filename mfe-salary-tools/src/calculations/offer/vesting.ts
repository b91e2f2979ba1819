import { sum } from '../sum';

/** One year of a vesting schedule. */
export interface VestingYear {
  /** Share of the grant that vests in this year, in percent. */
  percent: number;
  /** In how many equal parts it vests: 12 is every month, 1 is at the end of the year. */
  installments: 1 | 2 | 4 | 12;
}

/** When a grant of equity becomes the person's own. The percentages of its years add up to 100. */
export interface VestingSchedule {
  years: readonly VestingYear[];
  /** Nothing is kept on leaving before; at the cliff, everything vested so far comes at once. Months, 0 for none. */
  cliffMonths: number;
}

export type ScheduleName = 'even' | 'cliff' | 'back-loaded' | 'own';

const evenYears: readonly VestingYear[] = Array.from({ length: 4 }, () => ({
  percent: 25,
  installments: 12,
}));

/** The usual schedules; `own` is made by `ownSchedule`. */
export const schedules: Readonly<Record<Exclude<ScheduleName, 'own'>, VestingSchedule>> = {
  even: { years: evenYears, cliffMonths: 0 },
  cliff: { years: evenYears, cliffMonths: 12 },
  'back-loaded': {
    years: [
      { percent: 5, installments: 1 },
      { percent: 15, installments: 1 },
      { percent: 40, installments: 2 },
      { percent: 40, installments: 2 },
    ],
    cliffMonths: 0,
  },
};

/**
 * A schedule of the person's own percentages, each vesting at the end of its year.
 * @returns null where they do not add up to 100.
 */
export function ownSchedule(percents: readonly number[]): VestingSchedule | null {
  if (Math.abs(sum(percents) - 100) > 0.005) return null;
  return { years: percents.map((percent) => ({ percent, installments: 1 })), cliffMonths: 0 };
}

/**
 * The part that vests in each year of the schedule, in whole units of the grant's currency.
 * Rounded so that the years add up to the (rounded) grant.
 */
export function vestedByYear(grant: number, { years }: VestingSchedule): number[] {
  const total = sum(years.map(({ percent }) => percent)) || 1;
  let percent = 0;
  let before = 0;
  return years.map((year) => {
    percent += year.percent;
    const until = Math.round((Math.round(grant) * percent) / total);
    const vested = until - before;
    before = until;
    return vested;
  });
}

/** The vested part after so many whole months, in units of the grant's currency, not rounded. */
export function vestedAfter(grant: number, schedule: VestingSchedule, months: number): number {
  if (months < schedule.cliffMonths) return 0;
  const shares = schedule.years.map(({ percent, installments }, index) => {
    const worked = Math.min(Math.max(months - index * 12, 0), 12);
    return (percent * Math.floor((worked * installments) / 12)) / installments;
  });
  return (grant * sum(shares)) / 100;
}
