import { expect, it } from 'vitest';
import { makeBand, makeSuppressed } from '../testing/make-band';
import { hasFigure } from './headline';

it('knows a role whose only rows are too small to show as one without a figure', () => {
  const bands = [makeBand({ role: 'data-scientist' }), makeSuppressed(4, { role: 'nlp-engineer' })];
  expect(hasFigure({ bands }, 'data-scientist')).toBe(true);
  expect(hasFigure({ bands }, 'nlp-engineer')).toBe(false);
  expect(hasFigure({ bands }, 'robotics-engineer')).toBe(false);
});
