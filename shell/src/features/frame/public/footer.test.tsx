// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { defaultSite } from '@talent/sdk/site';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './footer';

it('says once which parts of a demonstration are examples, and which figures are real', () => {
  renderPage(() => <Footer site={{ ...defaultSite, mode: 'demo' }} />);
  expect(screen.getAllByText('Demonstration site:')).toHaveLength(1);
  expect(screen.getByText(/sample jobs are examples/).textContent).toContain(
    'All salary and market figures are real.',
  );
  const link = screen.getByRole('link', { name: 'About this demonstration' });
  expect(link.getAttribute('href')).toBe('/about-ai-talent-experts#about-this-demonstration');
});

it('has no such line on a live site, and no figures of the past without a source', () => {
  const { container } = renderPage(() => <Footer site={{ ...defaultSite, mode: 'live' }} />);
  expect(container.textContent).not.toMatch(/demonstration|92%|300\+|1000\+|30\+/i);
  expect(container.textContent).toContain('72 hours');
});

it('asks its six questions on every page but the one that answers them all, one open at a time', () => {
  const Page = () => <Footer site={defaultSite} />;
  const questions = (path: string) => {
    const { container } = renderPage(Page, { path });
    return [...container.querySelectorAll('details')].map((each) => [
      each.getAttribute('name'),
      each.open,
    ]);
  };
  expect(questions('/us-ai-talent')).toEqual(Array.from({ length: 6 }, () => ['faq', false]));
  cleanup();
  expect(questions('/ai-staffing-faq')).toEqual([]);
});
