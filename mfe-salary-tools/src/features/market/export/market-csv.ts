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
  'days',
  'isWhole',
  'sourceName',
  'publisher',
  'sourceUrl',
  'license',
  'licenseUrl',
  'attribution',
  'method',
  'changes',
  'firstDay',
  'lastDay',
  'retrievedOn',
] as const;

type Cells = Partial<Record<(typeof header)[number], string>>;

/**
 * Figures by month as CSV: one row a value with its source and license, then one row a source with everything to cite it by.
 * Columns have the names of the open files. A month that has only some of its days says so.
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
        days: days === null ? '' : String(days),
        isWhole: String(isWhole),
        publisher: byKey.get(source)?.publisher ?? '',
        license: byKey.get(source)?.licence ?? '',
      };
    }),
  );
  const cited = sources.map((source): Cells => {
    const { name, publisher, url, licence, licenceUrl, attribution, method } = source;
    const { changes, firstDay, lastDay, retrievedOn } = source;
    return {
      record: 'source',
      source: source.key,
      ...{ sourceName: name, publisher, sourceUrl: url, license: licence, licenseUrl: licenceUrl },
      ...{ attribution, method, changes, firstDay, lastDay, retrievedOn },
    };
  });
  const rows = [...values, ...cited].map((cells) => header.map((column) => cells[column] ?? ''));
  return writeCsv([[...header], ...rows]);
}
