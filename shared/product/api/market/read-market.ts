import type {
  MarketData,
  MarketMeasure,
  MarketSeries,
  MarketSource,
  MonthlyPoint,
} from './market-data.ts';

const DAY_MS = 86_400_000;

/** Finds a series; null where the data has none. `sector` null is all sectors, `place` null the country. */
export function seriesOf(
  { series }: MarketData,
  measure: MarketMeasure,
  country: string,
  sector: string | null = null,
  place: string | null = null,
): MarketSeries | null {
  const isWanted = (one: MarketSeries) =>
    one.measure === measure &&
    one.country === country &&
    one.sector === sector &&
    one.place === place;
  return series.find(isWanted) ?? null;
}

/** All series of a measure over all sectors of countries, the highest last value first. */
export function countriesOf({ series }: MarketData, measure: MarketMeasure): MarketSeries[] {
  return series
    .filter((one) => one.measure === measure && one.sector === null && one.place === null)
    .toSorted((a, b) => b.lastValue - a.lastValue);
}

/** The postings index of every state or province of a country, seasonally adjusted, the highest last value first. */
export function placesOf({ series }: MarketData, country: string): MarketSeries[] {
  return series
    .filter(({ measure }) => measure === 'postings-total-adjusted')
    .filter((one) => one.country === country && one.place !== null)
    .toSorted((a, b) => b.lastValue - a.lastValue);
}

/** The postings index of a state or province on its last day; null where the source does not have the place. */
export function placeIndex(
  data: MarketData,
  country: string,
  place: string,
): { value: number; day: string } | null {
  const series = seriesOf(data, 'postings-total-adjusted', country, null, place);
  return series && { value: series.lastValue, day: series.lastDay };
}

/** The series of a measure by sector, the highest last value first. */
export function sectorsOf(
  { series }: MarketData,
  measure: MarketMeasure,
  country: string,
): MarketSeries[] {
  return series
    .filter((one) => one.measure === measure && one.country === country && one.sector !== null)
    .toSorted((a, b) => b.lastValue - a.lastValue);
}

/**
 * Where a series comes from: publisher, license, both dates, and our changes.
 * @throws RangeError when the data does not have the source
 */
export function provenanceOf({ sources }: MarketData, { source }: MarketSeries): MarketSource {
  const found = sources.find(({ key }) => key === source);
  if (found === undefined) throw new RangeError(`The market data has no source ${source}.`);
  return found;
}

/** The months of a series in order, in its unit. */
export function monthsOf(data: MarketData, series: MarketSeries): MonthlyPoint[] {
  const isDaily = provenanceOf(data, series).grain === 'day';
  const { firstDay, lastDay } = series;
  return series.monthly.map((value, index) => {
    const month = addMonths(firstDay.slice(0, 7), index);
    if (!isDaily) return { month, value, days: null, isWhole: true };
    const [start, end] = [`${month}-01`, dayBefore(`${addMonths(month, 1)}-01`)];
    const [from, to] = [start > firstDay ? start : firstDay, end < lastDay ? end : lastDay];
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return { month, value, days, isWhole: from === start && to === end };
  });
}

/** The newest month with all its days, and the same month one year before; null where there is none. */
export function wholeMonthAndYearBefore(
  data: MarketData,
  series: MarketSeries,
): { now: MonthlyPoint; yearBefore: MonthlyPoint | null } | null {
  const whole = monthsOf(data, series).filter(({ isWhole }) => isWhole);
  const now = whole.at(-1);
  if (now === undefined) return null;
  const before = addMonths(now.month, -12);
  return { now, yearBefore: whole.find(({ month }) => month === before) ?? null };
}

/** The month so many months later; both YYYY-MM. */
export function addMonths(month: string, count: number): string {
  // Called for every row of the open files: a Date for each costs more than the rest of the row.
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = Math.floor(at / 12);
  return `${year}-${String(at - year * 12 + 1).padStart(2, '0')}`;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Last day of a month, YYYY-MM-DD. @param month - YYYY-MM */
export function endOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The last day that a source describes: a source of months names the first day of its last month. */
export function lastDayOf({ grain, lastDay }: Pick<MarketSource, 'grain' | 'lastDay'>): string {
  return grain === 'day' ? lastDay : endOfMonth(lastDay.slice(0, 7));
}
