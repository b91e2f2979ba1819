import type { SalaryBand } from '@talent/api/salary/salary-data';
import { expect, it } from 'vitest';
import { closestBand, type BandQuestion } from './closest-band';
import { makeBand, makeSuppressed } from '../../testing/make-band';

const question: BandQuestion = {
  ...{ role: 'data-scientist', country: 'US' },
  ...{ region: null, level: null, mode: null },
};
const all = makeBand({ key: 'all' });
const senior = makeBand({ key: 'senior', level: 'SE' });
const ontario = makeBand({
  ...{ key: 'ontario', country: 'CA', region: 'ON', regionName: 'Ontario' },
  ...{ currency: 'CAD', nKind: null },
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

const wider = (differences: Partial<SalaryBand>) => makeBand({ ...canada, ...differences });
const remote = makeBand({ key: 'remote', workMode: 'remote' });
const both = wider({ key: 'both', level: 'SE', workMode: 'remote' });
const level = wider({ key: 'level', level: 'SE' });
const mode = wider({ key: 'mode', workMode: 'remote' });
const asked: BandQuestion = { ...question, level: 'SE', mode: 'remote' };
const inOntario: BandQuestion = { ...asked, country: 'CA', region: 'ON' };
const inNunavut: BandQuestion = { ...question, country: 'CA', region: 'NU' };

it.each<[string, SalaryBand[], BandQuestion, SalaryBand, string[]]>([
  ['the work mode before the level', [all, remote, senior], asked, senior, ['mode']],
  ['the level where there is no other', [all, remote], asked, remote, ['level']],
  ['both before the place', [canada, ontario], inOntario, ontario, ['level', 'mode']],
  ['only what was asked for', [canada], inNunavut, canada, ['region']],
  ['the place last, first alone', [canada, mode, level, both], inOntario, both, ['region']],
  ['it with the work mode', [canada, mode, level], inOntario, level, ['mode', 'region']],
  ['it with the level', [canada, mode], inOntario, mode, ['level', 'region']],
  ['all three', [canada], inOntario, canada, ['level', 'mode', 'region']],
])('gives up %s', (_, bands, wanted, band, widened) => {
  const missing = { kind: 'not-published' };
  expect(closestBand(bands, wanted)).toEqual({ status: 'wider', band, widened, missing });
});

it('prefers posted pay to an official occupation, and then the first in the order of the data', () => {
  const official = makeBand({ key: 'official', nKind: 'employment_estimate' });
  const others = [makeBand({ key: 'again' }), makeBand({ key: 'other', nKind: null })];
  expect(closestBand([official, all, ...others], question)).toMatchObject({ band: all });
  expect(closestBand([official, ...others.slice(1)], question)).toMatchObject({ band: official });
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

it('points to another role only where that has a median', () => {
  const empty = makeBand({ key: 'empty', role: 'mlops-engineer', p50: null });
  const few = makeSuppressed(3, { role: 'research-scientist' });
  const other = makeBand({ key: 'other', role: 'ai-engineer' });
  expect(closestBand([empty, few, other], question)).toMatchObject({ elsewhere: ['ai-engineer'] });
  const own = makeBand({ key: 'own', p50: null });
  expect(closestBand([own, other], question)).toMatchObject({ status: 'none' });
});

it.each([
  ['a withheld band of 31 ranges', makeSuppressed(31, { level: 'SE' }), 31],
  ['a band of 29 ranges', makeBand({ key: 'few', level: 'SE', n: 29 }), 29],
])('goes on to a wider band from %s, and says how many there are', (_, senior, n) => {
  const found = closestBand([makeBand({ key: 'all' }), senior], {
    ...{ role: 'data-scientist', country: 'US', region: null, level: 'SE', mode: null },
  });
  expect(found).toMatchObject({
    ...{ status: 'wider', band: { key: 'all' }, missing: { kind: 'suppressed', n } },
  });
});
