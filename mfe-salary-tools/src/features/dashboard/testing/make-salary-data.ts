import { dataAges } from '@talent/api/salary/data-age';
import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import {
  makeBand,
  makeJobBank,
  NO_FIGURES,
  NO_RANGES,
  testRate,
} from '../../../calculations/testing/make-band';

export function makeSource(differences: Partial<SalarySource> = {}): SalarySource {
  return {
    key: 'ai-jobs-net',
    edition: '2025-01-19',
    name: 'Example collection of postings',
    publisher: 'Example publisher',
    url: 'https://data.example/postings',
    licence: 'CC0 1.0',
    licenceUrl: 'https://licence.example/cc0',
    attribution: null,
    method: 'Counted for this test.',
    retrievedOn: '2025-01-20',
    ...differences,
  };
}

const posting = (differences: Partial<SalaryBand>): SalaryBand =>
  makeBand({ source: 'ai-jobs-net', ...differences });

const jobBank = (differences: Partial<SalaryBand>): SalaryBand =>
  makeJobBank({ period: '2023-2024', year: 2024, ...differences });

const ai = { role: 'ai-engineer' };
const rs = { role: 'research-scientist', p50: 195_000 };

/** Two open roles and a closed one of three sources: postings, occupations, and Canada with one province. The figures are made up. */
export function makeSalaryData(): SalaryData {
  return agedData({
    version: 'test-1',
    sources: [
      makeSource(),
      makeSource({ key: 'bls-oews', name: 'Example wage statistics', edition: 'May 2025' }),
      makeSource({ key: 'ca-job-bank', name: 'Example job bank', attribution: 'Licensed.' }),
    ],
    roles: [
      { key: 'data-scientist', label: 'Data Scientist', open: true },
      { key: 'ai-engineer', label: 'AI Engineer', open: true },
      { key: 'research-scientist', label: 'Research Scientist', open: false },
    ],
    bands: [
      posting({ key: 'ds', bins: { start: 100_000, width: 20_000, counts: [40, 200, 160] } }),
      posting({ key: 'ds-se', level: 'SE', p50: 180_000, p75: 200_000 }),
      posting({ key: 'ds-remote', workMode: 'remote', p50: 155_000 }),
      posting({ key: 'ds-2023', period: '2023', year: 2023, current: false, p50: 140_000 }),
      posting({ key: 'ds-2024', period: '2024', year: 2024, current: false, p50: 149_000 }),
      posting({ ...ai, key: 'ai', p50: 170_000, n: 49, interval: { low: 160_000, high: 178_000 } }),
      posting({ ...ai, key: 'ai-ex', level: 'EX', n: 4, suppressed: true, ...NO_FIGURES }),
      posting({ ...rs, key: 'rs', bins: { start: 100_000, width: 20_000, counts: [400] } }),
      posting({ ...rs, key: 'rs-se', level: 'SE', p50: 245_000 }),
      posting({ ...rs, key: 'rs-remote', workMode: 'remote', p50: 155_500 }),
      posting({ ...rs, key: 'rs-2023', period: '2023', year: 2023, current: false, p50: 188_000 }),
      makeBand({
        ...{ key: 'bls-ds', source: 'bls-oews', occupation: 'SOC 15-2051 Data Scientists' },
        ...{ period: 'May 2025', nKind: 'employment_estimate', n: 245_000, ...NO_RANGES },
      }),
      jobBank({ key: 'ca-ds' }),
      jobBank({ key: 'ca-ds-on', region: 'ON', regionName: 'Ontario', p50: 99_000 }),
    ],
    exchangeRate: testRate,
  });
}

/** The data as it is read on November 30, 2026. */
export function agedData(data: SalaryData): SalaryData {
  const periodsOf = (key: string) =>
    data.bands.filter(({ source }) => source === key).map(({ period }) => period);
  return {
    ...data,
    sources: data.sources.map((source) => ({
      ...source,
      ages: dataAges(source, periodsOf(source.key), '2026-11-30'),
    })),
  };
}
