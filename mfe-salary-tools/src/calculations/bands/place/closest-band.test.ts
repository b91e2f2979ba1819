import { expect, it } from 'vitest';
import { closestBand, type BandQuestion } from './closest-band';
import { makeBand, makeSuppressed } from '../../testing/make-band';

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

it('gives up the place last, alone first and then with the rest', () => {
  const place = { country: 'CA', region: 'ON' } as const;
  const asked = { ...question, ...place, level: 'SE', mode: 'remote' } as const;
  const wider = (differences: object) => makeBand({ ...canada, ...differences });
  const both = wider({ key: 'both', level: 'SE', workMode: 'remote' });
  const level = wider({ key: 'level', level: 'SE' });
  const mode = wider({ key: 'mode', workMode: 'remote' });
  expect(closestBand([canada, mode, level, both], asked)).toMatchObject({
    band: both,
    widened: ['region'],
  });
  expect(closestBand([canada, mode, level], asked)).toMatchObject({
    band: level,
    widened: ['mode', 'region'],
  });
  expect(closestBand([canada, mode], asked)).toMatchObject({
    band: mode,
    widened: ['level', 'region'],
  });
  expect(closestBand([canada], asked)).toMatchObject({
    band: canada,
    widened: ['level', 'mode', 'region'],
  });
});

it('points to another role only where that has a median', () => {
  const empty = makeBand({ key: 'empty', role: 'mlops-engineer', p50: null });
  const few = makeSuppressed(3, { role: 'research-scientist' });
  const other = makeBand({ key: 'other', role: 'ai-engineer' });
  expect(closestBand([empty, few, other], question)).toMatchObject({ elsewhere: ['ai-engineer'] });
  const own = makeBand({ key: 'own', p50: null });
  expect(closestBand([own, other], question)).toMatchObject({ status: 'none' });
});

it('takes the first of several in the order of the data', () => {
  const again = makeBand({ key: 'again' });
  expect(closestBand([all, again], question)).toMatchObject({ band: all });
  const official = makeBand({ key: 'official', nKind: 'employment_estimate' });
  const other = makeBand({ key: 'other', nKind: null });
  expect(closestBand([official, other], question)).toMatchObject({ band: official });
});
