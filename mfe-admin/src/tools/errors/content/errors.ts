import { formatCount } from '@talent/sdk/format';
export const errorsPath = '/internal-admin-xyz123/errors';

/** Texts of the list of errors. */
export const errorTexts = {
  title: 'Errors',
  lede: 'Errors of the site by cause, with the release that brought them and the team that owns the code. They come from visitors who accepted analytics, without anything that they typed.',
  caption: 'Errors by cause',
  withResolved: 'Include resolved errors',
  filter: 'Message, app, file or route',
  empty: 'No errors. They appear here soon after a visitor who accepted analytics runs into one.',
  message: 'Error',
  kind: 'Kind',
  kinds: {
    script: 'script error',
    rejection: 'unhandled rejection',
    load: 'failed load',
    hydration: 'hydration mismatch',
    slow: 'slow interaction',
    csp: 'blocked by policy',
    function: 'failed function',
  } as Readonly<Record<string, string>>,
  app: 'App',
  owner: 'Owner',
  nobody: 'nobody',
  route: 'Route',
  noRoute: 'none',
  count: 'Times',
  visitors: 'Visitors',
  firstVersion: 'Brought by',
  unknownVersion: 'unknown',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  status: 'Status',
  statuses: { open: 'open', reopened: 'back', resolved: 'resolved' } as Readonly<
    Record<string, string>
  >,
} as const;

/** Texts of what can be done with several errors. */
export const bulkErrorTexts = {
  resolve: 'Resolve',
  resolved: (count: number): string =>
    count === 1 ? 'Error resolved' : `${formatCount(count)} errors resolved`,
  reopen: 'Open again',
  reopened: (count: number): string =>
    count === 1 ? 'Error opened again' : `${formatCount(count)} errors opened again`,
} as const;

/** Texts of an error's own page. */
export const errorTextsOfOne = {
  title: 'Error',
  back: 'All errors',
  loading: 'Loading …',
  failed: 'The error could not be loaded',
  retry: 'Try again',
  missing: 'This error is no longer stored. Errors are kept for 90 days after they were last seen.',
  factsOf: 'Facts',
  place: 'File or function',
  version: 'Newest version',
  evidence: 'Attributed by',
  evidences: {
    stack: 'an address in its stack',
    components: 'the components around it',
    file: 'the file that failed',
    region: 'the part of the page',
    page: 'the page that was shown: nothing else names an app',
    function: 'the name of the function',
  } as Readonly<Record<string, string>>,
  resolve: 'Resolve',
  resolving: 'Resolving …',
  reopen: 'Open again',
  reopening: 'Opening …',
  resolvedNote:
    'It opens again, and its owner gets an email, when a version has it that did not have it before.',
  changeFailed: 'The status was not changed. Try again.',
  stack: 'Stack of the newest one',
  noStack: 'It has no stack.',
  symbols: 'Reading source maps …',
  symbolsFailed: 'The source maps could not be read. These are places in the built files.',
  noMap: 'no source map',
  in: (name: string): string => `in ${name}`,
  breadcrumbs: 'What happened before',
  noBreadcrumbs: 'Nothing was recorded before it.',
  crumbs: { page: 'page', event: 'event', request: 'failed request' } as Readonly<
    Record<string, string>
  >,
  before: (seconds: string): string => `${seconds} s before`,
  days: 'Day by day',
  daysCaption: 'Errors and visitors of each day and version',
  day: 'Day',
  samples: 'Composition of the newest one',
  unknownComposition: 'unknown',
} as const;
