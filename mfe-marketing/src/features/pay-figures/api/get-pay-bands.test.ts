import { createDataClient } from '@talent/data/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPayBands } from './get-pay-bands';
import { makePayBand } from '../testing/make-pay-band';
import { formatAllRanges, formatRanges } from '../format-ranges';

beforeEach(() => vi.setSystemTime('2026-11-30T12:00:00Z'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = {
  role: 'ai-engineer',
  p25: 140_000,
  p50: 170_000,
  p75: 205_000,
  n: 263,
  all_n: 410,
  all_p50: 172_000,
  period: '2024-2025',
  salary_roles: { label: 'AI Engineer' },
  salary_sources: makePayBand().source,
};

async function ask(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const bands = await getPayBands(client, ['ai-engineer', 'data-scientist']);
  return { bands, query: new URL(String(fetch.mock.calls[0]?.[0])).searchParams };
}

it('asks for current whole-country US bands of pay ranges, all levels and modes, not withheld', async () => {
  const { query } = await ask([]);
  expect(Object.fromEntries(query)).toMatchObject({
    role: 'in.(ai-engineer,data-scientist)',
    country: 'eq.US',
    region: 'is.null',
    level: 'is.null',
    work_mode: 'is.null',
    period_current: 'eq.true',
    n_kind: 'eq.postings',
    suppressed: 'eq.false',
    order: 'period_year.desc,n.desc',
  });
});

it('carries sample, period and source with the figures', async () => {
  const { bands } = await ask([row]);
  expect(bands).toEqual([
    {
      role: 'ai-engineer',
      roleLabel: 'AI Engineer',
      p25: 140_000,
      p50: 170_000,
      p75: 205_000,
      ranges: 263,
      all: { ranges: 410, median: 172_000 },
      age: 'Pay ranges of 2024 to January 2025, 22 months old.',
      isOutOfSeason: true,
      source: row.salary_sources,
    },
  ]);
});

it('puts the highest median first, and keeps the newest of several bands of a role, which the backend sends first', async () => {
  const other = { ...row, role: 'data-scientist', p50: 180_000 };
  const { bands } = await ask([row, other, { ...row, period: '2022-2023', p50: 190_000 }]);
  expect(bands.map(({ role, p50 }) => [role, p50])).toEqual([
    ['data-scientist', 180_000],
    ['ai-engineer', 170_000],
  ]);
});

it.each(['p25', 'p50', 'p75', 'n'])('leaves out a band without %s', async (column) => {
  const { bands } = await ask([{ ...row, [column]: null }]);
  expect(bands).toEqual([]);
});

it('fails when the backend does, so that the page before stays up', async () => {
  await expect(ask({ message: 'out of order', code: '57014' }, 500)).rejects.toThrow(
    'out of order',
  );
});

it('counts one range and many, and gives the median over all ranges with their number', () => {
  expect([formatRanges(1), formatRanges(2132)]).toEqual(['1 range', '2,132 ranges']);
  expect(formatAllRanges({ ranges: 2132, median: 200_000 }, 'USD')).toBe('$200,000 of 2,132');
  expect(formatAllRanges(null, 'CAD')).toBe('–');
});
