// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';

afterEach(cleanup);

function show(problems: readonly FormProblem[]) {
  return (
    <>
      <ErrorSummary title="Please check" problems={problems} />
      <input id="name" />
    </>
  );
}

it('takes the focus with every new list', () => {
  const { rerender } = render(show([{ id: 'name', message: 'Enter your name.' }]));
  expect(document.activeElement?.textContent).toContain('Please check');
  screen.getByRole('textbox').focus();
  rerender(show([{ id: 'name', message: 'Enter your name.' }]));
  expect(document.activeElement?.textContent).toContain('Please check');
});

it('moves the focus to the control and keeps the address', () => {
  render(show([{ id: 'name', message: 'Enter your name.' }]));
  const before = location.href;
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name.' }));
  expect(document.activeElement?.id).toBe('name');
  expect(location.href).toBe(before);
});

it('shows a problem without a control as plain text, and nothing without problems', () => {
  const { rerender } = render(show([{ id: null, message: 'The search is closed.' }]));
  screen.getByText('The search is closed.');
  expect(screen.queryByRole('link')).toBeNull();
  rerender(show([]));
  expect(screen.queryByText('Please check')).toBeNull();
});
