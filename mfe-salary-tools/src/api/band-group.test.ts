import { startLocalData } from '@talent/testing/local-data';
import type { LocalData } from '@talent/testing/local-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJobBankBands } from './get-job-bank-bands';
import { getOfficialBands } from './get-official-bands';
import { getPostingBands } from './get-posting-bands';

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
});
afterAll(() => local.stop());

describe('posting bands', () => {
  it('hold each role once, highest median first and suppressed roles last', async () => {
    const { source, bands } = await getPostingBands(local.visitor);
    const roles = bands.map(({ role }) => role);
    expect(source).toMatchObject({ key: 'ai-jobs-net', licence: 'CC0 1.0', attribution: null });
    expect(new Set(roles).size).toBe(roles.length);
    expect(bands).toContainEqual({
      key: 'ai-jobs-net/US/machine-learning-engineer/all-levels/all-modes/2024-2025',
      ...{ role: 'Machine Learning Engineer', occupation: null, region: null },
      ...{ period: '2024-2025', n: 2132, suppressed: false },
      ...{ p10: 145_000, p25: 170_900, p50: 200_000, p75: 236_500, p90: 268_800 },
    });
    const medians = bands.flatMap(({ p50 }) => p50 ?? []);
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
    expect(bands.at(-1)).toMatchObject({ role: 'NLP Engineer', n: 4, suppressed: true, p50: null });
  });
});

describe('official bands', () => {
  it('are of the newest year only, highest median first', async () => {
    const { source, bands } = await getOfficialBands(local.visitor);
    expect(source?.key).toBe('bls-oews');
    expect(new Set(bands.map(({ period }) => period))).toEqual(new Set(['May 2025']));
    expect(bands.map(({ occupation }) => occupation)).toContain('SOC 15-2051 Data Scientists');
    const medians = bands.map(({ p50 }) => p50 ?? 0);
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  });
});

describe('Job Bank bands', () => {
  it('put the whole country before the provinces of the same role', async () => {
    const { source, bands } = await getJobBankBands(local.visitor);
    expect(source?.attribution).toContain('Open Government Licence – Canada');
    expect(bands[0]).toMatchObject({
      ...{ role: 'Data Scientist', region: null, n: null },
      ...{ p10: 62_400, p25: null, p50: 95_992, p75: null, p90: 145_059 },
    });
    expect(bands.slice(1, 3).map(({ region }) => region)).toEqual(['British Columbia', 'Ontario']);
    expect(bands.filter(({ region }) => region === null)).toHaveLength(1);
    expect(bands.at(-1)?.role).toBe('Software Developer');
  });
});
