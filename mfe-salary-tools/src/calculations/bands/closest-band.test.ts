import { expect, it } from 'vitest';
import { closestBand } from './closest-band';
import type { BandQuestion } from './closest-band';
import { makeBand, makeSuppressed } from '../testing/make-band';

const question: BandQuestion = {
  role: 'data-scientist',
  country: 'US',
  region: null,
  level: null,
  mode: null,
};
const all = makeBand({ key: 'all' });
const senior = makeBand({ key: 'senior', level: 'SE' });
const ontario = makeBand({
  key: 'ontario',
  country: 'CA',
  region: 'ON',
  regionName: 'Ontario',
  currency: 'CAD',
  nKind: null,
});
const canada = { ...ontario, key: 'canada', region: null, regionName: null };

it('finds the band that was asked for', () => {
  const found = closestBand([all, senior], { ...question, level: 'SE' });
  expect(found).toEqual({ status: 'exact', band: senior });
});

it('goes on to a wider band where there are too few cases, and says how many', () => {
  const few = makeSuppressed(4, { level: 'EX' });
  expect(closestBand([few, all], { ...question, level: 'EX' })).toEqual({
    status: 'wider',
    band: all,
    widened: ['level'],
    missing: { kind: 'suppressed', n: 4 },
  });
});

it('shows no figure of a band that is to be withheld, even where it carries one', () => {
  const withheld = makeSuppressed(4, { level: 'EX', p50: 300_000 });
  expect(closestBand([withheld, all], { ...question, level: 'EX' })).toMatchObject({ band: all });
});

it('gives up the work mode before the level, and both before the place', () => {
  const remote = makeBand({ key: 'remote', workMode: 'remote' });
  const asked = { ...question, level: 'SE', mode: 'remote' } as const;
  expect(closestBand([all, remote, senior], asked)).toMatchObject({
    band: senior,
    widened: ['mode'],
    missing: { kind: 'not-published' },
  });
  expect(closestBand([all, remote], asked)).toMatchObject({ band: remote, widened: ['level'] });
  const inOntario = { ...asked, country: 'CA', region: 'ON' } as const;
  expect(closestBand([canada, ontario], inOntario)).toMatchObject({
    band: ontario,
    widened: ['level', 'mode'],
  });
});

it('names as widened only what was asked for', () => {
  const found = closestBand([canada], { ...question, country: 'CA', region: 'NU' });
  expect(found).toMatchObject({ status: 'wider', band: canada, widened: ['region'] });
});

it('prefers posted pay to an official occupation', () => {
  const official = makeBand({ key: 'official', nKind: 'employment_estimate' });
  expect(closestBand([official, all], question)).toMatchObject({ band: all });
  expect(closestBand([official], question)).toMatchObject({ band: official });
});

it('shows no figure of another period, role or country', () => {
  const others = [
    makeBand({ key: 'old', current: false }),
    makeBand({ key: 'other', role: 'ai-engineer' }),
    canada,
  ];
  expect(closestBand(others, question)).toEqual({
    status: 'none',
    missing: { kind: 'not-published' },
    elsewhere: ['ai-engineer'],
  });
});
