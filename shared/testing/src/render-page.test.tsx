// @vitest-environment jsdom
import { Link, usePageData, useSearchParams, useSite } from '@talent/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';

function Probe() {
  const data = usePageData<{ title: string; gone?: string }>();
  const { brand, email } = useSite();
  const [search] = useSearchParams();
  return (
    <>
      <h1>{data.title}</h1>
      <p>{'gone' in data ? 'kept' : 'left out'}</p>
      <p>{`${brand}, ${email}`}</p>
      <p>{`topic: ${search.get('topic') ?? 'none'}`}</p>
      <Link to="/blog?topic=hiring">Hiring</Link>
    </>
  );
}

it('gives a page its data as JSON would carry it', () => {
  renderPage(Probe, { data: { title: 'Pay', gone: undefined } });
  expect(screen.getByRole('heading', { name: 'Pay' })).toBeDefined();
  expect(screen.getByText('left out')).toBeDefined();
});

it('puts given facts of the site over the defaults', () => {
  renderPage(Probe, { data: { title: 'Pay' }, site: { brand: 'Example Staffing' } });
  expect(screen.getByText('Example Staffing, hello@aitalentexperts.example')).toBeDefined();
});

it('opens the page at its address and follows its links', async () => {
  renderPage(Probe, { data: { title: 'Pay' }, path: '/blog?topic=pay' });
  expect(screen.getByText('topic: pay')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Hiring' }));
  expect(await screen.findByText('topic: hiring')).toBeDefined();
  expect(window.location.search).toBe('?topic=hiring');
});

it('removes what an earlier test has rendered', () => {
  expect(document.body.textContent).toBe('');
});
