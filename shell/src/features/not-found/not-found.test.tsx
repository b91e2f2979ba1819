// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotFound } from './not-found';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('says once that there is no page, and leads home', () => {
  const { container } = renderPage(NotFound, { path: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(container.textContent.match(/page not found/gi)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(console.error).toHaveBeenCalledWith('404: no page at /no-such-page');
});

it('searches the articles without a script, by a plain form', () => {
  renderPage(NotFound);
  const form = screen.getByRole('search');
  expect(form.getAttribute('action')).toBe('/functions/v1/blog-search');
  expect(form.getAttribute('method')).toBe('get');
  expect(screen.getByRole('searchbox', { name: 'Search the articles' }).getAttribute('name')).toBe(
    'q',
  );
});

it('shows what it finds on the blog where scripts run', async () => {
  renderPage(NotFound, { path: '/no-such-page' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' pay ranges ' } });
  fireEvent.submit(screen.getByRole('search'));
  await vi.waitFor(() => {
    expect(window.location.pathname).toBe('/ai-hiring-insights-blog');
    expect(window.location.search).toBe('?q=pay+ranges');
  });
});
