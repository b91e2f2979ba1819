// @vitest-environment jsdom
import {
  MAX_FACTS_BYTES,
  strategyRequestSchema,
  type Strategy,
  type StrategyFailure,
} from '@talent/functions/seo-strategy/contract';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchStrategy, listStrategies, requestStrategy } from '../api/seo';
import { pagesForPlan, StrategySection } from './strategy-section';
import { makeReport } from '../testing/make-metrics';
import { unsupportedFigures } from './plan-view';

vi.mock('../api/seo');

const strategy: Strategy = {
  ...{ id: 7, kind: 'rules', reason: 'no-key', model: null, created_at: '2026-11-20 10:00:00+00' },
  facts: [
    { id: 'p1.title', page: '/about', label: 'Title', value: '"About" (5 characters)' },
    { id: 'p1.h1', page: '/about', label: 'h1 headings', value: '1' },
  ],
  plan: {
    leftOut: 0,
    items: [
      {
        ...{ title: 'Write a longer title', why: 'It is shorter than 30 characters.' },
        ...{ facts: ['p1.title'], steps: ['Say what the page gives.'], effort: 'small' },
        page: '/about',
      },
    ],
  },
};

beforeEach(() => {
  vi.mocked(listStrategies).mockResolvedValue({ rows: [], total: 0 });
  vi.mocked(requestStrategy).mockResolvedValue({ status: 'made', strategy });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.resetAllMocks());

const reports = [
  makeReport({ pagePath: '/about' }),
  makeReport({ pagePath: '/login', robots: 'noindex' }),
];

function open(of = reports): void {
  renderPage(() => <StrategySection reports={of} />);
}
const make = () => fireEvent.click(screen.getByRole('button', { name: 'Make a plan' }));

test('without a measured page there is nothing to plan from', async () => {
  open([]);
  expect(screen.getByText(/Analyze a page first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a plan' })).toBeNull();
  expect(await screen.findByText(/No plans yet/)).toBeTruthy();
});

test('a plan is shown with who made it and the measured facts beside each item', async () => {
  open();
  make();
  expect(await screen.findByText('Rule-based plan (no Gemini key is set)')).toBeTruthy();
  const item = screen.getByRole('heading', { name: /Write a longer title/ }).closest('li');
  expect(item?.textContent).toContain('"About" (5 characters)');
  expect(item?.textContent).not.toContain('h1 headings');
  expect(listStrategies).toHaveBeenCalledTimes(2);
});

test('pages with noindex are left out unless they are chosen', async () => {
  open();
  expect(screen.getByLabelText<HTMLInputElement>('/login').checked).toBe(false);
  fireEvent.click(screen.getByLabelText('/login'));
  fireEvent.click(screen.getByLabelText('/about'));
  make();
  await screen.findByText(/Rule-based plan/);
  const [request] = vi.mocked(requestStrategy).mock.calls[0] ?? [];
  expect(request?.pages.map(({ pagePath }) => pagePath)).toEqual(['/login']);
  expect(request?.method).toBe('gemini');
});

test('text of a model stays text, and figures that were not measured are marked', async () => {
  const [item] = strategy.plan.items;
  const why = 'It brings <b>40%</b> more clicks.<img src=x onerror=alert(1)>';
  const plan = { leftOut: 2, items: item ? [{ ...item, why }] : [] };
  const model = 'gemini-test-001';
  const made = { ...strategy, kind: 'gemini' as const, reason: null, model, plan };
  vi.mocked(requestStrategy).mockResolvedValue({ status: 'made', strategy: made });
  open();
  make();
  expect(await screen.findByText('Plan by Gemini (gemini-test-001)')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(document.querySelector('main img, li img, li b')).toBeNull();
  expect(screen.getByText(/Not among the measured facts: 40%/)).toBeTruthy();
  expect(screen.getByText(/2 items of the answer had no measured fact behind them/)).toBeTruthy();
});

const failures: readonly [StrategyFailure['code'], RegExp, boolean][] = [
  ['key-refused', /Google rejected this site’s Gemini key/, true],
  ['quota', /The Gemini key’s quota is used up. Try again in 37 seconds/, true],
  ['model-unknown', /GEMINI_MODEL/, true],
  ['request-refused', /Google rejected the request \(DETAIL\)/, true],
  ['timeout', /within 30 seconds/, true],
  ['blocked', /filters blocked the answer \(DETAIL\)/, true],
  ['too-large', /larger than 256 KB/, true],
  ['malformed', /is not a plan \(DETAIL\)/, true],
  ['unavailable', /cannot be reached/, true],
  ['busy', /already being made for you/, false],
  ['limited', /twenty plans/, false],
  ['facts-too-large', /larger than 32 KB/, false],
  ['unreadable', /Analyze the pages again/, false],
];

test.each(failures)('%s is said plainly', async (code, words, rulesHelp) => {
  const failure = { code, detail: 'DETAIL', retryAfterSeconds: 37 };
  vi.mocked(requestStrategy).mockResolvedValueOnce({ status: 'failed', failure });
  open();
  make();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  const byRules = within(alert).queryByRole('button', { name: /rule-based plan instead/ });
  expect(byRules !== null).toBe(rulesHelp);
  if (byRules === null) return;
  fireEvent.click(byRules);
  await screen.findByText(/Rule-based plan/);
  expect(vi.mocked(requestStrategy).mock.calls[1]?.[0].method).toBe('rules');
});

test('a request that does not come through keeps everything and says so', async () => {
  vi.mocked(requestStrategy).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  make();
  expect(await screen.findByText(/Check the connection/)).toBeTruthy();
  make();
  expect(await screen.findByText(/Rule-based plan/)).toBeTruthy();
});

test('a stored plan is opened again', async () => {
  const { plan: _plan, facts: _facts, ...listed } = strategy;
  const row = { ...listed, pages: 1, items: 1, created_by: null };
  vi.mocked(listStrategies).mockResolvedValue({ rows: [row], total: 1 });
  vi.mocked(fetchStrategy).mockResolvedValue(strategy);
  open();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Open the plan of 2026-11-20 10:00 UTC' }),
  );
  expect(await screen.findByRole('heading', { name: /Write a longer title/ })).toBeTruthy();
  expect(fetchStrategy).toHaveBeenCalledWith(7);
});

test('each page counts once, with its newest report, the newest page first', () => {
  const pages = pagesForPlan([
    makeReport({ pagePath: '/a', pageTitle: 'old' }),
    makeReport({ pagePath: '/b' }),
    makeReport({ pagePath: '/a', pageTitle: 'new' }),
  ]);
  expect(pages.map(({ pagePath, pageTitle }) => [pagePath, pageTitle.slice(0, 3)])).toEqual([
    ['/a', 'new'],
    ['/b', 'ttt'],
  ]);
});

test('no more than ten pages, and no more than the function reads', () => {
  const many = Array.from({ length: 12 }, (_, index) => makeReport({ pagePath: `/${index}` }));
  expect(pagesForPlan(many).map(({ pagePath }) => pagePath)).toHaveLength(10);
  const heavy = many.map((report) => ({
    ...report,
    keywords: Array<string>(3).fill('k'.repeat(2000)),
  }));
  const pages = pagesForPlan(heavy);
  const request = { method: 'gemini', pages };
  expect(pages.length).toBeGreaterThan(3);
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(MAX_FACTS_BYTES);
});

test('what is sent is what the function takes, also when storage holds more fields or others', () => {
  const refused = [makeReport({ pagePath: 'about' }), makeReport({ loadTime: 1e9 })];
  const report = { ...makeReport(), note: 'of another version' };
  const request = { method: 'gemini', pages: pagesForPlan([...refused, report]) };
  expect(strategyRequestSchema.parse(request).pages).toHaveLength(1);
});

const facts = [
  {
    id: 'p1.title',
    page: '/ai-salary-guide-2025',
    label: 'Title',
    value: '"Guide" (5 characters)',
  },
  { id: 'p1.load-time', page: '/ai-salary-guide-2025', label: 'Load time', value: '1240 ms' },
];
const figures = (why: string, title = 'Do it') => unsupportedFigures({ title, why }, facts);

test('accepts figures that were measured or that a rule names', () => {
  expect(figures('The title of /ai-salary-guide-2025 has 5 of 30 to 60 characters.')).toEqual([]);
  expect(figures('The document took 1240 ms, and there is more than 1 h1 and an h2.')).toEqual([]);
});

test('figures without a source are named, each once', () => {
  expect(figures('This brings 35% more clicks, up to 1,300 a month, and 35 % more.')).toEqual([
    '35%',
    '1,300',
  ]);
  expect(figures('Nothing.', 'Get 3 times the traffic')).toEqual(['3']);
});
