import { expect, it } from 'vitest';
import { LINKEDIN_MOST, linkedInText } from './linkedin-text.ts';
import type { ReportFigures } from './report-figures.ts';
import { reportText } from './report-text.ts';
import { makeFigures } from '../testing/make-figures.ts';
import { makeMarket } from '../testing/make-market.ts';
import { lastFullWeek, mondayOf, mondayOfName, weekDays, weekName } from './iso-week.ts';
import { aiShareSentence, marketChange, sinceYearBefore } from '../market/market-change.ts';
import { marketRows, sourcesOfRows } from '../market/market-rows.ts';

const market = makeMarket();
const none = { new: 0, closed: 0, open: 0, remote: 0 };
const emptyBoard = makeFigures({
  market,
  totals: { ...none, new_before: 0, closed_before: 0, open_before: 0, remote_before: 0 },
  roles: [],
  levels: [],
  modes: [],
  places: [],
  pay: [],
  skills: [],
});

it('the text of a report says what its figures say, and the same for the same', () => {
  const { text, title } = reportText(makeFigures());
  expect(title).toBe('AI jobs report 2026-W47: 3 new, 8 open');
  expect(text).toContain('**3 postings were new** (2 the week before) and 1 closed (0)');
  expect(text).toContain('8 were open, +2 compared with the week before');
  expect(text).toContain('50% can be done remotely; a week earlier it was 33%');
  expect(text).toContain('| MLOps engineering | 3 | 1 | 8 | +2 |');
  expect(text).toContain('| Canada, ON | 3 | 1 | 8 | +2 |');
  expect(text).toContain('| On site | 1 | 1 | 4 | ±0 |');
  expect(text).toContain(
    '| Canada, all roles | 8 | CA$130,000 | CA$150,000 | CA$165,500 | CA$140,000 |',
  );
  expect(text).toContain('| pytorch | 5 | 2 | +3 |');
  expect(reportText(makeFigures()).text).toBe(text);
});

it('the text of a report shows no pay of fewer than five, and says so', () => {
  const { text } = reportText(makeFigures());
  expect(text).toContain(
    '| United States, all roles | 4 | not shown | not shown | not shown | not shown |',
  );
  expect(text).toContain('fewer than five open postings');
});

it('the text of a report speaks of no share where fewer than five are open', () => {
  const totals = { ...makeFigures().totals, open: 4, remote: 4 };
  const { text, description } = reportText(makeFigures({ totals }));
  expect(text).not.toContain('100%');
  expect(description).not.toContain('remote');
});

it('the text of a report says that a week still runs, and that nothing grew', () => {
  const { text } = reportText(makeFigures({ is_over: false, skills: [] }));
  expect(text).toMatch(/^> \[!NOTE\]\n> This week is not over/);
  expect(text).toContain('No skill is in more open postings');
});

it('the text of a report lets no mark of a feed or a source into its tables', () => {
  const skills = [{ skill: 'a|b [x](y) <i>', open: 2, open_before: 1 }];
  expect(reportText(makeFigures({ skills })).text).toContain('| a\\|b \\[x\\](y) \\<i\\> | 2 |');
});

it('the text of a report names source and edition of public figures, and their attribution once', () => {
  const band: ReportFigures['bands'][number] = {
    role: 'data-scientist',
    country: 'CA',
    currency: 'CAD',
    period: '2025',
    n: null,
    n_kind: null,
    p25: null,
    median: 98_000,
    p75: null,
    source: 'Job Bank',
    edition: '2025',
    url: 'https://jobbank.example',
    attribution: 'Contains information.',
  };
  const { text } = reportText(makeFigures({ bands: [band, { ...band, role: 'ai' }] }));
  expect(text).toContain(
    '| Data science | Canada | 2025 | not published | CA$98,000 | [Job Bank](https://jobbank.example), 2025 |',
  );
  expect(text.split('Contains information.')).toHaveLength(2);
});

it('the text of a report opens with the market, and says which part is our board', () => {
  const { text, title, description } = reportText(makeFigures({ market }));
  expect(text).toMatch(/^## The job market\n\nThis part is about all job postings on Indeed/);
  expect(text).toContain(
    'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.',
  );
  expect(text).toContain('4.5% in June 2025. The source does not explain this rise.');
  expect(text).toContain('| Postings that name AI terms | June 2026 | 5.8% | 3% | 17.4% | 4.5% |');
  expect(text).toContain(
    '| Postings that state pay | February 2026 | 48.8% | not published | not published | not published |',
  );
  expect(text).toContain(
    '- [Hiring Lab, AI Tracker](https://repository.example/ai), [CC BY 4.0](https://license.example/by): figures to July 3, 2026, file fetched on July 10, 2026.',
  );
  expect(text).toContain('What we changed: Means of months.');
  expect(text).toContain('](/ai-job-market)');
  expect(text).toMatch(
    /\n## Our job board\n\nThis part counts the postings on our own job board\. It does not describe the whole market\.\n\nIn the week of/,
  );
  expect(text).toContain('\n### Roles\n');
  expect(text).toContain('The figures of this part come only from the postings on our own');
  expect(title).toBe('AI jobs report 2026-W47: 3 new, 8 open');
  expect(description).toBe(
    'November 16 to 22, 2026: AI terms in 5.8% of US job postings. On our board: 3 new postings, 1 closed, 8 open, 50% of them remote, and the change.',
  );
});

it('the text of a report is about the market alone where our board is empty, and says that it is', () => {
  const { text, title } = reportText(emptyBoard);
  expect(title).toBe('AI jobs report 2026-W47: AI terms in 5.8% of US job postings');
  expect(text).toMatch(/No posting was on our board in this week or the week before\.$/);
  expect(text).not.toContain('### ');
});

it('the text of a report fits what the blog recommends for titles and descriptions', () => {
  const totals = { ...makeFigures().totals, new: 1234, open: 9876, closed: 321, remote: 5000 };
  for (const { title, description } of [
    reportText(makeFigures()),
    reportText(makeFigures({ totals })),
    reportText(makeFigures({ market })),
    reportText(makeFigures({ market, totals })),
    reportText(emptyBoard),
    reportText({ ...emptyBoard, starts_on: '2025-12-29' }),
    reportText({ ...emptyBoard, market: makeMarket({ series: [] }) }),
  ]) {
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(165);
  }
});

it('the text for LinkedIn holds the figures in short and leaves out what is not shown', () => {
  const text = linkedInText(makeFigures());
  expect(text).toContain('3 new postings, 1 closed, 8 open (+2 compared with the week before).');
  expect(text).toContain('Median of posted pay ranges, Canada: CA$150,000 a year (8 postings).');
  expect(text).not.toContain('United States');
  expect(text.length).toBeLessThanOrEqual(LINKEDIN_MOST);
});

it('the text for LinkedIn opens with the market and its source', () => {
  const text = linkedInText(makeFigures({ market }));
  expect(text.split('\n').slice(2, 7)).toEqual([
    'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.',
    'AI terms were in 17.4% of Canadian job postings in June 2026, up from 4.5% in June 2025.',
    'The source does not explain this rise.',
    'Source: Hiring Lab, CC BY 4.0. We made monthly means.',
    '',
  ]);
  expect(text).toContain('On our own job board:\n3 new postings');
});

it('the text for LinkedIn has no figures of an empty board', () => {
  const text = linkedInText(emptyBoard);
  expect(text).not.toMatch(/new posting|our own job board/);
  expect(text).toMatch(/how the figures are made\.$/);
});

it('the text for LinkedIn never gets too long', () => {
  const skills = Array.from({ length: 5 }, () => ({
    skill: 'x'.repeat(900),
    open: 2,
    open_before: 1,
  }));
  expect(linkedInText(makeFigures({ skills })).length).toBe(LINKEDIN_MOST);
});

it.each([
  ['2026-11-16', '2026-W47'],
  ['2025-12-29', '2026-W01'],
  ['2020-12-28', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2026-12-28', '2026-W53'],
])('the week of Monday %s is %s', (monday, name) => {
  expect(weekName(monday)).toBe(name);
  expect(mondayOfName(name)).toBe(monday);
});

it.each(['2026-W00', '2025-W53', '2026-47', 'W47', ''])('%j names no week', (name) => {
  expect(mondayOfName(name)).toBeNull();
});

it('a week begins on Monday at midnight in UTC', () => {
  expect(mondayOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
  expect(mondayOf(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-23');
  expect(lastFullWeek(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-16');
  expect(lastFullWeek(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-09');
});

it('days are told with months and years only where they differ', () => {
  expect(weekDays('2026-11-16')).toBe('November 16 to 22, 2026');
  expect(weekDays('2026-11-30')).toBe('November 30 to December 6, 2026');
  expect(weekDays('2025-12-29')).toBe('December 29, 2025 to January 4, 2026');
});

it('the market compares the newest whole month with the same month a year before', () => {
  expect(marketChange(makeMarket(), 'ai-share', 'US')).toMatchObject({
    month: '2026-06',
    value: 5.781,
    before: { month: '2025-06', value: 2.986 },
    source: { key: 'ai-postings-share' },
  });
  expect(marketChange(makeMarket(), 'ai-share', 'GB')).toBeNull();
});

it('the market says the share and the change in one sentence', () => {
  expect(aiShareSentence(makeMarket(), 'CA')).toBe(
    'AI terms were in 17.4% of Canadian job postings in June 2026, up from 4.5% in June 2025.',
  );
  expect(aiShareSentence(makeMarket({ series: [] }), 'US')).toBeNull();
});

it.each([
  [{ value: 3.04, before: { month: '2025-06', value: 2.96 } }, 'the same as in June 2025'],
  [{ value: 2, before: { month: '2025-06', value: 3 } }, 'down from 3% in June 2025'],
  [{ value: 2, before: null }, null],
])('the market says of %j: %s', (change, words) => {
  expect(sinceYearBefore(change)).toBe(words);
});

it('the market has a row for each figure and month, and names each source once', () => {
  const rows = marketRows(makeMarket());
  expect(rows.map(({ label, month, US, CA }) => [label, month, US?.value, CA?.value])).toEqual([
    ['Postings that name AI terms', '2026-06', 5.781, 17.405],
    ['Postings that state pay', '2026-02', 48.776, undefined],
  ]);
  expect(sourcesOfRows(rows).map(({ name }) => name)).toEqual([
    'Hiring Lab, AI Tracker',
    'Hiring Lab, Pay',
  ]);
});
