import { createDataClient } from '@talent/data/client';
import { afterEach, expect, it, vi } from 'vitest';
import { fillKind } from './fill-kind';

afterEach(() => vi.unstubAllGlobals());

const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });
const band = {
  role: 'ai-engineer',
  p25: 140_000,
  p50: 170_000,
  p75: 205_000,
  n: 263,
  all_n: null,
  all_p50: null,
  period: '2024-2025',
  salary_roles: { label: 'AI Engineer' },
  salary_sources: { name: 'Pay Survey', url: '', licence: '', attribution: null, method: '' },
};

const answer = (rows: unknown[]) => vi.stubGlobal('fetch', async () => Response.json(rows));

it('says the median pay of a role with its sample, period and source', async () => {
  answer([band]);
  const kind = await fillKind(data, {
    name: 'role',
    picture: { of: 'role', role: 'ai-engineer' },
    glance: [
      { term: 'Builds', text: 'Software' },
      { term: 'US pay', medianOf: 'ai-engineer' },
    ],
  });
  expect(kind).toMatchObject({
    name: 'role',
    glance: [
      { term: 'Builds', text: 'Software' },
      {
        term: 'US pay',
        text: '$170,000 a year at the median',
        source: '263 ranges, 2024–2025. Source: Pay Survey.',
      },
    ],
  });
  expect(kind.picture?.caption).toMatch(/\.$/);
});

it('leaves the fact out where the source has too few ranges', async () => {
  answer([]);
  const kind = await fillKind(data, {
    name: 'role',
    picture: { of: 'process' },
    glance: [{ term: 'US pay', medianOf: 'nlp-engineer' }],
  });
  expect(kind).toMatchObject({ glance: [] });
});

it('draws countries for a place, and nothing for a guide without a picture', async () => {
  const place = await fillKind(data, {
    name: 'place',
    picture: { of: 'places', countries: ['CA'] },
    glance: [],
  });
  expect(place.picture?.caption).toContain('Canada');
  const guide = await fillKind(data, { name: 'guide', summary: ['One.'] });
  expect(guide).toEqual({ name: 'guide', summary: ['One.'], picture: null });
});
