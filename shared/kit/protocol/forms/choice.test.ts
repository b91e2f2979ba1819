import { expect, it } from 'vitest';
import { labelOf } from './choice.ts';

const choices = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'later', label: 'Later than that' },
] as const;

it('shows the label of a value, and a value that is in no list as it is', () => {
  expect(labelOf(choices, 'later')).toBe('Later than that');
  expect(labelOf(choices, 'never')).toBe('never');
});
