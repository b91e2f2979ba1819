import type { MarketData, MarketSeries } from '@talent/api/market/market-data';
import { monthsOf, provenanceOf } from '@talent/api/market/read-market';
import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { countNames } from '../../../calculations/export/figures-csv';
import { ageRecord, sourceRecord, type RecordOf } from '../fields/field';
import type { marketColumns, monthFields, seriesFields } from '../fields/market-fields';
import { salaryFields } from '../fields/salary-fields';

type SalaryRecord = RecordOf<typeof salaryFields>;

/**
 * The records of the bands that are open to everyone, each with its source.
 * @param data from `getPublicSalaryData`
 * @throws RangeError where a band names a role or a source that the data does not have
 */
export function salaryRecords({ bands, roles, sources }: SalaryData): SalaryRecord[] {
  const [labels, known] = [
    new Map(roles.map(({ key, label }) => [key, label])),
    new Map(sources.map((source) => [source.key, source])),
  ];
  return bands.map((band) => {
    const [roleName, source] = [labels.get(band.role), known.get(band.source)];
    if (roleName === undefined || source === undefined) {
      throw new RangeError(`The figure ${band.key} has an unknown role or source.`);
    }
    return toRecord(band, roleName, source);
  });
}

function toRecord(band: SalaryBand, roleName: string, source: SalarySource): SalaryRecord {
  const { interval, allRows, bins } = band;
  const facts: Readonly<Record<string, unknown>> = {
    ...band,
    id: band.key,
    roleName,
    nCounts: band.nKind && countNames[band.nKind],
    note: band.nNote,
    medianLow: interval?.low ?? null,
    medianHigh: interval?.high ?? null,
    allRowsN: allRows?.n ?? null,
    allRowsP10: allRows?.p10 ?? null,
    allRowsP25: allRows?.p25 ?? null,
    allRowsP50: allRows?.p50 ?? null,
    allRowsP75: allRows?.p75 ?? null,
    allRowsP90: allRows?.p90 ?? null,
    binStart: bins?.start ?? null,
    binWidth: bins?.width ?? null,
    binCounts: bins?.counts.join(' ') ?? null,
    ...ageRecord(band, source),
    ...sourceRecord(source, source.edition),
  };
  // In the order of the columns, and without the other fields of a band.
  return Object.fromEntries(salaryFields.map(({ name }) => [name, facts[name]])) as SalaryRecord;
}

interface SeriesRecord extends RecordOf<typeof seriesFields> {
  /** Oldest first, without gaps. */
  months: readonly RecordOf<typeof monthFields>[];
}

type MarketRow = RecordOf<typeof marketColumns>;

/** All series with their months and sources. @throws RangeError where a series names an unknown source */
export function seriesRecords(data: MarketData): SeriesRecord[] {
  return data.series.map((series) => {
    const { measure, unit, country, place, sector, firstDay, lastDay, lastValue } = series;
    return {
      id: [measure, country, place, sector].filter((part) => part !== null).join('/'),
      ...{ measure, unit, country, place, sector, firstDay, lastDay, lastValue },
      ...sourceOf(data, series),
      months: monthsIn(data, series),
    };
  });
}

/** The same, a row for each month. */
export function marketRows(data: MarketData): MarketRow[] {
  return data.series.flatMap((series) => {
    const { measure, unit, country, place, sector } = series;
    const source = sourceOf(data, series);
    return monthsIn(data, series).map((month) => {
      return { measure, unit, country, place, sector, ...month, ...source };
    });
  });
}

/** Months of a state or province in the files: of 64 of them since 2020 the file would have 8 MB. */
const PLACE_MONTHS = 24;

function monthsIn(data: MarketData, series: MarketSeries) {
  const months = monthsOf(data, series);
  const shown = series.place === null ? months : months.slice(-PLACE_MONTHS);
  return shown.map(({ month, value, days, isWhole }) => ({ month, value, days, isWhole }));
}

function sourceOf(data: MarketData, series: MarketSeries) {
  const source = provenanceOf(data, series);
  // The publisher gives its files no name of an edition: the last day, and a count of the files that end on it.
  const edition = `${source.lastDay}.${source.revision}`;
  return { ...sourceRecord(source, edition), changes: source.changes };
}
