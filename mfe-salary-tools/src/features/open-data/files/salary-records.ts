import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import type { RecordOf } from '../fields/field';
import { salaryFields } from '../fields/salary-fields';

export type SalaryRecord = RecordOf<typeof salaryFields>;

const counts: Readonly<Record<NonNullable<SalaryBand['nKind']>, string>> = {
  postings: 'reported-pay-ranges',
  employment_estimate: 'people-employed',
};

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
    nCounts: band.nKind && counts[band.nKind],
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
    source: source.key,
    sourceName: source.name,
    publisher: source.publisher,
    sourceUrl: source.url,
    edition: source.edition,
    retrievedOn: source.retrievedOn,
    license: source.licence,
    licenseUrl: source.licenceUrl,
    attribution: source.attribution,
  };
  // In the order of the columns, and without the other fields of a band.
  return Object.fromEntries(salaryFields.map(({ name }) => [name, facts[name]])) as SalaryRecord;
}
