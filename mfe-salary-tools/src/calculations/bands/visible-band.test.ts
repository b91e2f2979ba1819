import { expect, it } from 'vitest';
import { makeBand, makeSuppressed } from '../testing/make-band';
import { visibleBand } from './visible-band';

const data = {
  roles: [
    { key: 'data-scientist', label: 'Data Scientist', open: true },
    { key: 'nlp-engineer', label: 'NLP Engineer', open: false },
    { key: 'ai-scientist', label: 'AI Scientist', open: false },
  ],
  bands: [
    makeBand({ key: 'ds' }),
    makeBand({ key: 'ds-senior', level: 'SE' }),
    makeBand({ key: 'nlp', role: 'nlp-engineer' }),
    makeBand({ key: 'nlp-senior', role: 'nlp-engineer', level: 'SE' }),
    makeBand({ key: 'nlp-remote', role: 'nlp-engineer', workMode: 'remote' }),
    makeSuppressed(4, { key: 'ai', role: 'ai-scientist' }),
  ],
};
const senior = { country: 'US', region: null, level: 'SE', mode: 'remote' } as const;
const keyOf = ({ found }: ReturnType<typeof visibleBand>) =>
  found.status === 'none' ? null : found.band.key;

it('takes every band of an open role', () => {
  const visible = visibleBand(data, { ...senior, role: 'data-scientist', mode: null }, false);
  expect([visible.access, visible.found.status, keyOf(visible)]).toEqual([
    'open',
    'exact',
    'ds-senior',
  ]);
});

it('takes the headline band alone of a closed role, even where the data has its levels', () => {
  const visible = visibleBand(data, { ...senior, role: 'nlp-engineer' }, false);
  expect([visible.access, visible.found.status, keyOf(visible)]).toEqual([
    'headline',
    'exact',
    'nlp',
  ]);
});

it('takes every band of a closed role after the sign-up', () => {
  const visible = visibleBand(data, { ...senior, role: 'nlp-engineer', mode: null }, true);
  expect([visible.access, keyOf(visible)]).toEqual(['open', 'nlp-senior']);
});

it('leads from a closed role without a figure to open roles only', () => {
  const { found } = visibleBand(data, { ...senior, role: 'ai-scientist' }, false);
  expect(found).toEqual({
    status: 'none',
    missing: { kind: 'suppressed', n: 4 },
    elsewhere: ['data-scientist'],
  });
});
