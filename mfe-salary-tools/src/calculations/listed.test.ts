import { expect, it } from 'vitest';
import { listed } from './listed';

it.each([
  [[], ''],
  [['Ontario'], 'Ontario'],
  [['level', 'place'], 'level and place'],
  [['level', 'place', 'work mode'], 'level, place and work mode'],
])('joins %j as a sentence does', (names, text) => {
  expect(listed(names)).toBe(text);
});
