// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

it('Notice announces an error at once', () => {
  render(<Notice tone="error">The message was not sent.</Notice>);
  expect(screen.getByRole('alert').textContent).toBe('Error: The message was not sent.');
});

it('Notice is not announced when it is on the page from the start', () => {
  render(<Notice tone="warning">Fewer than 30 answers.</Notice>);
  expect(screen.getByRole('note').textContent).toContain('Warning: ');
});

it('Notice is announced politely when it answers an action', () => {
  render(<Notice live>Saved.</Notice>);
  expect(screen.getByRole('status').textContent).toContain('Saved.');
});
