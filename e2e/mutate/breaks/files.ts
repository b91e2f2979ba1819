import { readBreaks } from '../named-break.ts';

/** Files that are read and written, and the facts of the jobs in them. */
export const fileBreaks = readBreaks(`
file: shared/kit/protocol/text/write-csv.ts
test: shared/kit/protocol/text/text.test.ts
a spreadsheet runs a cell as a formula
- .replace(GUARDED, "$1'")
a line break splits a cell of an export into rows
- /[",;\\t\\r\\n]/
+ /[",]/

file: shared/kit/protocol/text/read-text.ts
test: shared/product/jobs/src/feed/check-feed.test.ts
broken letters of a feed are imported
- { fatal: true }
+ {}

file: shared/product/jobs/src/feed/field-reader.ts
test: shared/product/jobs/src/feed/check-feed.test.ts
a state of another country passes
- !refused.has('country') && regionName(country, text) === undefined
+ text === ''

file: shared/product/jobs/src/regions.ts
test: shared/product/jobs/src/feed/check-feed.test.ts
a posting closes in the afternoon of its last day
- clock - offsetOf(zone, near)
+ clock

file: mfe-marketing/src/features/jobs/job-posting.ts
test: mfe-marketing/src/features/jobs/jobs.test.tsx
a remote job of one state is offered in the whole country
- state === undefined
+ true

file: shared/product/data/src/text-filter.ts
test: mfe-admin/src/table/load-from-database.test.ts
a sign in a filter is one of the database
- || literal(text)
+ || text

file: shared/kit/protocol/text/csv-form.ts
test: shared/product/jobs/src/feed/check-feed.test.ts
semicolons of European spreadsheets separate nothing
- named?.[1] ?? likely
+ ','

file: mfe-marketing/src/features/jobs/job-filters.ts
test: mfe-marketing/src/features/jobs/jobs.test.tsx
a job in a city is not found under its state
- ...countryAndRegion(job),
+ job.country.toLowerCase(),

file: mfe-admin/src/tools/blog/text/body-editor.tsx
the image panel takes pasted text
-  || hasText(data, files)
`);
