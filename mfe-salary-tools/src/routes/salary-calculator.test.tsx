// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { toSalaryColumns } from '@talent/functions/salary-bands/contract';
import { renderPage } from '@talent/testing/render-page';
import { translatePage, translatedAmounts } from '@talent/testing/translate-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseOption } from '@talent/testing/choose-option';
import { exampleFigures } from '../features/calculator/state/figures';
import { clearFigures, figuresStore } from '../features/calculator/state/figures-store';
import { makeData } from '../features/calculator/testing/make-data';
import SalaryCalculatorPage from './salary-calculator';
import { salaryCalculatorPlan } from './salary-calculator.plan';

const path = '/ai-salary-calculator';

const open = (search = '') =>
  renderPage(SalaryCalculatorPage, { data: toSalaryColumns(makeData()), path: path + search });

const cells = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

function type(label: RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

beforeEach(() => {
  clearFigures();
  window.sessionStorage.clear();
});

it('sets the base against the band of the role, and says where the band comes from', () => {
  open();
  type(/^Base salary/, '$135k');
  for (const words of [
    /at about the 38th percentile: .* Chance leaves open the 20th to 56th/,
    /\$15,000 \(10%\) below the median of \$150,000/,
    '$146,000 to $154,000',
    /It compares base pay only/,
  ]) {
    screen.getByText(words);
  }
  expect(screen.getByText(/^Source:/).textContent).toContain(
    '(400 ranges). The snapshot is of January 19, 2025.',
  );
  // Beside the result, in its details, and in the bar that stays in sight.
  const age = 'Posted ranges of 2024 to January 2025, 22 months old.';
  expect(screen.getAllByText(age)).toHaveLength(3);
});

it('takes the choices and the own figures along to a recruiter, with amounts where no server sees them, and never the example', () => {
  open('?view=offer&role=data-scientist&level=SE&mode=remote');
  const way = () => screen.getByRole('link', { name: 'Talk to a recruiter' }).getAttribute('href');
  const query =
    '/contact-ai-recruiters?role=data-scientist&level=SE&mode=remote&from=%2Fai-salary-calculator';
  expect(way()).toBe(query);
  type(/^Base salary/, '$135k');
  const [address, figures] = way()?.split('#') ?? [];
  expect(address).toBe(query);
  expect(Object.fromEntries(new URLSearchParams(figures))).toEqual({
    amount: '135000USD',
    calculation: 'view=offer&role=data-scientist&country=US&level=SE&mode=remote#figures:base=135k',
  });
});

it('starts with an example that says so, and goes with the first edit, on a translated page too', () => {
  figuresStore.setState(exampleFigures, true);
  open();
  translatePage();
  screen.getByText('Example amounts.');
  screen.getByText(/^The example base of \$180,000 is at about/);
  expect(translatedAmounts()).toEqual([]);
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(field(/^Base salary/)).toBe('180,000');
  const total = () => screen.queryByRole('table', { name: 'Four years of the offer' });
  // (180,000 + 18,000 + 25,000) * 4 + 20,000
  expect(total()?.textContent).toContain('$912,000');
  expect(screen.getByRole('group', { name: 'Result so far' }).textContent).toContain(
    '$912,000 Four years (example)',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Include my figures').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Make a picture' })).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
  type(/^Sign-on/, '7');
  expect(screen.queryByText('Example amounts.')).toBeNull();
  expect([field(/^Base salary/), field(/^Sign-on/)]).toEqual(['', '7']);
});

it('shows no total while a field cannot be read, and says which, on a translated page too', () => {
  open();
  translatePage();
  type(/^Base salary/, '150k');
  const summary = () => screen.getByRole('group', { name: 'Result so far' }).textContent;
  expect(summary()).toContain('$600,000 Four years');
  type(/^Sign-on/, '12,5');
  expect(screen.queryByRole('table', { name: 'Four years of the offer' })).toBeNull();
  expect(document.body.textContent).not.toContain('$600,000');
  expect(summary()).toContain('Check: Sign-on bonus, once');
  fireEvent.click(screen.getAllByRole('link', { name: 'Sign-on bonus, once' })[0] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Sign-on/));
  type(/^Sign-on/, '12,500');
  // Four times 150,000 and 12,500 once.
  expect(summary()).toContain('$612,500');
});

it('sets two offers side by side: totals, percentiles and their differences', () => {
  open();
  type(/^Base salary/, '135,000');
  fireEvent.click(screen.getByRole('button', { name: 'Compare with a second offer' }));
  expect(window.location.search).toContain('offers=2');
  const second = within(screen.getByRole('group', { name: /^Offer B/ }));
  fireEvent.change(second.getByLabelText(/^Base salary/), { target: { value: '165k' } });
  fireEvent.change(second.getByLabelText(/^Sign-on/), { target: { value: '10k' } });
  const table = screen.getByRole('table', { name: 'Two offers and the difference' });
  expect(cells(table, 'First year')).toEqual(['$135,000', '$175,000', '+$40,000']);
  expect(cells(table, 'Four years')).toEqual(['$540,000', '$670,000', '+$130,000']);
  expect(cells(table, 'Percentile of the base')).toEqual([
    ...['20th to 56th', '44th to 80th', '0 to 56 points'],
  ]);
  screen.getByText(
    'Offer B pays $40,000 more in the first year and $130,000 more over four years.',
  );
  // At least 199 - 201 (none) and at most 301 - 99 = 202 of 400 ranges are between them. Wilson: 0% to 55.4%.
  expect(screen.getByText(/Between the two bases are 0 to 56 in 100 ranges/)).toBeDefined();
  screen.getByText(/^The base of offer A of \$135,000 is at about/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the second offer' }));
  expect(window.sessionStorage.getItem('salary-calculator-1')).not.toContain('165k');
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
  type(/^Base salary/, '');
  // Nor is there a total until own percentages make up the whole.
  type(/^Equity grant/, '100k');
  chooseOption('Vesting', 'own');
  type(/^Year 1/, '50');
  type(/^Year 4/, '40');
  expect(screen.getByText(/add up to 90%/)).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Four years of the offer' })).toBeNull();
  type(/^Year 4/, '50');
  expect(screen.getByRole('table', { name: 'Four years of the offer' })).toBeDefined();
});

it('says which roles have figures where the chosen one has none, and uses low, median and high where there is no more', () => {
  open('?country=CA&role=ai-engineer');
  screen.getByText(/No figure for this role here/);
  fireEvent.click(screen.getByRole('button', { name: 'Data Scientist' }));
  expect(window.location.search).toContain('role=data-scientist');
  type(/^Base salary/, '60000');
  screen.getByText(/below the low wage \(CA\$62,400\)/);
  screen.getByText(/Contains licensed information\./);
});

it('sets the level from years by its rule, leaves it to be changed, and suggests a role from skills', () => {
  open();
  type(/^Years of experience/, '6');
  expect(window.location.search).toContain('level=SE');
  expect(window.location.search).not.toContain('6');
  chooseOption('Level', 'MI');
  expect(window.location.search).toContain('level=MI');
  fireEvent.click(screen.getByLabelText(/language models, retrieval/));
  fireEvent.click(screen.getByRole('button', { name: 'Use AI Engineer' }));
  expect(window.location.search).toContain('role=ai-engineer');
  screen.getByText(/skills change no figure/);
});

it('works out the first year of a hire, and the month of break-even', async () => {
  open('?view=hire');
  await screen.findByLabelText(/^Salary a year/);
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

it('calculates no contributions in Quebec, and says so', async () => {
  open('?view=hire&country=CA&region=montreal');
  await screen.findByLabelText(/^Salary a year/);
  type(/^Salary a year/, '120k');
  const table = screen.getByRole('table', { name: 'First year, line by line' });
  expect(within(table).queryByRole('rowheader', { name: /Pension/ })).toBeNull();
  expect(screen.getByText(/The province has pension/)).toBeDefined();
});

it('has a head that says what it is', () => {
  const data = toSalaryColumns(makeData());
  const head = salaryCalculatorPlan.head({ data, path, params: {}, site: defaultSite });
  const types = head.structuredData?.map((thing) => thing['@type']);
  expect(types).toEqual(['BreadcrumbList', 'WebApplication']);
});
