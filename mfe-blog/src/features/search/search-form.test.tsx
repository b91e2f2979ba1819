// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchForm } from './search-form';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('keeps words that were not searched for yet, until they are in the address', async () => {
  renderPage(() => <SearchForm query="" />, { path: '/ai-hiring-insights-blog' });
  fireEvent.input(field(), { target: { value: 'vector search' } });
  cleanup();
  renderPage(() => <SearchForm query="" />, { path: '/ai-hiring-insights-blog' });
  expect(field().value).toBe('vector search');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  expect(window.location.search).toContain('vector');
  expect(sessionStorage.getItem('form-entries:blog-search')).toBeNull();
});
