import type { MarketData, MarketSeries, MarketSource } from '@talent/api/market/market-data';
import { monthsOf } from '@talent/api/market/read-market';
import { writeCsv } from '@talent/protocol/text/write-csv';

const header = [
  'record',
  'source',
  'measure',
  'unit',
  'country',
  'place',
  'sector',
  'month',
  'value',
  'days_in_value',
  'whole_month',
  'name',
  'publisher',
  'url',
  'licence',
  'licence_url',
  'attribution',
  'method',
  'changes',
  'first_day',
  'last_day',
  'fetched_on',
] as const;

type Cells = Partial<Record<(typeof header)[number], string>>;

/**
 * Figures by month as CSV: one row a value with its source and license, then one row a source with everything to cite it by.
 * A month that has only some of its days says so.
 */
export function writeMarket(
  data: MarketData,
  series: readonly MarketSeries[],
  sources: readonly MarketSource[],
): string {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const values = series.flatMap((one) =>
    monthsOf(data, one).map(({ month, value, days, isWhole }): Cells => {
      const { source, measure, unit, country } = one;
      return {
        record: 'value',
        ...{ source, measure, unit, country, month },
        place: one.place ?? '',
        sector: one.sector ?? '',
        value: String(value),
        days_in_value: days === null ? '' : String(days),
        whole_month: isWhole ? 'yes' : 'no',
        publisher: byKey.get(source)?.publisher ?? '',
        licence: byKey.get(source)?.licence ?? '',
      };
    }),
  );
  const cited = sources.map((source): Cells => {
    const { name, publisher, url, licence, attribution, method, changes } = source;
    return {
      record: 'source',
      source: source.key,
      ...{ name, publisher, url, licence, attribution, method, changes },
      licence_url: source.licenceUrl,
      first_day: source.firstDay,
      last_day: source.lastDay,
      fetched_on: source.retrievedOn,
    };
  });
  const rows = [...values, ...cited].map((cells) => header.map((column) => cells[column] ?? ''));
  return writeCsv([[...header], ...rows]);
}
