import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import {
  makeBand,
  makeJobBank,
  makeSuppressed,
  NO_RANGES,
} from '../../../calculations/testing/make-band';
import { agedData, makeSalaryData } from '../../dashboard/testing/make-salary-data';

const engineer = (p50: number, differences: Partial<SalaryBand>): SalaryBand =>
  makeBand({
    key: `ai-${JSON.stringify(differences)}`,
    ...{ source: 'ai-jobs-net', role: 'ai-engineer', p50 },
    interval: { low: p50 - 5000, high: p50 + 5000 },
    ...differences,
  });

const official = (differences: Partial<SalaryBand>): SalaryBand =>
  makeBand({
    source: 'bls-oews',
    period: 'May 2025',
    nKind: 'employment_estimate',
    ...NO_RANGES,
    ...differences,
  });

/** One open role with what official statistics do not have, and the occupations near it. The figures are made up. */
export function makeRoleData(): SalaryData {
  return agedData({
    ...makeSalaryData(),
    bands: [
      engineer(173_000, { p25: 145_000, p75: 207_000, n: 194 }),
      makeSuppressed(7, { key: 'ai-en', source: 'ai-jobs-net', role: 'ai-engineer', level: 'EN' }),
      engineer(147_000, { level: 'MI', n: 120 }),
      engineer(187_000, { level: 'SE', n: 116 }),
      engineer(175_000, { workMode: 'onsite', n: 140 }),
      engineer(171_000, { workMode: 'remote', n: 60 }),
      engineer(165_000, { period: '2023', year: 2023, current: false, n: 19 }),
      engineer(168_000, { period: '2024', year: 2024, current: false, n: 190 }),
      official({ key: 'bls-ds', p50: 120_000, occupation: 'SOC 15-2051 Data Scientists' }),
      official({
        key: 'bls-sd',
        role: 'software-developer',
        p50: 136_000,
        occupation: 'SOC 15-1252 Software Developers',
      }),
      makeJobBank({ key: 'ca-ds', period: '2025', occupation: 'NOC 21211 Data scientists' }),
    ],
  });
}
