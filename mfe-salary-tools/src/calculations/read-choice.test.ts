import { expect, it } from 'vitest';
import { readChoice } from './read-choice';

const known = { US: 'United States', CA: 'Canada' };

it('takes a name of the list, and nothing that every object has', () => {
  expect(readChoice(known, 'CA')).toBe('CA');
  for (const name of [null, '', 'DE', 'toString', '__proto__']) {
    expect(readChoice(known, name), String(name)).toBeNull();
  }
});
