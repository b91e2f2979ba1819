import { startLocalData } from '@talent/backend/testing/local-data';
import { createDataClient } from '@talent/data/client';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { getMarketLine } from './get-market-line';
import { getSectorLines } from './get-sector-lines';
import { getPostedCoverage, hasWeeklyReport } from './get-instrument';

const local = await startLocalData();
afterAll(() => local.stop());
afterEach(() => vi.unstubAllGlobals());

it('says the AI share of US postings with the month, the year before, and the source', async () => {
  expect(await getMarketLine(local.visitor)).toEqual({
    sentence: 'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.',
    publisher: 'Indeed Hiring Lab',
    url: 'https://github.com/hiring-lab/ai-tracker',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  });
});

it('says nothing and has no line where no figures were imported', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  expect(await getMarketLine(client)).toBeNull();
  expect(await getSectorLines(client)).toEqual([]);
});

it('says the share of each sector once, with its month and the year before', async () => {
  const lines = await getSectorLines(local.visitor);
  expect(lines.map(({ sentence }) => sentence)).toEqual([
    '40.9% of US postings in Software Development stated pay in February 2026, up from 39% in February 2025.',
    '40.4% of US postings in Data & Analytics stated pay in February 2026, up from 36.9% in February 2025.',
    '37.8% of US postings in Scientific Research & Development stated pay in February 2026, up from 32.9% in February 2025.',
  ]);
  expect(lines[0]?.url).toBe('https://github.com/hiring-lab/pay-transparency');
});

it('counts no company where no job board is read', async () => {
  expect(await getPostedCoverage(local.visitor)).toEqual({ companies: 0, ranges: 0, newest: null });
});

it.each([
  [[], false],
  [[{ id: 'a' }], true],
])('from the answer %j it follows that a report exists: %s', async (rows, expected) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(rows));
  vi.stubGlobal('fetch', fetch);
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  expect(await hasWeeklyReport(client)).toBe(expected);
  const query = new URL(String(fetch.mock.calls[0]?.[0])).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    topic: 'eq.weekly-jobs-report',
    status: 'in.(scheduled,published)',
  });
});
