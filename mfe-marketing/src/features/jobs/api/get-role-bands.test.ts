import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRoleBands } from './get-role-bands';

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
}, 60_000);
afterAll(() => local.stop());

const named = (role: string) => async () =>
  (await getRoleBands(local.visitor, [role])).map(
    ({ country, kind, low, median, high, ranges }) => ({
      country,
      kind,
      low,
      median,
      high,
      ranges,
    }),
  );

it('gives the published band of a role in the United States, and in Canada for the whole country', async () => {
  expect(await named('data-scientist')()).toEqual([
    { country: 'US', kind: 'half', low: 125_250, median: 157_500, high: 191_713, ranges: 2245 },
    { country: 'CA', kind: 'wages', low: 62_400, median: 95_992, high: 145_059, ranges: null },
  ]);
});

it('gives none for a role with too small a sample, or that is not in the data', async () => {
  expect(await named('nlp-engineer')()).toEqual([]);
  expect(await named('generative-ai-engineer')()).toEqual([]);
});
