// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

it('shows its unit, which is no part of its name or value', () => {
  render(<NumberField label="Bonus, percent" unit="%" required defaultValue="15" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bonus, percent' });
  expect(input.value).toBe('15');
  expect(screen.getByText('%').getAttribute('aria-hidden')).toBe('true');
  expect(input.getAttribute('inputmode')).toBe('decimal');
});
