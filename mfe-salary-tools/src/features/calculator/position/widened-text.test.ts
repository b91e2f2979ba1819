import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { bandText, whyMissing, widenedText } from './widened-text';

const question = {
  role: 'data-scientist',
  country: 'US',
  region: null,
  level: 'EX',
  mode: 'remote',
} as const;

it('says what a band is about', () => {
  expect(bandText(makeBand({ level: 'SE' }), 'Data Scientist')).toBe(
    'Data Scientist, senior, all work modes, United States',
  );
  const ontario = makeBand({ country: 'CA', region: 'ON', regionName: 'Ontario' });
  expect(bandText(ontario, 'NLP Engineer')).toBe(
    'NLP Engineer, all levels, all work modes, Ontario',
  );
});

it('says what there is no figure for, and why', () => {
  expect(widenedText(question, { kind: 'suppressed', n: 4 }, '')).toBe(
    'No figure for executive, remote: only 4 postings, and below 10 we publish none.',
  );
  const inOntario = { ...question, country: 'CA', region: 'ON', level: null } as const;
  expect(widenedText(inOntario, { kind: 'not-published' }, 'Ontario')).toMatch(
    /^No figure for remote, Ontario: Job Bank tells/,
  );
});

it('counts one posting as one, and invents no number where there is none', () => {
  expect(whyMissing(question, { kind: 'suppressed', n: 1 })).toContain('only 1 posting,');
  expect(whyMissing(question, { kind: 'suppressed', n: null })).toBe(
    'there are too few cases to publish one',
  );
});
