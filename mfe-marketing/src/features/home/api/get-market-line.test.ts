import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { createDataClient } from '@talent/data/client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getMarketLine } from './get-market-line';

let local: LocalData;
beforeAll(async () => void (local = await startLocalData()));
afterAll(() => local?.stop());
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

it('says nothing where no figures were imported', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  expect(await getMarketLine(client)).toBeNull();
});
