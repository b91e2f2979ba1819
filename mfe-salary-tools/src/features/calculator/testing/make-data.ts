import type { SalaryData } from '@talent/api/salary/salary-data';
import {
  makeBand,
  makeJobBank,
  makeSuppressed,
  testRate,
} from '../../../calculations/testing/make-band';
import { agedData, makeSource } from '../../dashboard/testing/make-salary-data';

/** Pay data of one open role and one closed one, as the page of a visitor who has not signed up carries it. */
export function makeData(): SalaryData {
  return agedData({
    version: 'v1',
    sources: [
      makeSource({ key: 'postings', name: 'Postings of the example' }),
      makeSource({
        ...{ key: 'job-bank', name: 'Job Bank of the example' },
        attribution: 'Contains licensed information.',
      }),
    ],
    roles: [
      { key: 'data-scientist', label: 'Data Scientist', open: true },
      { key: 'ai-engineer', label: 'AI Engineer', open: true },
      { key: 'nlp-engineer', label: 'NLP Engineer', open: false },
    ],
    bands: [
      makeBand({ key: 'all' }),
      makeBand({ key: 'nlp', role: 'nlp-engineer', p50: 163_000, n: 40 }),
      makeBand({ key: 'senior', level: 'SE', p50: 160_000 }),
      makeSuppressed(4, { key: 'executive', level: 'EX' }),
      makeJobBank({
        ...{ key: 'canada', source: 'job-bank', p50: 95_992, p90: 145_059 },
        nNote: 'Job Bank does not publish a sample size.',
      }),
    ],
    exchangeRate: testRate,
  });
}
