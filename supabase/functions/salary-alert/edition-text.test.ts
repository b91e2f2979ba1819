import { expect, test } from 'vitest';
import type { AlertAnnouncement, AlertFigures, AlertMove } from './edition.ts';
import { editionText } from './edition-text.ts';

const ranges: AlertAnnouncement = {
  id: 1,
  key: 'ai-jobs-net',
  name: 'The file of ranges',
  url: 'https://ranges.example',
  attribution: null,
  is_recalculated: false,
  now: { edition: '2025-08-03', period: '2025-2026' },
  before: { edition: '2025-01-19', period: '2024-2025' },
};
const jobBank: AlertAnnouncement = {
  ...ranges,
  key: 'ca-job-bank',
  attribution: 'Contains information licensed under a license.',
  now: { edition: '2026', period: '2026' },
  before: { edition: '2025', period: '2025' },
};

function figures(p50: number, patch: Partial<AlertFigures> = {}): AlertFigures {
  return {
    n: 975,
    n_kind: 'postings',
    p25: p50 - 20_000,
    p50,
    p75: p50 + 20_000,
    p50_low: p50 - 1000,
    p50_high: p50 + 1000,
    ...patch,
  };
}

function move(patch: Partial<AlertMove> = {}): AlertMove {
  return {
    role: 'ai-engineer',
    label: 'AI Engineer',
    open: true,
    country: 'US',
    region_name: null,
    currency: 'USD',
    now: figures(174_000),
    before: figures(160_000, { n: 193 }),
    ...patch,
  };
}

const textOf = (moves: AlertMove[], announcement = ranges) =>
  editionText(announcement, moves, 'https://www.example.com');

test('a mail names both medians with their n, both editions with their two dates, and what it cannot say', () => {
  expect(textOf([move()])).toEqual({
    subject: 'AI Engineer pay, United States: median $174,000, was $160,000',
    body: `Hello,

You asked us to tell you when the pay of a role moves. A source has a new edition: The file of ranges. This is what it changed.

## AI Engineer, United States

- Median now: $174,000 a year (n = 975 reported pay ranges)
- Median before: $160,000 a year (n = 193 reported pay ranges)
- Change of the median: up 8.8%
- Middle half: $154,000–$194,000, before $140,000–$180,000
- All figures of this role: https://www.example.com/ai-ml-salary-data/ai-engineer

## The two editions

- Now: figures for 2025–2026, snapshot of August 3, 2025.
- Before: figures for 2024–2025, snapshot of January 19, 2025.
- Source: https://ranges.example

## What these figures can’t tell you

- The publisher calls the rows survey answers, but nearly all of them look like the two ends of advertised ranges. So we call each pair a reported pay range.
- The two editions cover different jobs. A change can come from who is in them, and not only from pay.
- They don’t say why pay moved, or what one person should earn.`,
  });
});

test('medians whose intervals overlap are said to be perhaps chance', () => {
  const wide = { p50_low: 150_000, p50_high: 190_000 };
  const words = 'The change of the median may be chance';
  expect(textOf([move({ now: figures(174_000, wide) })]).body).toContain(words);
  const unknown = { p50_low: null, p50_high: null };
  expect(textOf([move({ now: figures(174_000, unknown) })]).body).not.toContain(words);
});

test.each([
  ['a first figure', { before: null }, 'first figure, median $174,000', 'showed no figure'],
  ['a withheld one', { now: null }, 'no figure in the new edition', 'shows no figure'],
  [
    'a quartile alone',
    { before: figures(174_000, { p25: 100_000 }) },
    'median $174,000 as before, middle half moved',
    'Change of the median: none',
  ],
  ['a fall', { before: figures(200_000) }, 'median $174,000, was $200,000', 'down 13%'],
])('%s has its own subject', (_, patch, news, line) => {
  const { subject, body } = textOf([move(patch)]);
  expect(subject).toBe(`AI Engineer pay, United States: ${news}`);
  expect(body).toContain(line);
});

test('several roles and several places are counted in the subject', () => {
  const scientist = move({ role: 'data-scientist', label: 'Data Scientist' });
  expect(textOf([move(), scientist]).subject).toBe(
    'Pay moved for 2 roles: AI Engineer, Data Scientist',
  );
  const places = ['Ontario', 'Quebec'].map((region_name) =>
    move({ country: 'CA', region_name, currency: 'CAD' }),
  );
  const { subject, body } = textOf(places, jobBank);
  expect(subject).toBe('AI Engineer pay moved in 2 places');
  expect(body).toContain('## AI Engineer, Ontario, Canada');
  expect(body).toContain('Median now: CA$174,000 a year');
});

test('official wages name their edition, their estimate or that there is none, and the license line', () => {
  const none = figures(96_000, { n: null, n_kind: null, p25: null, p75: null });
  const { body } = textOf([move({ country: 'CA', currency: 'CAD', now: none })], jobBank);
  expect(body).toContain('(the source publishes no number of cases)');
  expect(body).toContain('- Now: figures for 2026, edition of 2026.');
  expect(body).toContain('- Contains information licensed under a license.');
  expect(body).not.toMatch(/Middle half|survey answers/);
  const employed = figures(120_000, { n: 262_440, n_kind: 'employment_estimate' });
  expect(textOf([move({ now: employed })], jobBank).body).toContain(
    '(n = 262,440 people employed, estimated)',
  );
});

test('a role that is not open leads to the table of headlines, and another method is named', () => {
  const { body } = textOf([move({ open: false })], { ...ranges, is_recalculated: true });
  expect(body).toContain('https://www.example.com/ai-ml-salary-data#headlines');
  expect(body).toContain('We also changed how we calculate these figures');
});
