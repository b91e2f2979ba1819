import { expect, test } from 'vitest';
import { linkedInVersionEnd } from './version-end.ts';

test.each([
  ['202605', '2027-05-15'],
  ['202612', '2027-12-15'],
  ['202701', '2028-01-15'],
])('version %s is served until %s', (version, day) => {
  expect(linkedInVersionEnd(version)).toBe(day);
});
