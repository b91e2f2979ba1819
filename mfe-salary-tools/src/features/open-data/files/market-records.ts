import type { MarketData, MarketSeries } from '@talent/api/market/market-data';
import { monthsOf, provenanceOf } from '@talent/api/market/read-market';
import type { RecordOf } from '../fields/field';
import type { marketColumns, monthFields, seriesFields } from '../fields/market-fields';

/** A series of the JSON file. */
export interface SeriesRecord extends RecordOf<typeof seriesFields> {
  /** Oldest first, without gaps. */
  months: readonly RecordOf<typeof monthFields>[];
}

/** A row of the CSV file: one month of one series. */
export type MarketRow = RecordOf<typeof marketColumns>;

/** All series with their months and sources. @throws RangeError where a series names an unknown source */
export function seriesRecords(data: MarketData): SeriesRecord[] {
  return data.series.map((series) => {
    const { measure, unit, country, sector, firstDay, lastDay, lastValue } = series;
    return {
      id: [measure, country, ...(sector === null ? [] : [sector])].join('/'),
      ...{ measure, unit, country, sector, firstDay, lastDay, lastValue },
      ...sourceOf(data, series),
      months: monthsIn(data, series),
    };
  });
}

/** The same, a row for each month. */
export function marketRows(data: MarketData): MarketRow[] {
  return data.series.flatMap((series) => {
    const { measure, unit, country, sector } = series;
    const source = sourceOf(data, series);
    return monthsIn(data, series).map((month) => {
      return { measure, unit, country, sector, ...month, ...source };
    });
  });
}

function monthsIn(data: MarketData, series: MarketSeries) {
  return monthsOf(data, series).map(({ month, value, days, isWhole }) => {
    return { month, value, days, isWhole };
  });
}

function sourceOf(data: MarketData, series: MarketSeries) {
  const source = provenanceOf(data, series);
  return {
    source: source.key,
    sourceName: source.name,
    publisher: source.publisher,
    sourceUrl: source.url,
    // The publisher gives its files no name of an edition: the last day, and a count of the files that end on it.
    edition: `${source.lastDay}.${source.revision}`,
    retrievedOn: source.retrievedOn,
    license: source.licence,
    licenseUrl: source.licenceUrl,
    attribution: source.attribution,
    changes: source.changes,
  };
}
