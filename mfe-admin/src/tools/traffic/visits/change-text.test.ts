import { expect, it } from 'vitest';
import { changeText } from './change-text';

it('says how an amount changed, and nothing without an amount before', () => {
  expect(changeText(112, 100)).toBe('+12%');
  expect(changeText(50, 100)).toBe('-50%');
  expect(changeText(5, 0)).toBeNull();
  expect(changeText(5, undefined)).toBeNull();
});
