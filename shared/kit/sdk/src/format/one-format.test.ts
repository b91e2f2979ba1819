import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
  'mfe-admin/src/tools/blog/calendar/month-grid.tsx':
    'days of a month with their weekdays, which no other page shows',
  'mfe-admin/src/tools/account/session-list.tsx':
    'a time on the admin’s own clock, in the zone of the browser',
};

const isComment = (file: string, line: string): boolean =>
  !file.endsWith('.md') && /^\s*(?:\*|\/\/|\/\*)/.test(line);

it('writes money, figures, percent and dates with one set of functions', () => {
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

it('has no exception that is not needed', () => {
  const unneeded = Object.keys(exceptions).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !refused.some(({ pattern }) => pattern.test(text));
  });
  expect(unneeded).toEqual([]);
});
