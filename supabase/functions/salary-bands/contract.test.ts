import { describe, expect, it } from 'vitest';
import { fromSalaryColumns, toSalaryColumns } from './contract.ts';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';

const band: SalaryBand = {
  key: 'a',
  role: 'ai-engineer',
  occupation: null,
  level: 'SE',
  country: 'US',
  region: null,
  regionName: null,
  workMode: null,
  currency: 'USD',
  period: '2024-2025',
  year: 2025,
  current: true,
  n: 120,
  nKind: 'postings',
  nNote: null,
  suppressed: false,
  p10: 100_000,
  p25: 120_000,
  p50: 150_000,
  p75: 180_000,
  p90: 220_000,
  interval: { low: 148_000, high: 152_500 },
  allRows: null,
  points: null,
  bins: { start: 100_000, width: 20_000, counts: [3, 0, 7] },
  source: 'example',
};
const closed: SalaryBand = {
  ...band,
  key: 'b',
  role: 'data-scientist',
  level: null,
  n: null,
  interval: null,
  allRows: { n: 300, p10: 1, p25: 2, p50: 3, p75: 4, p90: 5 },
  points: 12,
  bins: null,
};
const data: SalaryData = {
  version: 'example@2025.1',
  sources: [],
  roles: [{ key: 'ai-engineer', label: 'AI Engineer', open: true }],
  bands: [band, closed, { ...band, key: 'c' }, { ...band, key: 'd' }, { ...closed, key: 'e' }],
  exchangeRate: { cadPerUsd: 1.4, kind: 'daily', day: '2026-11-20', source: 'Bank', url: 'u' },
};

describe('salary figures as columns', () => {
  it('are the same figures after a journey as JSON', () => {
    const sent = JSON.stringify(toSalaryColumns(data));
    expect(fromSalaryColumns(JSON.parse(sent))).toEqual(data);
    const none = { ...data, bands: [] };
    expect(fromSalaryColumns(toSalaryColumns(none))).toEqual(none);
  });

  it('have each repeated text once, and each name once', () => {
    const { columns } = toSalaryColumns(data);
    expect(columns.role).toEqual({ words: ['ai-engineer', 'data-scientist'], at: [0, 1, 0, 0, 1] });
    expect(columns.key).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(columns.n).toEqual([120, null, 120, 120, null]);
    expect(columns.interval).toEqual({
      rows: [0, 2, 3],
      fields: { low: [148_000, 148_000, 148_000], high: [152_500, 152_500, 152_500] },
      length: 5,
    });
    expect(columns.bins).toMatchObject({ fields: { counts: Array(3).fill([3, 0, 7]) } });
  });

  it('are refused where a column refers to nothing', () => {
    const { columns, ...rest } = toSalaryColumns(data);
    const broken = { ...columns, role: { words: ['ai-engineer'], at: [0, 1, 0, 0, 0] } };
    expect(() => fromSalaryColumns({ ...rest, columns: broken })).toThrow(TypeError);
  });
});
