import {
  type MarketSeriesValues,
  addSteps,
  monthOf,
  rounded,
  stepsBetween,
} from './collect-series.ts';
import { boundsOf, unitOf, type SeriesName } from './market-value.ts';

/** The values of one series that the publisher changed after their publication. */
export interface SeriesRevisions extends SeriesName {
  /** Whether `days` are days, or first days of months where only the monthly values were known before. */
  grain: 'day' | 'month';
  days: string[];
  before: number[];
  after: number[];
}

/** A new edition compared with the current one. */
export interface EditionComparison {
  /** Series that are gone, and series that begin later or end earlier, in words. */
  losses: string[];
  /** Changes beyond the bounds, in words. */
  jumps: string[];
  revisions: SeriesRevisions[];
  /** How many published values were changed. */
  revised: number;
}

/** Compares a file with the current edition of its source, if there is one. */
export function compareEditions(
  known: readonly MarketSeriesValues[],
  next: readonly MarketSeriesValues[],
): EditionComparison {
  const nextOf = new Map(next.map((one) => [nameOf(one), one]));
  const knownOf = new Map(known.map((one) => [nameOf(one), one]));
  const losses = known.flatMap((before) => {
    const name = nameOf(before);
    const after = nextOf.get(name);
    return after === undefined ? [`${name} is missing`] : lossesOf(name, before, after);
  });
  const jumps: string[] = [];
  const revisions: SeriesRevisions[] = [];
  for (const after of next) {
    const before = knownOf.get(nameOf(after));
    const revision = before === undefined ? null : revisionsOf(before, after);
    if (revision !== null) revisions.push(revision);
    jumps.push(...jumpsOf(before, after, revision));
  }
  const revised = revisions.reduce((sum, { days }) => sum + days.length, 0);
  return { losses, jumps, revisions, revised };
}

function nameOf({ measure, country, place, sector }: SeriesName): string {
  return [measure, country, place, sector].filter((part) => part !== null).join(' ');
}

function lossesOf(name: string, before: MarketSeriesValues, after: MarketSeriesValues): string[] {
  const losses: string[] = [];
  const lost = (change: string, now: string, then: string) =>
    losses.push(`${name} ${change} on ${now}, and on ${then} in the current edition`);
  if (after.first_day > before.first_day) lost('begins', after.first_day, before.first_day);
  if (after.last_day < before.last_day) lost('ends', after.last_day, before.last_day);
  return losses;
}

function finest({ days, monthly, first_day: firstDay }: MarketSeriesValues) {
  return days === null
    ? { grain: 'month' as const, first: monthOf(firstDay), values: monthly }
    : { grain: 'day' as const, first: firstDay, values: days };
}

function revisionsOf(
  before: MarketSeriesValues,
  after: MarketSeriesValues,
): SeriesRevisions | null {
  const isDaily = before.days !== null && after.days !== null;
  const [old, now] = isDaily
    ? [finest(before), finest(after)]
    : [finest({ ...before, days: null }), finest({ ...after, days: null })];
  const { measure, country, place, sector } = after;
  const found: SeriesRevisions = {
    ...{ measure, country, place, sector, grain: old.grain },
    ...{ days: [], before: [], after: [] },
  };
  const offset = stepsBetween(now.first, old.first, old.grain);
  old.values.forEach((value, index) => {
    const given = now.values[index + offset];
    const day = addSteps(old.first, old.grain, index);
    if (given === undefined || given === value) return;
    // The mean of a month changes with the days that are new in it, which is no revision.
    if (!isDaily && !hasSameDays(before, after, day)) return;
    found.days.push(day);
    found.before.push(value);
    found.after.push(given);
  });
  return found.days.length === 0 ? null : found;
}

/** Whether both have the same days of a month. Sources without days have the first ones, which never differ. */
function hasSameDays(
  before: MarketSeriesValues,
  after: MarketSeriesValues,
  month: string,
): boolean {
  const end = addSteps(addSteps(month, 'month', 1), 'day', -1);
  const part = ({ first_day: first, last_day: last }: MarketSeriesValues) =>
    `${first > month ? first : month}/${last < end ? last : end}`;
  const isMonthly = after.days === null;
  return isMonthly || part(before) === part(after);
}

function jumpsOf(
  before: MarketSeriesValues | undefined,
  after: MarketSeriesValues,
  revision: SeriesRevisions | null,
): string[] {
  const bounds = boundsOf(after);
  const name = nameOf(after);
  const unit = unitOf(after.measure) === 'index' ? 'points' : 'percentage points';
  // The steps that the current edition has as well need no second yes.
  const known = new Set(before && stepsBeyond(before, bounds.step).map(({ day }) => day));
  const steps = stepsBeyond(after, bounds.step).filter(({ day }) => !known.has(day));
  const found = steps.map(
    ({ from, to, day, grain }) =>
      `${name} goes from ${rounded(from)} to ${rounded(to)} on ${day}: more than ${bounds.step} ${unit} within a ${grain}`,
  );
  revision?.days.forEach((day, index) => {
    const [from = 0, to = 0] = [revision.before[index], revision.after[index]];
    if (Math.abs(to - from) > bounds.step) {
      found.push(
        `${name} of ${day} is ${rounded(to)} now and was ${rounded(from)}: revised by more than ${bounds.step} ${unit}`,
      );
    }
  });
  if (before !== undefined) {
    const months = Math.max(
      1,
      Math.ceil(stepsBetween(before.last_day, after.last_day, 'day') / 31),
    );
    const most = bounds.month * months;
    if (Math.abs(after.last_value - before.last_value) > most) {
      found.push(
        `${name} ends with ${after.last_value} on ${after.last_day}, and with ${before.last_value} on ${before.last_day}: more than ${most} ${unit} apart`,
      );
    }
  }
  return found;
}

/** Steps between neighboring values that are beyond the bound. */
function stepsBeyond(series: MarketSeriesValues, bound: number) {
  const { grain, first, values } = finest(series);
  return values.flatMap((to, index) => {
    const from = values[index - 1];
    if (from === undefined || Math.abs(to - from) <= bound) return [];
    return [{ day: addSteps(first, grain, index), grain, from, to }];
  });
}
