// @vitest-environment jsdom
import type { SiteConfig } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PayBand } from '../features/pay-figures/api/get-pay-bands';
import { makePayBand } from '../features/pay-figures/testing/make-pay-band';
import type { MarketLine } from '../features/home/api/get-market-line';
import { homeContent } from '../features/home/content/home-content';
import { makeSectorLine } from '../features/home/instrument/testing/make-sector-line';
import { toInstrument } from '../features/home/instrument/to-instrument';
import { stubObservers } from '../features/home/industry-ticker/testing/stub-observers';
import Home from './home';
import { homePlan } from './home.plan';

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
  companies = 0,
) {
  const content = homeContent(site, { hasReport, companies });
  const hasSamples = site.mode !== 'live';
  const instrument = toInstrument({
    bands: payBands,
    official: new Map(),
    sectors: [makeSectorLine()],
    hasSamples,
  });
  return renderPage(Home, { data: { instrument, content, marketLine: line } });
}

function target(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

it('the hero says the whole clock of a search, and which of its figures are samples', () => {
  const { container } = renderHome();
  screen.getByText(
    'We answer within 1 business day with times for an intake call. On average, your shortlist arrives 72 hours after that call, and your interviews are in the days after it.',
  );
  const note = (key: string) =>
    container.querySelector(`[data-claim="${key}"]`)?.textContent?.includes('Sample figure');
  expect(['average-shortlist', 'interview-pass', 'countries-covered'].map(note)).toEqual([
    false,
    true,
    true,
  ]);
});

it('the hero scrolls to a section that is on the page and can take the focus', () => {
  renderHome();
  screen.getByRole('button', { name: 'Scroll down to what AI roles pay' });
  const section = screen.getByRole('region', { name: /^What AI roles pay in the US/ });
  expect(section.id).toBe('what-ai-roles-pay');
  expect(section.getAttribute('tabindex')).toBe('-1');
});

it('the salary dashboard promo names the sample, the period and the source of what it draws, of each row of its table too', () => {
  renderHome();
  const note = screen.getByRole('link', { name: 'Example Pay Survey' }).closest('p');
  expect(note?.textContent).toContain('(2,526 ranges)');
  expect(note?.previousElementSibling?.textContent).toBe(
    'Pay ranges of 2024 to January 2025, 22 months old.',
  );
  const [, ...rows] = screen.getAllByRole('row', { hidden: true });
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
  const figures =
    '$140,250|$170,500|$205,750|1,263|$175,250 of 2,632|Pay ranges of 2024 to January 2025, 22 months old.|Example Pay Survey';
  expect(cells).toEqual([`Machine Learning Engineer|${figures}`, `AI Engineer|${figures}`]);
});

it('the salary dashboard promo shows a line that the license demands', () => {
  const { source } = makePayBand();
  renderHome([makePayBand({ source: { ...source, attribution: 'Contains open information.' } })]);
  screen.getByText(/Contains open information\./);
});

it('the salary dashboard promo has one figure of the job market with its source, license and our change', () => {
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

it('the salary dashboard promo has no line about AI where its figures are missing, and still the source of the other', () => {
  const { container } = renderHome(bands, defaultSite, true, null);
  expect(container.textContent).not.toMatch(/AI terms/);
  expect(target('Indeed Hiring Lab')).toBe('https://repository.example/pay');
  expect(target('CC BY 4.0')).toBe('https://license.example/by');
  expect(screen.queryByRole('link', { name: 'See the AI job market' })).toBeNull();
});

it('the salary dashboard promo still leads to the dashboard where there is nothing to draw', () => {
  renderHome([], defaultSite, true, null);
  expect(screen.queryByRole('tab', { name: /ranges$/ })).toBeNull();
  expect(screen.queryByText(/Source:/)).toBeNull();
  expect(target('View 2025 AI Salary Dashboard')).toBe('/ai-ml-salary-data');
});

it.each([
  ["Let's Talk AI Hiring", '/contact-ai-recruiters'],
  ["Let's Talk Recruitment", '/contact-ai-recruiters'],
  ['Deploy AI Talent Now', '/contact-ai-recruiters'],
  ['View Market Salaries', '/ai-ml-salary-data'],
  ['View 2025 AI Salary Dashboard', '/ai-ml-salary-data'],
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
  expect(without.textContent).toContain('read a sample issue');
});

/** The card of the salary data. */
const salaryCard = () => screen.getByRole('link', { name: 'AI and ML salary data' }).closest('li');

const CLAIM = '500+ companies in the salary data, updated weekly';
const READERS = '10,000+ professionals receive weekly salary insights';
const TRUE = 'Reported pay ranges and official wages, each with its source and period.';

it.each([
  [0, `${TRUE} Free with`],
  [1, `${TRUE} This week, 1 employer posted pay on their own job boards. Free with`],
  [499, `${TRUE} This week, 499 employers posted pay on their own job boards. Free with`],
])('with %i companies the claim is in the unit of samples alone, once', (companies, text) => {
  const { container } = renderHome(bands, defaultSite, true, marketLine, companies);
  expect(salaryCard()?.textContent).toContain(text);
  const unit = screen.getByRole('region', { name: 'Sample figures' });
  const items = [...unit.querySelectorAll('li')].map((item) => item.textContent);
  expect(items).toEqual([CLAIM, READERS]);
  expect(container.textContent?.split('updated weekly')).toHaveLength(2);
  expect(container.textContent?.split('10,000+')).toHaveLength(2);
});

it('with 500 companies the claim is a fact of the salary data, and no sample', () => {
  const { container } = renderHome(bands, defaultSite, true, marketLine, 500);
  expect(salaryCard()?.textContent).toContain(`${CLAIM}. Free with`);
  const unit = screen.getByRole('region', { name: 'Sample figures' });
  expect([...unit.querySelectorAll('li')].map((item) => item.textContent)).toEqual([READERS]);
  expect(container.textContent?.split('updated weekly')).toHaveLength(2);
});

it('counts no readers beside a report that is not there, even with a source', () => {
  const claimSources = { 'newsletter-readers': 'Our list of November 2026' };
  const card = () => screen.getByRole('link', { name: 'AI jobs report' }).closest('li');
  const { unmount } = renderHome(bands, { ...defaultSite, claimSources });
  expect(card()?.textContent).toContain(`${READERS} from us.`);
  expect(screen.getByRole('region', { name: 'Sample figures' }).textContent).not.toContain(READERS);
  unmount();
  renderHome(bands, { ...defaultSite, claimSources }, false);
  expect(card()?.textContent).not.toContain('10,000+');
});

it('leaves room for a link of staff and names no path of theirs', () => {
  const { container } = renderHome();
  expect(container.querySelector('[data-shell-slot="jobs-report"]')?.textContent).toBe('');
  expect(container.innerHTML).not.toContain('/weekly-ai-jobs-report');
});

const live = { ...defaultSite, mode: 'live' } as const;

it('a live site shows no samples and no claims about the past', () => {
  const { container } = renderHome(bands, live);
  expect(container.textContent).not.toMatch(/Example customer|92%|30\+|10,000\+|500\+/);
  expect(screen.queryByRole('region', { name: /customers say/ })).toBeNull();
  expect(container.textContent).not.toMatch(/made up|Sample profile|Sample figures/);
  screen.getByText('average shortlist');
});

it('a live site shows a claim beside its source, and what customers have said', () => {
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

it('is composed again after an hour and listed first in the sitemap', () => {
  expect(homePlan).toMatchObject({
    revalidate: 3600,
    sitemap: { changefreq: 'weekly', priority: 1 },
  });
});
