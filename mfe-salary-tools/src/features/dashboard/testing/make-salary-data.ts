import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { makeBand, NO_FIGURES, NO_RANGES, testRate } from '../../../calculations/testing/make-band';

/** A source for tests. */
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
  makeBand({
    source: 'ca-job-bank',
    country: 'CA',
    currency: 'CAD',
    period: '2023-2024',
    year: 2024,
    n: null,
    nKind: null,
    nNote: 'Job Bank publishes no sample.',
    ...NO_RANGES,
    p10: 62_400,
    p25: null,
    p50: 96_000,
    p75: null,
    p90: 145_000,
    ...differences,
  });

/**
 * Two open roles and one behind the sign-up, three sources: postings with levels, modes and history,
 * occupations without either, and Canada with one province. The figures are made up.
 */
export function makeSalaryData(): SalaryData {
  return {
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
      posting({
        key: 'ai',
        role: 'ai-engineer',
        p50: 170_000,
        n: 49,
        interval: { low: 160_000, high: 178_000 },
      }),
      posting({
        key: 'ai-ex',
        role: 'ai-engineer',
        level: 'EX',
        n: 4,
        suppressed: true,
        ...NO_FIGURES,
      }),
      posting({
        key: 'rs',
        role: 'research-scientist',
        p50: 195_000,
        bins: { start: 100_000, width: 20_000, counts: [400] },
      }),
      posting({ key: 'rs-se', role: 'research-scientist', level: 'SE', p50: 245_000 }),
      posting({ key: 'rs-remote', role: 'research-scientist', workMode: 'remote', p50: 155_500 }),
      posting({
        key: 'rs-2023',
        role: 'research-scientist',
        period: '2023',
        year: 2023,
        current: false,
        p50: 188_000,
      }),
      makeBand({
        key: 'bls-ds',
        source: 'bls-oews',
        occupation: 'SOC 15-2051 Data Scientists',
        period: 'May 2025',
        nKind: 'employment_estimate',
        n: 245_000,
        ...NO_RANGES,
      }),
      jobBank({ key: 'ca-ds' }),
      jobBank({ key: 'ca-ds-on', region: 'ON', regionName: 'Ontario', p50: 99_000 }),
    ],
    exchangeRate: testRate,
  };
}
