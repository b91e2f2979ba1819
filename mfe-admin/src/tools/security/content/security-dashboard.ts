/** Texts of the security dashboard. */
export const security = {
  title: 'Security dashboard',
  lede: 'How the site answers, what browsers and the gateway have noticed, what is live and whether it is whole, and who may do what.',
  loading: 'Loading …',
  failed: 'This could not be loaded',
  retry: 'Try again',
  utc: 'UTC',
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
  note: 'Counted by the database over the last seven days. Policy reports without extension noise.',
  notCollected: 'A dash stands for what is not collected.',
} as const;

/** Texts of the grades. */
export const gradeTexts = {
  lede: 'Asked by the server at the public address, as a visitor without cookies gets it.',
  measured: (at: string): string => `Measured ${at} UTC.`,
  again: 'Measure again',
  measuring: 'Asking the site …',
  rules: 'Rules:',
  rulesNote:
    'Baseline 100; bonuses count from 90 points on. Browsers’ preload lists are not looked into, so that bonus of 5 points is never given here.',
  noHttps:
    'This site is served over http. The two tests about https cannot pass here, which costs 40 points, and bonuses do not count.',
  guarded: 'Pages of the staff area are not graded: to a visitor they answer like an unknown path.',
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
  missing: 'What would earn more points',
  complete: 'Every point that a site can earn by itself is earned.',
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
  caption: 'Reports of browsers, equal ones counted together',
  lede: 'What the content security policy has blocked in visitors’ browsers. Kept for 90 days after the last report, without addresses of visitors and without query strings.',
  withNoise: 'Show noise of extensions, browsers and virus scanners too',
  filter: 'Directive, address or page',
  empty:
    'No browser has reported anything. Reports appear here a moment after something is blocked.',
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
  mayBeOurs: 'to look into',
  count: 'Reports',
  firstSeen: 'First seen, UTC',
  lastSeen: 'Last seen, UTC',
} as const;

/** Texts of the events. */
export const eventTexts = {
  caption: 'Events of the last 90 days, equal ones of a day counted together',
  lede: 'Noticed by the gateway and by the limits of forms. A wrong password and a wrong code of a mail are both failed sign-ins. Addresses and e-mails are kept as keyed hashes only: the same hash is the same sender.',
  off: 'Failed sign-ins and denied admin checks are not collected',
  offHow:
    'Set GATEWAY_SECRET, at least 32 characters, in the environment of the site and of the functions of the backend, then restart the site. Limits of forms are counted all the same.',
  failing: 'Events do not reach the backend at the moment',
  failingHow: (waiting: number): string =>
    `${waiting} wait at the gateway and are sent again every 30 seconds. Check that the function security-events is deployed with the same GATEWAY_SECRET.`,
  dropped: (dropped: number): string =>
    `${dropped} events were lost since the gateway started, because too many waited.`,
  filter: 'Kind, subject, reason or hash',
  empty: 'Nothing has been noticed.',
  kind: 'Kind',
  kinds: {
    'sign-in-failed': 'failed sign-in',
    'admin-denied': 'denied admin check',
    'rate-limited': 'over a limit',
  } as Readonly<Record<string, string>>,
  subject: 'Subject',
  subjects: {
    account: 'account change',
    code: 'code or link of a mail',
    mail: 'sign-in mail',
    session: 'session renewal',
    staff: 'staff check',
  } as Readonly<Record<string, string>>,
  reason: 'Reason',
  address: 'Address',
  account: 'Account',
  unknown: 'unknown',
  count: 'Times',
  firstSeen: 'First, UTC',
  lastSeen: 'Last, UTC',
  limits: 'Attempts that limits let through, last 24 hours',
  noLimits: 'No form was sent in the last 24 hours.',
  form: 'Form',
  countedBy: 'Counted by',
  countedBys: { ip: 'address', email: 'e-mail' } as Readonly<Record<string, string>>,
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
  since: 'Live since, UTC',
  rollback: 'A rollback restores',
  none: 'none',
  integrity: 'Files',
  unchecked: 'not checked',
  whole: (files: number): string => `${files} whole`,
  damagedCount: (count: number): string => `${count} damaged`,
  unreadable: 'not readable',
  check: 'Check every file',
  checking: 'Reading every file …',
  checkFailed: 'The files were not checked',
  allWhole: (files: number, bytes: string, at: string): string =>
    `All ${files} files (${bytes}) are what was published. Checked ${at} UTC.`,
  someDamaged: (at: string): string => `Files differ from what was published. Checked ${at} UTC.`,
  damagedHow: 'Publish that version again from its commit; nothing else repairs a file.',
  changed: 'was changed',
  missing: 'is missing',
  damagedRevisions: 'Newer revisions cannot be read; the last good one stays live.',
} as const;

/** Texts about the canary. */
export const canaryTexts = {
  none: 'No version has been tried on a share of the visitors yet.',
  running: (what: string, percent: number, since: string): string =>
    `${what} is given to ${percent} % of the visitors, since ${since} UTC.`,
  over: (what: string): string => `${what} is over.`,
  ended: {
    worse: (what: string, at: string): string =>
      `${what} was worse and was stopped by itself, ${at} UTC.`,
    stopped: (what: string, at: string): string => `${what} was stopped, ${at} UTC.`,
    promoted: (what: string, at: string): string => `${what} was promoted, ${at} UTC.`,
  },
  moved: (apps: string): string =>
    `${apps} changed on stable since it began: the canary can no longer be promoted.`,
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
  of: (value: string, trials: number): string => `${value} of ${trials.toLocaleString('en-US')}`,
  nothingYet: 'Nothing to compare yet: both sides need visitors.',
  bound: (stopAt: number): string =>
    `Evidence of ${stopAt} stops it: a version that is no worse meets that in at most 1 % of all canaries, however often it is looked at.`,
  deaf: 'Errors and web vitals of browsers are not heard, because this site does not collect analytics.',
} as const;

/** Texts about the dependencies. */
export const advisoryTexts = {
  caption: 'Known advisories of production dependencies',
  lede: 'Production dependencies of each live version, checked against advisories imported from OSV (pnpm import-advisories). Without an import, the package registry is asked when a version is published (pnpm audit).',
  none: 'No advisory is known for the dependencies of these versions.',
  app: 'App',
  state: 'Known advisories',
  measured: (count: number, at: string): string =>
    count === 0 ? `no known advisory, ${at} UTC` : `${count} known, ${at} UTC`,
  unavailable: (at: string): string => `not available, ${at} UTC`,
  fromRegistry: 'Source: the package registry (pnpm audit). No advisories were imported.',
  imported: (databases: string, newest: string, importedAt: string): string =>
    `Source: OSV, ${databases}. Newest advisory ${newest} UTC, imported ${importedAt} UTC.`,
  notNoted: 'not noted: it was published before this was recorded, or the site is still asking',
  package: 'Package',
  severity: 'Severity',
  advisory: 'Advisory',
  versions: 'In use',
  patched: 'Mended in',
  unpatched: 'not yet',
} as const;
