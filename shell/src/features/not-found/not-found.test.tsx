// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NotFound } from './not-found';

it('logs its path, and searches the site for the words of the address, or for others', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  renderPage(NotFound, { path: '/no-such-page' });
  expect(logged).toHaveBeenCalledWith('404: no page at /no-such-page');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'no such page');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' pay ranges ' } });
  fireEvent.submit(screen.getByRole('search'));
  await vi.waitFor(() => {
    expect(window.location.pathname).toBe('/search');
    expect(window.location.search).toBe('?q=pay+ranges');
  });
  logged.mockRestore();
});
