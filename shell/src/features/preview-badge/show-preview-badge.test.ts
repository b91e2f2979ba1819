// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import { isPreview, nameOfSet } from './is-preview';
import { showPreviewBadge } from './show-preview-badge';

it('shows the channel’s name and a way back to the public site', () => {
  showPreviewBadge('salary-<b>redesign</b>');
  const badge = screen.getByRole('complementary', { name: 'Preview' });
  expect(badge.textContent).toContain('Preview: salary-<b>redesign</b>');
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Leave preview' });
  expect(leave.form?.method).toBe('post');
  expect(new URL(leave.form?.action ?? '').pathname).toBe('/_channel');
});

it('shows on previews and pinned revisions, not on the public channels', () => {
  const composition = makeComposition();
  expect(isPreview(composition)).toBe(false);
  expect(isPreview({ ...composition, channel: 'canary' })).toBe(false);
  expect(isPreview({ ...composition, channel: 'next' })).toBe(true);
  expect(isPreview({ ...composition, pinned: true })).toBe(true);
  expect(nameOfSet(composition)).toBe('stable');
  expect(nameOfSet({ ...composition, pinned: true })).toBe('stable, revision 7');
});
