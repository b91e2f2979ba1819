import { createDataClient } from '@talent/data/client';
import { afterEach, expect, it, vi } from 'vitest';
import { hasWeeklyReport } from './get-instrument';

afterEach(() => vi.unstubAllGlobals());

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
