import { expect, it } from 'vitest';
import {
  formatCount,
  formatDay,
  formatEdition,
  formatFigure,
  formatPay,
  formatPayRange,
  formatPercent,
  formatPeriod,
  formatShortPay,
} from './format.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

it.each([
  ['dollars', formatPay(170_900, 'USD'), '$170,900'],
  ['other dollars, which cannot be confused', formatPay(95_992, 'CAD'), 'CA$95,992'],
  ['no cents', formatPay(95_992.5, 'USD'), '$95,993'],
  ['a loss', formatPay(-1499, 'USD'), '-$1,499'],
  ['thousands for labels of a chart', formatShortPay(170_900, 'USD'), '$171K'],
  ['thousands of other dollars', formatShortPay(95_400, 'CAD'), 'CA$95K'],
  ['less than a thousand', formatShortPay(999, 'USD'), '$999'],
  ['less than ten thousand', formatShortPay(1499, 'USD'), '$1K'],
  ['almost a million', formatShortPay(999_500, 'USD'), '$1M'],
  ['millions', formatShortPay(-1_250_000, 'USD'), '-$1M'],
  ['the currency at both ends', formatPayRange(150_000, 180_000, 'CAD'), 'CA$150,000–CA$180,000'],
  ['groups of digits', formatCount(1_687_890), '1,687,890'],
  ['a single digit', formatCount(4), '4'],
  ['a dash between years', formatPeriod('2024-2025'), '2024–2025'],
  ['a month as it is', formatPeriod('May 2025'), 'May 2025'],
  ['two decimals', formatFigure(1234.5678), '1,234.57'],
  ['four decimals', formatFigure(1234.5678, 4), '1,234.5678'],
  ['no zeros at the end', formatFigure(-1234.001), '-1,234'],
  ['no negative zero', formatFigure(-0.001), '0'],
  ['percent directly after the figure', formatPercent(0.123), '12%'],
  ['percent with a decimal', formatPercent(0.1234, 1), '12.3%'],
  ['percent of more than one', formatPercent(12.5), '1,250%'],
  ['a day', formatDay('2025-01-09'), 'January 9, 2025'],
  ['a day in UTC, wherever it runs', formatDay('2026-05-26T23:30:00-04:00'), 'May 27, 2026'],
  ['a time of the database', formatDay('2026-01-01T00:00:00.123456+00:00'), 'January 1, 2026'],
  ['an edition of a day', formatEdition('2025-01-19'), 'January 19, 2025'],
  ['an edition of a month', formatEdition('2025-05'), 'May 2025'],
  ['an edition of a year', formatEdition('2025'), '2025'],
])('writes %s', (_, text, expected) => {
  expect(text).toBe(expected);
});

const root = join(import.meta.dirname, '../../../../..');

/** Sources whose output visitors, staff or readers of mails see. */
const shown = [
  ...['shell', 'mfe-*', 'shared/*/*'].map((folder) => `:(glob)${folder}/src/**`),
  ...['shared/product/api', 'supabase/functions', 'supabase/sources', 'platform'].map(
    (folder) => `:(glob)${folder}/**`,
  ),
  ':(glob)supabase/seed/blog-posts/**',
];

/** What `format.ts` is for. */
const refused: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:NumberFormat|DateTimeFormat)\b/,
    instead: 'a function of @talent/sdk/format',
  },
  { pattern: /(?:^|[^$\\])\$\$\{/, instead: 'formatPay' },
  { pattern: /\b(?:C|US|CAD|USD)\s?\$\d|\bC\$|\bUS\$/, instead: 'CA$ or $, as formatPay does' },
  { pattern: /\$\d[\d,]*[kK]?\s?-\s?(?:CA)?\$\d/, instead: 'a dash (–) or “to” between amounts' },
  { pattern: /\$\d+k\b/, instead: 'K' },
  {
    pattern:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December),? 20\d\d/,
    instead: 'November 20, 2026',
  },
  { pattern: /\d %|\} %/, instead: 'the percent sign directly after the figure' },
];

/** Files that write these in their own way, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'mfe-marketing/src/features/content-page/drawings/working-day.ts':
    'asks for the offset of a time zone and formats nothing',
  'shared/kit/ui/src/controls/fields/calendar.tsx':
    'names of months and weekdays, which no other page shows',
  'shared/kit/ui/src/controls/fields/file-field.tsx':
    'a size in KB or MB, next to the field that needs it',
  'mfe-admin/src/time/schedule-time.ts': 'asks for the name of the time zone and formats nothing',
  'supabase/functions/_shared/search-console/import-figures.ts':
    'asks for the day in another time zone, in ISO 8601, and shows nothing',
  'mfe-admin/src/time/format-time.ts':
    'times of the staff area are in the zone of the browser, which they name',
  'mfe-marketing/src/features/contact/call-form.tsx':
    'asks for the name of the time zone and formats nothing',
  'shared/product/api/forms/hire-context.ts': 'shared with functions: its package is below the SDK',
  'shared/product/api/calls/slot-words.ts':
    'times of a call are in the zone of the visitor, which they name',
  'shared/product/jobs/src/regions.ts':
    'asks for the day in another time zone, in ISO 8601, and shows nothing',
};

const isComment = (file: string, line: string): boolean =>
  !file.endsWith('.md') && /^\s*(?:\*|\/\/|\/\*)/.test(line);

it('every source writes money, figures, percent and dates with one set of functions', () => {
  const files = execFileSync('git', ['ls-files', '--', ...shown], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/\.test\.|\/testing\/|README/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const problems = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          refused
            .filter(({ pattern }) => pattern.test(line) && !isComment(file, line))
            .map(({ instead }) => `${file}:${index + 1} ${line.trim().slice(0, 90)}: ${instead}`),
        ),
    );
  expect(problems).toEqual([]);
});

it('every source has no exception that is not needed', () => {
  const unneeded = Object.keys(exceptions).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !refused.some(({ pattern }) => pattern.test(text));
  });
  expect(unneeded).toEqual([]);
});
