// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NotFound } from './not-found';

it('logs its path, and offers a search of the site', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  renderPage(NotFound, { path: '/blog/no-such%20page' });
  expect(logged).toHaveBeenCalledWith('404: no page at /blog/no-such%20page');
  expect(screen.getByRole('searchbox')).toMatchObject({ name: 'q', required: true });
  expect(screen.getByRole('search').getAttribute('action')).toBe('/search');
  logged.mockRestore();
});
