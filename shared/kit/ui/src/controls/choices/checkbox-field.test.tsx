// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

afterEach(cleanup);

it('is named by its sentence and described by its error', () => {
  render(<CheckboxField id="agree" label="I agree." error="Tick the box." name="consent" />);
  const box = screen.getByRole('checkbox', { name: 'I agree.' });
  expect(box.getAttribute('name')).toBe('consent');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Tick the box.');
});
