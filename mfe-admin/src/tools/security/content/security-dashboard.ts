import { formatCount } from '@talent/sdk/format';

/** Texts of the security dashboard. */
export const security = {
  title: 'Security dashboard',
  lede: 'Response headers, reports from browsers and the gateway, the live versions and their files, and who has access.',
  loading: 'Loading …',
  failed: 'This could not be loaded',
  retry: 'Try again',
  sections: {
    headers: 'Response headers',
    reports: 'Content security policy reports',
    events: 'Sign-ins, denied checks and limits',
    versions: 'Live versions and integrity',
    canary: 'Canary',
    advisories: 'Dependency advisories',
    roles: 'Admins',
    audit: 'Audit log',
  },
} as const;

/** Texts of the row of figures at the top. */
export const summaryTexts = {
  label: 'The last seven days',
  reports: 'kinds of policy reports',
  signIns: 'failed sign-ins',
  denied: 'denied admin checks',
  limited: 'requests over a limit',
  roles: 'role changes',
  note: 'Counted by the database over the last seven days. Policy reports exclude extension noise.',
  notCollected: 'A dash means the figure is not collected.',
} as const;

/** Texts of the grades. */
export const gradeTexts = {
  lede: 'The server requests each page at its public address, as a visitor without cookies gets it.',
  measured: (at: string): string => `Measured ${at}.`,
  again: 'Measure again',
  measuring: 'Measuring …',
  rules: 'Rules:',
  rulesNote:
    'The baseline is 100, and bonuses count from 90 points. Browser preload lists are not checked, so their 5-point bonus is never given here.',
  noHttps:
    'This site is served over http. The two https tests cannot pass here, which costs 40 points, and bonuses do not count.',
  guarded: 'Staff pages are not graded. To a visitor they answer like an unknown path.',
  caption: 'Grades by page',
  page: 'Page',
  grade: 'Grade',
  score: 'Score',
  status: 'Status',
  unanswered: 'no answer',
  details: (path: string): string => `Tests of ${path}`,
  pick: 'Show the tests of',
  test: 'Test',
  points: 'Points',
  result: 'Result',
  evidence: 'Evidence',
  missing: 'How to earn more points',
  complete: 'The site has earned every point it can earn by itself.',
} as const;

/** Pages that are graded, with the app that they belong to. */
export const gradedPages = [
  { path: '/', app: 'mfe-marketing' },
  { path: '/ai-ml-salary-data', app: 'mfe-salary-tools' },
  { path: '/ai-hiring-insights-blog', app: 'mfe-blog' },
  { path: '/admin-login-xyz123', app: 'shell' },
] as const;

/** Texts of the reports of browsers. */
export const reportTexts = {
  caption: 'Browser reports, with identical ones counted together',
  lede: 'What the content security policy blocked in visitors’ browsers. Kept for 90 days after the last report, without visitor addresses or query strings.',
  withNoise: 'Include noise from extensions, browsers and virus scanners',
  filter: 'Directive, address or page',
  empty: 'No reports. They appear here soon after a browser blocks something.',
  directive: 'Directive',
  blocked: 'Blocked',
  page: 'Page',
  source: 'Script',
  noise: 'Kind',
  noises: {
    extension: 'extension',
    browser: 'browser',
    injected: 'injected',
    'other-site': 'other site',
  } as Readonly<Record<string, string>>,
  mayBeOurs: 'to check',
  count: 'Reports',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
} as const;

/** Texts of the events. */
export const eventTexts = {
  caption: 'Events of the last 90 days, with identical ones on a day counted together',
  lede: 'Recorded by the gateway and by form limits. A wrong password and a wrong code from an email both count as failed sign-ins. Network and email addresses are kept only as keyed hashes. The same hash means the same sender.',
  off: 'Failed sign-ins and denied admin checks are not collected',
  offHow:
    'Set GATEWAY_SECRET (at least 32 characters) in the environment of the site and of the backend functions, then restart the site. Form limits are counted in any case.',
  failing: 'Events are not reaching the backend',
  failingHow: (waiting: number): string =>
    `${waiting} are waiting at the gateway and are sent again every 30 seconds. Check that the security-events function is deployed with the same GATEWAY_SECRET.`,
  dropped: (dropped: number): string =>
    `${dropped} events have been lost since the gateway started, because too many were waiting.`,
  filter: 'Kind, subject, reason or hash',
  empty: 'No events.',
  kind: 'Kind',
  kinds: {
    'sign-in-failed': 'failed sign-in',
    'admin-denied': 'denied admin check',
    'rate-limited': 'over a limit',
  } as Readonly<Record<string, string>>,
  subject: 'Subject',
  subjects: {
    account: 'account change',
    code: 'code or link from an email',
    mail: 'sign-in email',
    session: 'session renewal',
    staff: 'staff check',
  } as Readonly<Record<string, string>>,
  reason: 'Reason',
  address: 'Address',
  account: 'Account',
  unknown: 'unknown',
  count: 'Times',
  firstSeen: 'First',
  lastSeen: 'Last',
  limits: 'Attempts within the limits, last 24 hours',
  noLimits: 'No forms were sent in the last 24 hours.',
  form: 'Form',
  countedBy: 'Counted by',
  countedBys: { ip: 'network address', email: 'email' } as Readonly<Record<string, string>>,
  attempts: 'Attempts',
  senders: 'Senders',
  busiest: 'Busiest sender',
} as const;

/** Texts about what is live. */
export const platformTexts = {
  caption: (channel: string): string => `Live in ${channel}`,
  revision: (revision: number): string => `Revision ${revision}`,
  served: 'visitors see this one',
  app: 'App',
  version: 'Version',
  commit: 'Commit',
  noCommit: 'not known',
  since: 'Live since',
  rollback: 'A rollback restores',
  none: 'none',
  integrity: 'Files',
  unchecked: 'not checked',
  whole: (files: number): string => `${files} intact`,
  damagedCount: (count: number): string => `${formatCount(count)} damaged`,
  unreadable: 'not readable',
  check: 'Check every file',
  checking: 'Reading every file …',
  checkFailed: 'The files were not checked',
  allWhole: (files: number, bytes: string, at: string): string =>
    `All ${files} files (${bytes}) are as published. Checked ${at}.`,
  someDamaged: (at: string): string => `Some files differ from what was published. Checked ${at}.`,
  damagedHow: 'To repair it, publish that version again from its commit.',
  changed: 'was changed',
  missing: 'is missing',
  undone: (what: string): string => `Rolled back automatically to ${what}`,
  damagedRevisions: 'Newer revisions cannot be read. The last good one stays live.',
} as const;

/** Texts about the canary. */
export const canaryTexts = {
  none: 'No canary has been started yet.',
  running: (what: string, percent: number, since: string): string =>
    `${what} has been served to ${percent}% of visitors since ${since}.`,
  over: (what: string): string => `${what} is over.`,
  ended: {
    worse: (what: string, at: string): string =>
      `${what} was worse and was stopped automatically, ${at}.`,
    stopped: (what: string, at: string): string => `${what} was stopped, ${at}.`,
    promoted: (what: string, at: string): string => `${what} was promoted, ${at}.`,
  },
  moved: (apps: string): string =>
    `${apps} changed on stable since the canary started, so it can no longer be promoted.`,
  caption: 'Compared with stable',
  measure: 'Measure',
  measures: {
    answers: 'Answers with a server error',
    views: 'Page views with a script error or a missing part',
    LCP: 'Largest contentful paint, 75th percentile',
    CLS: 'Layout shift, 75th percentile',
    INP: 'Interaction to next paint, 75th percentile',
  },
  canary: 'Canary',
  stable: 'Stable',
  evidence: 'Evidence',
  verdict: 'Verdict',
  verdicts: { worse: 'worse', suspicious: 'suspicious', fine: 'not worse' },
  of: (value: string, trials: number): string => `${value} of ${formatCount(trials)}`,
  nothingYet: 'Nothing to compare yet. Both sides need visitors.',
  bound: (stopAt: number): string =>
    `The canary stops at evidence of ${stopAt}. A version that is no worse reaches that in at most 1% of canaries, however often it is checked.`,
  deaf: 'Browser errors and web vitals are not included, because this site does not collect analytics.',
} as const;

/** Texts about the dependencies. */
export const advisoryTexts = {
  caption: 'Known advisories for packages in live versions',
  lede: 'Packages in each live version that the last report of known advisories names. Record a report with pnpm release audit.',
  none: 'No known advisories for the packages in these versions.',
  app: 'App',
  state: 'Known advisories',
  measured: (count: number, at: string): string =>
    count === 0 ? `no known advisory, ${at}` : `${formatCount(count)} known, ${at}`,
  unavailable: (at: string): string => `not checked, ${at}`,
  source: (tool: string): string => `Source: a report of ${tool}`,
  notNoted: 'not recorded: no report came since this version went live',
  package: 'Package',
  severity: 'Severity',
  advisory: 'Advisory',
  versions: 'In use',
  patched: 'Fixed in',
  unpatched: 'not yet',
} as const;
