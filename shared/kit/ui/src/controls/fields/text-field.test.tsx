// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('TextField ties hint and error to the input', () => {
  render(<TextField label="Work email" hint="We answer here." error="Enter an address." />);
  const input = screen.getByLabelText(/Work email/);
  expect(description(input)).toBe('We answer here. | Enter an address.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('TextField claims no error and no description when there is none', () => {
  render(<TextField label="Company" />);
  const input = screen.getByLabelText(/Company/);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('TextField marks optional fields, and requires the others', () => {
  render(
    <>
      <TextField label="Company" />
      <TextField label="Name" required />
    </>,
  );
  expect(screen.getByLabelText('Company (optional)').hasAttribute('required')).toBe(false);
  expect(screen.getByLabelText('Name').hasAttribute('required')).toBe(true);
});
