const DAY_MS = 86_400_000;

/** Time between two values of a source. */
export type Grain = 'day' | 'month';

/** The next day, or the first day of the next month. @param day YYYY-MM-DD */
export function nextDay(day: string, grain: Grain): string {
  return addSteps(day, grain, 1);
}

/** Adds days, or months to a first day of a month. */
export function addSteps(day: string, grain: Grain, count: number): string {
  if (grain === 'day') return isoDay(Date.parse(day) + count * DAY_MS);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDay(Date.UTC(year, month - 1 + count, 1));
}

/** Days or months from one day to another. */
export function stepsBetween(from: string, to: string, grain: Grain): number {
  if (grain === 'day') return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** With three decimals, as figures are published. */
export function rounded(value: number): number {
  return Number(value.toFixed(3));
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
