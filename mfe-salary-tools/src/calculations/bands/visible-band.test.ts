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
it.each([
  ['every band of an open role', 'data-scientist', null, false, 'open ds-senior'],
  [
    'no level of a closed role, even where the data has it',
    'nlp-engineer',
    'remote',
    false,
    'headline nlp',
  ],
  ['every band of a closed role after the sign-up', 'nlp-engineer', null, true, 'open nlp-senior'],
] as const)('takes %s', (_, role, mode, isUnlocked, expected) => {
  const { access, found } = visibleBand(data, { ...senior, role, mode }, isUnlocked);
  expect(found.status).toBe('exact');
  expect(found.status === 'exact' && `${access} ${found.band.key}`).toBe(expected);
});

it('leads from a closed role without a figure to open roles only', () => {
  const { found } = visibleBand(data, { ...senior, role: 'ai-scientist' }, false);
  expect(found).toEqual({
    status: 'none',
    missing: { kind: 'suppressed', n: 4 },
    elsewhere: ['data-scientist'],
  });
});
