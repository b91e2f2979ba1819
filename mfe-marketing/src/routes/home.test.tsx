// @vitest-environment jsdom
import type { SiteConfig } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PayBand } from '../features/pay-figures/api/get-pay-bands';
import { makePayBand } from '../features/pay-figures/testing/make-pay-band';
import type { MarketLine } from '../features/home/api/get-market-line';
import { homeContent } from '../features/home/content/home-content';
import { makeSectorLine } from '../features/home/instrument/testing/make-sector-line';
import { toInstrument } from '../features/home/instrument/to-instrument';
import { stubObservers } from '../features/home/industry-ticker/testing/stub-observers';
import Home from './home';

const bands = [
  makePayBand({ role: 'machine-learning-engineer', roleLabel: 'Machine Learning Engineer' }),
  makePayBand(),
];

const marketLine: MarketLine = {
  sentence: 'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.',
  publisher: 'Indeed Hiring Lab',
  url: 'https://github.com/hiring-lab/ai-tracker',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
};

beforeEach(() => void stubObservers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderHome(
  payBands: readonly PayBand[] = bands,
  site: SiteConfig = defaultSite,
  hasReport = true,
  line: MarketLine | null = marketLine,
) {
  const content = homeContent(site, { hasReport });
  const hasSamples = site.mode !== 'live';
  const instrument = toInstrument({ bands: payBands, sectors: [makeSectorLine()], hasSamples });
  return renderPage(Home, { data: { instrument, content, marketLine: line } });
}

function target(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('the hero', () => {
  it('scrolls to a section that is on the page and can take the focus', () => {
    renderHome();
    screen.getByRole('button', { name: 'Scroll down to what AI roles pay' });
    const section = screen.getByRole('region', { name: /^What AI roles pay in the US/ });
    expect(section.id).toBe('what-ai-roles-pay');
    expect(section.getAttribute('tabindex')).toBe('-1');
  });
});

describe('the salary dashboard promo', () => {
  it('leads to the dashboard', () => {
    renderHome();
    expect(target('View 2025 AI Salary Dashboard')).toBe('/ai-ml-salary-data');
  });

  it('names the sample, the period and the source of what it draws', () => {
    renderHome();
    const note = screen.getByRole('link', { name: 'Example Pay Survey' }).closest('p');
    expect(note?.textContent).toContain('2024–2025 (2,526 ranges)');
  });

  it('shows a line that the license demands', () => {
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
      '$175,250 of 2,632',
      '2024–2025',
      'Example Pay Survey',
    ];
    expect(cells).toEqual([
      ['Machine Learning Engineer', ...figures],
      ['AI Engineer', ...figures],
    ]);
  });

  it('has one figure of the job market with its source, license and our change', () => {
    renderHome();
    screen.getByText(/^AI terms were in 5\.8% of US job postings in June 2026/);
    expect(target('See the AI job market')).toBe('/ai-job-market');
    const source = screen.getByRole('link', { name: 'Indeed Hiring Lab' });
    expect(source.getAttribute('href')).toBe('https://github.com/hiring-lab/ai-tracker');
    expect(source.closest('p')?.textContent).toBe(
      'Source: Indeed Hiring Lab and its Pay Transparency Tracker, CC BY 4.0. We made monthly means of the daily AI share.',
    );
    expect(target('Pay Transparency Tracker')).toBe('https://repository.example/pay');
    expect(target('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
  });

  it('has no line about AI where its figures are missing, and still the source of the other', () => {
    const { container } = renderHome(bands, defaultSite, true, null);
    expect(container.textContent).not.toMatch(/AI terms/);
    expect(target('Indeed Hiring Lab')).toBe('https://repository.example/pay');
    expect(target('CC BY 4.0')).toBe('https://license.example/by');
    expect(screen.queryByRole('link', { name: 'See the AI job market' })).toBeNull();
  });

  it('still leads to the dashboard where there is nothing to draw', () => {
    renderHome([], defaultSite, true, null);
    expect(screen.queryByRole('tab', { name: /ranges$/ })).toBeNull();
    expect(screen.queryByText(/Source:/)).toBeNull();
    expect(target('View 2025 AI Salary Dashboard')).toBe('/ai-ml-salary-data');
  });
});

it('stacks its parts in the order of the specification', () => {
  const { container } = renderHome();
  const names = [...container.querySelectorAll('section')].map(
    (part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent,
  );
  expect(names).toEqual([
    'Industries we recruit for',
    'What AI roles pay in the US, and how we fill them',
    'How we vet AI engineers before you meet them',
    'Why hiring fails',
    'AI engineers and teams you can hire',
    'What customers say after a placement',
    'Free guides and data for hiring AI engineers',
    'Tell us about the role you need to fill',
  ]);
});

it('shows the four marks as meters with a name and their value in words', () => {
  renderHome();
  const marks = screen
    .getAllByRole('meter')
    .map((meter) => [meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]);
  expect(marks).toEqual([
    ['85', '85 of 100'],
    ['95', '95 of 100'],
    ['78', '78 of 100'],
    ['92', '92 of 100'],
  ]);
  screen.getByRole('meter', { name: 'Evaluation' });
  screen.getByText(/They are our own standard/);
});

it.each([
  ["Let's Talk AI Hiring", '/contact-ai-recruiters'],
  ["Let's Talk Recruitment", '/contact-ai-recruiters'],
  ['Deploy AI Talent Now', '/contact-ai-recruiters'],
  ['View Market Salaries', '/ai-ml-salary-data'],
  ['Learn More about hiring production AI engineers', '/hire-production-ai-engineers'],
  ['Learn More about building an AI development team', '/build-ai-development-teams'],
  ['Learn More about teams that take AI research to a product', '/ai-research-product-teams'],
  ['Learn More about hiring machine learning engineers', '/hire-ml-engineers'],
  ['Learn More about hiring MLOps engineers', '/hire-mlops-engineers'],
  ['Learn More about hiring NLP engineers', '/hire-nlp-engineers'],
  ['AI and ML salary data', '/ai-ml-salary-data'],
  ['Hire AI engineers', '/hire-ai-engineers'],
  ['AI salary guide 2025', '/ai-salary-guide-2025'],
  ['AI jobs report', '/ai-hiring-insights-blog?topic=weekly-jobs-report'],
])('leads with %s to %s', (name, path) => {
  renderHome();
  expect(target(name)).toBe(path);
});

it('promises the weekly report only when one exists', () => {
  const { container } = renderHome();
  expect(container.textContent).toContain('Which AI roles employers are hiring for, week by week.');
  const without = renderHome(bands, defaultSite, false).container;
  expect(without.textContent).not.toContain('week by week');
  expect(without.textContent).toContain('The first report will appear here');
});

it('leaves room for a link of staff and names no path of theirs', () => {
  const { container } = renderHome();
  expect(container.querySelector('[data-shell-slot="jobs-report"]')?.textContent).toBe('');
  expect(container.innerHTML).not.toContain('/weekly-ai-jobs-report');
});

describe('a live site', () => {
  const live = { ...defaultSite, mode: 'live' } as const;

  it('shows no samples and no claims about the past', () => {
    const { container } = renderHome(bands, live);
    expect(container.textContent).not.toMatch(/Example customer|92%|30\+|10,000\+|500\+/);
    expect(screen.queryByRole('region', { name: /customers say/ })).toBeNull();
    expect(container.textContent).not.toMatch(/made up|Sample profile/);
    screen.getByText('average shortlist');
  });

  it('shows a claim beside its source, and what customers have said', () => {
    const testimonials = [
      {
        quote: 'They sent three people and we hired one.',
        author: 'Sam Customer',
        title: 'CTO',
        company: 'Customer Ltd.',
        initials: 'SC',
        rating: 4,
        metrics: 'Hired in 3 weeks',
      },
    ];
    const claimSources = { 'interview-pass': 'Interviews of 2025' };
    const { container } = renderHome(bands, { ...live, claimSources, testimonials });
    const tile = container.querySelector('[data-claim="interview-pass"]');
    expect(tile?.textContent).toContain('Source: Interviews of 2025');
    screen.getByText('“They sent three people and we hired one.”');
    screen.getByRole('img', { name: '4 out of 5 stars' });
    expect(container.textContent).not.toContain('Example customer');
  });
});

it('has no inline styles, which the security policy would refuse', () => {
  const { container } = renderHome();
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
