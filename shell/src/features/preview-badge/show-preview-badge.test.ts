// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPreviewBadge } from './show-preview-badge';

it('names the channel as text and leads back to the public site', () => {
  showPreviewBadge('salary-<b>redesign</b>');
  const badge = screen.getByRole('complementary', { name: 'Preview' });
  expect(badge.textContent).toContain('Preview: salary-<b>redesign</b>');
  const leave = screen.getByRole<HTMLAnchorElement>('link', { name: 'Back to the public site' });
  expect(leave.pathname).toBe('/_channel/stable');
});
