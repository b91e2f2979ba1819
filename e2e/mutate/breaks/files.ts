import { breaksOf, type NamedBreak } from '../named-break.ts';

/** Files that are read and written, and the facts of the jobs in them. */
export const fileBreaks: readonly NamedBreak[] = [
  ...breaksOf(
    'shared/kit/protocol/text/write-csv.ts',
    {
      'a spreadsheet runs a cell as a formula': ['.replace(GUARDED, "$1\'")', ''],
      'a line break splits a cell of an export into rows': ['/[",;\\t\\r\\n]/', '/[",]/'],
    },
    'shared/kit/protocol/text/text.test.ts',
  ),
  ...breaksOf(
    'shared/kit/protocol/text/read-text.ts',
    { 'broken letters of a feed are imported': ['{ fatal: true }', '{}'] },
    'shared/product/jobs/src/feed/check-feed.test.ts',
  ),
  ...breaksOf(
    'shared/product/jobs/src/feed/field-reader.ts',
    {
      'a state of another country passes': [
        "!refused.has('country') && regionName(country, text) === undefined",
        "text === ''",
      ],
    },
    'shared/product/jobs/src/feed/check-feed.test.ts',
  ),
  ...breaksOf(
    'shared/product/jobs/src/regions.ts',
    {
      'a posting closes in the afternoon of its last day': [
        'clock - offsetOf(zone, near)',
        'clock',
      ],
    },
    'shared/product/jobs/src/feed/check-feed.test.ts',
  ),
  ...breaksOf(
    'mfe-marketing/src/features/jobs/job-posting.ts',
    {
      'a remote job of one state is offered in the whole country': ['state === undefined', 'true'],
    },
    'mfe-marketing/src/features/jobs/jobs.test.tsx',
  ),
  ...breaksOf(
    'shared/product/data/src/text-filter.ts',
    { 'a sign in a filter is one of the database': ['|| literal(text)', '|| text'] },
    'mfe-admin/src/table/load-from-database.test.ts',
  ),
  ...breaksOf(
    'shared/kit/protocol/text/csv-form.ts',
    { 'semicolons of European spreadsheets separate nothing': ['named?.[1] ?? likely', "','"] },
    'shared/product/jobs/src/feed/check-feed.test.ts',
  ),
  ...breaksOf(
    'mfe-marketing/src/features/jobs/job-filters.ts',
    {
      'a job in a city is not found under its state': [
        '...countryAndRegion(job),',
        'job.country.toLowerCase(),',
      ],
    },
    'mfe-marketing/src/features/jobs/jobs.test.tsx',
  ),
  ...breaksOf('mfe-admin/src/tools/blog/text/body-editor.tsx', {
    'the image panel takes pasted text': [' || hasText(data, files)', ''],
  }),
];
