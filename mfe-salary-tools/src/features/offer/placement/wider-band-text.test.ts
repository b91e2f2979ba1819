import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { bandText, whyMissing, widerBandText } from './wider-band-text';

const question = {
  role: 'data-scientist',
  country: 'US',
  region: null,
  level: 'EX',
  mode: 'remote',
} as const;

it('describes a band', () => {
  expect(bandText(makeBand({ level: 'SE' }), 'Data Scientist')).toBe(
    'Data Scientist, senior, all work modes, United States',
  );
  const ontario = makeBand({ country: 'CA', region: 'ON', regionName: 'Ontario' });
  expect(bandText(ontario, 'NLP Engineer')).toBe(
    'NLP Engineer, all levels, all work modes, Ontario',
  );
});

it('names the filters without a figure, and the reason', () => {
  expect(widerBandText(question, { kind: 'suppressed', n: 4 }, '')).toBe(
    'No figure for executive, remote: only 4 ranges, and we show no figure for fewer than 10.',
  );
  const inOntario = { ...question, country: 'CA', region: 'ON', level: null } as const;
  expect(widerBandText(inOntario, { kind: 'not-published' }, 'Ontario')).toMatch(
    /^No figure for remote, Ontario: Job Bank separates/,
  );
});

it('uses the singular for one range, and no number where there is none', () => {
  expect(whyMissing(question, { kind: 'suppressed', n: 1 })).toContain('only 1 range,');
  expect(whyMissing(question, { kind: 'suppressed', n: null })).toBe('there are too few to show');
});
