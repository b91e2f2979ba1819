// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PayBand } from '../api/get-pay-bands';
import { makePayBand } from '../api/testing/make-pay-band';
import Home from './home';

const bands = [
  makePayBand({ role: 'machine-learning-engineer', roleLabel: 'Machine Learning Engineer' }),
  makePayBand(),
];

function renderHome(payBands: readonly PayBand[] = bands) {
  return renderPage(Home, { data: { payBands } });
}

function target(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('the hero', () => {
  it('says what is promised, in the words of the specification', () => {
    renderHome();
    const [headline, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(headline?.textContent).toBe('Vetted AI Engineers Shortlisted in 3 Days');
    expect(others).toEqual([]);
    screen.getByText(
      'Elite AI talent recruitment for scaling teams. Interview pre-vetted engineers within 72 hours.',
    );
    screen.getByText('No upfront fees. Interview-ready candidates in 3 days.');
  });

  it('leads to the recruiters and to the salary data', () => {
    renderHome();
    expect(target('Deploy AI Talent →')).toBe('/contact-ai-recruiters');
    expect(target('Browse AI Salary Data')).toBe('/ai-ml-salary-data');
  });

  it.each([
    ['average-shortlist', '72h', 'average shortlist'],
    ['interview-pass', '92%', 'interview pass'],
    ['countries-covered', '30+', 'countries covered'],
  ])('shows the claim %s as %s', (key, figure, label) => {
    const { container } = renderHome();
    const tile = within(container.querySelector(`[data-claim="${key}"]`) as HTMLElement);
    tile.getByText(figure);
    tile.getByText(label);
  });

  it('scrolls to a section that is on the page and can take the focus', () => {
    renderHome();
    screen.getByRole('button', { name: 'Scroll down to what AI roles pay' });
    const section = screen.getByRole('region', { name: 'What US employers offer for AI work' });
    expect(section.id).toBe('what-ai-roles-pay');
    expect(section.getAttribute('tabindex')).toBe('-1');
  });
});

describe('the salary dashboard promo', () => {
  it('leads to the dashboard', () => {
    renderHome();
    expect(target('View 2025 AI Salary Dashboard')).toBe('/ai-ml-salary-data');
  });

  it('draws each range with its median and says both to those who cannot see it', () => {
    renderHome([makePayBand()]);
    const chart = screen.getByRole('img');
    expect(chart.getAttribute('aria-label')).toBe(
      'Middle half of postings: $140,250 to $205,750. Median: $170,500.',
    );
    expect(chart.textContent).toBe('$140K$171K$206K');
  });

  it('names the sample, the period and the source of what it draws', () => {
    renderHome();
    expect(screen.getAllByText('1,263 postings, 2024–2025')).toHaveLength(2);
    const note = screen.getByRole('link', { name: 'Example Pay Survey' }).closest('p');
    expect(note?.textContent).toContain('2024–2025 (2,526 postings)');
  });

  it('shows a line that the licence demands', () => {
    const { source } = makePayBand();
    renderHome([makePayBand({ source: { ...source, attribution: 'Contains open information.' } })]);
    screen.getByText(/Contains open information\./);
  });

  it('gives every figure in a table, with sample, period and source on each row', () => {
    renderHome();
    const [, ...rows] = screen.getAllByRole('row', { hidden: true });
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    const figures = [
      '$140,250',
      '$170,500',
      '$205,750',
      '1,263',
      '2024–2025',
      'Example Pay Survey',
    ];
    expect(cells).toEqual([
      ['Machine Learning Engineer', ...figures],
      ['AI Engineer', ...figures],
    ]);
  });

  it('still leads to the dashboard where there is nothing to draw', () => {
    renderHome([]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Source:/)).toBeNull();
    expect(target('View 2025 AI Salary Dashboard')).toBe('/ai-ml-salary-data');
  });
});

it('has no inline styles, which the security policy would refuse', () => {
  const { container } = renderHome();
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
