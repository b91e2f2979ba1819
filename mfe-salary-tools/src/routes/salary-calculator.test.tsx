// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { wordsOf } from '@talent/testing/text-likeness';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { calculatorPage } from '../features/calculator/content/calculator-page';
import { clearFigures } from '../features/calculator/state/figures-store';
import { makeData } from '../features/calculator/testing/make-data';
import SalaryCalculatorPage from './salary-calculator';
import { salaryCalculatorPlan } from './salary-calculator.plan';

const path = '/ai-salary-calculator';

function open(search = '') {
  return renderPage(SalaryCalculatorPage, { data: makeData(), path: path + search });
}

function type(label: RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

beforeEach(() => {
  clearFigures();
  window.sessionStorage.clear();
});

it('sets the base against the band of the role, and says where the band comes from', () => {
  open();
  type(/^Base salary/, '$135k');
  expect(screen.getByText(/at about the 38th percentile: 38 in 100 ranges/)).toBeDefined();
  expect(screen.getByText(/\$15,000 \(10%\) below the median of \$150,000/)).toBeDefined();
  expect(screen.getByText(/^Source:/).textContent).toContain(
    '(400 ranges). The figures describe 2024–2025. The file is a snapshot of January 19, 2025.',
  );
  expect(screen.getByText('$146,000 to $154,000')).toBeDefined();
});

it('adds up four years of an offer', () => {
  open();
  type(/^Base salary/, '150,000');
  type(/^Yearly bonus/, '10');
  type(/^Equity grant/, '100k');
  type(/^Sign-on/, '20 000');
  choose('Vesting', 'back-loaded');
  const table = screen.getByRole('table', { name: 'Four years of the offer' });
  const cells = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Year 1')).toEqual(['$150,000', '$15,000', '$5,000', '$20,000', '$190,000']);
  expect(cells('Average a year').at(-1)).toBe('$195,000');
});

it('says kindly what cannot be read, next to its field, and keeps what was typed', () => {
  open();
  type(/^Base salary/, 'a lot');
  const field = screen.getByLabelText<HTMLInputElement>(/^Base salary/);
  expect(field.value).toBe('a lot');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById('calculator-base-error');
  expect(error?.textContent).toMatch(/Write it like 150k/);
  expect(field.getAttribute('aria-describedby')).toContain('calculator-base-error');
});

it('leaves the grant out until own percentages make up the whole', () => {
  open();
  type(/^Equity grant/, '100k');
  choose('Vesting', 'own');
  type(/^Year 1/, '50');
  type(/^Year 4/, '40');
  expect(screen.getByText(/add up to 90%/)).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Four years of the offer' })).toBeNull();
  type(/^Year 4/, '50');
  expect(screen.getByRole('table', { name: 'Four years of the offer' })).toBeDefined();
});

it('shows the nearest wider band where there is none, and says which', () => {
  open('?level=EX');
  const note = screen.getByText(/No figure for executive: only 4 ranges/);
  expect(note.textContent).toContain('Data Scientist, all levels, all work modes, United States');
});

it('uses low, median and high where the source has no more', () => {
  open('?country=CA');
  type(/^Base salary/, '60000');
  expect(screen.getByText(/below the low wage \(CA\$62,400\)/)).toBeDefined();
  expect(screen.getByText(/Contains licensed information\./)).toBeDefined();
});

it('says which roles have figures where the chosen one has none', () => {
  open('?country=CA&role=ai-engineer');
  expect(screen.getByText(/No figure for this role here/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Data Scientist' }));
  expect(window.location.search).toContain('role=data-scientist');
});

it('shows the headline figure of a closed role, and places no amount within it', () => {
  open('?role=nlp-engineer&level=SE');
  type(/^Base salary/, '150k');
  expect(screen.getByText(/^NLP Engineer, median for all levels/).textContent).toBe(
    'NLP Engineer, median for all levels and work modes: $163,000 (40 ranges, 2024–2025).',
  );
  screen.getByRole('heading', { name: 'See every role' });
  expect(screen.queryByText(/percentile:/)).toBeNull();
});

it('sets the level from years by its rule, and leaves it to be changed', () => {
  open();
  type(/^Years of experience/, '6');
  expect(window.location.search).toContain('level=SE');
  expect(window.location.search).not.toContain('6');
  choose('Level', 'MI');
  expect(window.location.search).toContain('level=MI');
});

it('suggests a role from skills, and says that they change no figure', () => {
  open();
  fireEvent.click(screen.getByLabelText(/language models, retrieval/));
  fireEvent.click(screen.getByRole('button', { name: 'Use AI Engineer' }));
  expect(window.location.search).toContain('role=ai-engineer');
  expect(screen.getByText(/skills change no figure/)).toBeDefined();
});

it('works out the first year of a hire, and the month of break-even', () => {
  open('?view=hire');
  type(/^Salary a year/, '120k');
  type(/^Recruiting fee/, '20');
  const table = screen.getByRole('table', { name: 'First year, line by line' });
  const line = (name: RegExp) =>
    within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(line(/^Social Security/)).toContain('$7,440');
  expect(line(/^Recruiting fee/)).toContain('$24,000');
  expect(line(/^Total/)).toContain('$153,222');
  type(/^Rate$/, '800');
  type(/^Billed days/, '20');
  expect(screen.getByText(/Break-even in month 5/)).toBeDefined();
});

it('calculates no contributions in Quebec, and says so', () => {
  open('?view=hire&country=CA&region=montreal');
  type(/^Salary a year/, '120k');
  const table = screen.getByRole('table', { name: 'First year, line by line' });
  expect(within(table).queryByRole('rowheader', { name: /Pension/ })).toBeNull();
  expect(screen.getByText(/The province has pension/)).toBeDefined();
});

it('has one h1, skips no heading, and carries no inline style', () => {
  const { container } = open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
    Number(tagName[1]),
  );
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
  expect(container.querySelector('[style]')).toBeNull();
});

it('says at least 500 words below the tool, and leads on to other pages', () => {
  const words = calculatorPage.sections
    .flatMap(({ paragraphs, terms = [] }) => [...paragraphs, ...terms.map(({ text }) => text)])
    .flatMap(wordsOf);
  expect(words.length).toBeGreaterThanOrEqual(500);
  const { links } = calculatorPage.related;
  expect(links.length).toBeGreaterThanOrEqual(3);
  expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
});

it('has a head of the recommended lengths that says what it is', () => {
  const site = { ...defaultSite, brand: 'AI Talent Experts' };
  const head = salaryCalculatorPlan.head({ data: makeData(), path, params: {}, site });
  expect(head.title).toMatch(/^.{30,60}$/);
  expect(head.description).toMatch(/^.{120,160}$/);
  const types = head.structuredData?.map((thing) => thing['@type']);
  expect(types).toEqual(['BreadcrumbList', 'WebApplication']);
});
