// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

describe('Notice', () => {
  it('announces an error at once', () => {
    render(<Notice tone="error">The message was not sent.</Notice>);
    expect(screen.getByRole('alert').textContent).toBe('Error: The message was not sent.');
  });

  it('is quiet when it only stands on the page', () => {
    render(<Notice tone="warning">Fewer than 30 answers.</Notice>);
    expect(screen.getByRole('note').textContent).toContain('Warning: ');
  });

  it('waits its turn when it answers an action', () => {
    render(<Notice live>Saved.</Notice>);
    expect(screen.getByRole('status').textContent).toContain('Saved.');
  });
});
