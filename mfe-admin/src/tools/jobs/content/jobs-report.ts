import type { ReportSchedule } from '../api/jobs-report-settings';

/** Paths of the tool and of its import. */
export const jobsReportPath = '/weekly-ai-jobs-report';
export const jobImportPath = '/weekly-ai-jobs-report/import';

export const reportTexts = {
  title: 'Weekly AI jobs report',
  lede: 'What happened on our job board in a week, from the postings themselves: to measure, to edit, to publish on the blog, to send and to hand over to LinkedIn.',
  toImport: 'Import jobs',
  week: 'Week',
  weekOption: (name: string, days: string, status: string | undefined): string =>
    `${name}, ${days}${status === undefined ? '' : ` (${status})`}`,
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  retry: 'Try again',
  missing: 'This week was not measured yet.',
  missingDetail:
    'Measuring counts the postings of the week and of the week before, and writes a text from the figures. Nothing is published.',
  measure: 'Measure this week',
  measuring: 'Measuring …',
} as const;

export const figureTexts = {
  title: 'Figures',
  source: (at: string): string =>
    `Source: postings on our job board, without samples and drafts. Measured ${at} UTC.`,
  running: 'This week is not over. Its figures go up to the moment they were measured.',
  empty:
    'There was no posting in this week or the one before. Import jobs first, or choose another week.',
  tiles: {
    new: 'New',
    closed: 'Closed',
    open: 'Open at the end',
    remote: 'Remote, of the open ones',
  },
  before: (count: string): string => `${count} in the week before`,
  tooFew: 'too few',
  tooFewNote: 'A share needs five open postings at least.',
  trend: 'New, closed and open postings in twelve weeks',
  roles: 'Open postings by role',
  columns: { new: 'New', closed: 'Closed', open: 'Open', change: 'Change' },
  groups: { roles: 'By role', levels: 'By level', places: 'By place', modes: 'By way of working' },
  pay: 'Posted pay a year: quartiles of the middles of the ranges, of open postings',
  payColumns: {
    postings: 'Postings',
    n: 'n',
    p25: '25 %',
    median: 'Median',
    p75: '75 %',
    before: 'Median before',
  },
  payHidden: 'not shown, n < 5',
  allRoles: 'all roles',
  skills: 'Skills that grew: open postings that name them',
  skillColumns: { skill: 'Skill', open: 'Open', before: 'Week before', change: 'Change' },
  noSkills: 'No skill was named by more open postings than a week earlier.',
  bands: 'Public pay figures for the same roles',
  bandColumns: {
    role: 'Role',
    country: 'Country',
    period: 'Period',
    n: 'n',
    p25: '25 %',
    median: 'Median',
    p75: '75 %',
    source: 'Source',
  },
  notPublished: 'not published',
} as const;

export const textTexts = {
  title: 'Text',
  fields: { title: 'Title', description: 'Description', text: 'Text (Markdown)' },
  length: (count: number, min: number, max: number): string =>
    `${count} characters; ${min} to ${max} are recommended`,
  save: 'Save',
  saving: 'Saving …',
  saved: (version: number): string => `Version ${version}, saved`,
  unsaved: 'Unsaved changes',
  again: 'Measure again …',
  askTitle: 'Measure the week again?',
  ask: 'The figures are counted again. A new text is written from them as well, unless you keep yours.',
  askEdited:
    'The text was edited by hand. A new text replaces it; keep yours to bring it over to the new figures yourself.',
  rewrite: 'New figures, new text',
  keep: 'New figures, keep the text',
  cancel: 'Cancel',
} as const;

export const publishTexts = {
  title: 'Blog',
  draft:
    'The report is a draft. Publishing makes it a post of the blog under “Weekly jobs report”.',
  published: 'The report is published. Publishing again brings the same post up to date.',
  publish: 'Publish',
  again: 'Publish again',
  publishing: 'Publishing …',
  saveFirst: 'Save your changes first.',
  runs: 'This week is not over: its figures will change until Sunday.',
  updating: 'Updating the site …',
  live: 'Live',
  open: 'Open the page',
  inEditor: 'Open in the editor of the blog',
  siteFailed: 'Published, but the site was not updated at once',
  siteRetry: 'Update the site',
  postChanged: 'The post was changed in the editor of the blog since it was published.',
  overwrite: 'Publish over those changes',
} as const;

export const newsletterTexts = {
  title: 'Newsletter',
  readers: (count: number): string =>
    `${count.toLocaleString('en-US')} confirmed ${count === 1 ? 'subscriber' : 'subscribers'} would get it, each address once.`,
  publishFirst: 'The report is sent as it is published: publish it first.',
  noReaders: 'No one has confirmed a subscription yet, so there is no one to send it to.',
  noAddress:
    'No postal address of the sender is set (SITE_POSTAL_ADDRESS). Canada (CASL) and the United States (CAN-SPAM) ask for one in every newsletter.',
  send: 'Send the newsletter …',
  sure: (count: number): string =>
    `Send the published report to ${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'} now? Mails that went out cannot be taken back.`,
  sureYes: 'Send now',
  cancel: 'Cancel',
  progress: 'Mails sent',
  status: {
    sending: 'It is being sent.',
    paused: 'It is paused. The others get it when it goes on.',
    finished: 'It was sent.',
  },
  counts: (sent: number, recipients: number): string =>
    `${sent.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')} sent`,
  rest: {
    waiting: 'Waiting',
    queued: 'In the mail queue',
    failed: 'Failed',
    skipped: 'Unsubscribed meanwhile',
  },
  pause: 'Pause',
  resume: 'Go on',
  failed: 'That did not work. Check the connection and try again.',
} as const;

export const handOverTexts = {
  title: 'LinkedIn',
  publishFirst: 'The post links to the published report: publish it first.',
  detail: 'It becomes a draft of the LinkedIn tool, where it is edited and posted.',
  label: 'Post',
  count: (count: number, most: number): string =>
    `${count.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`,
  handOver: 'Hand over as a draft',
  done: 'The report was handed over.',
  open: 'Open the LinkedIn tool',
  failed: 'The draft was not handed over. Check the connection and try again.',
} as const;

export const scheduleTexts = {
  title: 'By itself',
  label: 'When a week is over',
  hint: 'The scheduler looks every hour, or a command does: pnpm jobs-report run. It never publishes or sends a week twice, and leaves alone what a person has edited.',
  options: {
    off: 'do nothing',
    prepares: 'prepare a draft',
    publishes: 'prepare and publish it',
    sends: 'prepare, publish and send it',
  } satisfies Record<ReportSchedule, string>,
  saved: 'Saved',
  failed: 'This was not saved. Check the connection and try again.',
} as const;

/** Why a report was not changed; the text of the person stays. */
export const reportFailureTexts = {
  /** The report was changed since it was loaded. */
  conflict:
    'Someone else changed this report meanwhile. Copy your text, reload the page and bring it in again.',
  /** The post was changed in the blog's editor since it was published. */
  'post-changed': publishTexts.postChanged,
  'slug-taken':
    'Another post has the address of this report, or had it before. Change that post’s address in the editor of the blog, then publish again.',
  'not-allowed':
    'Your sign-in has ended. Sign in again in another tab, then try again here; your text stays.',
  offline: 'There was no answer. Check the connection and try again; your text stays.',
  refused:
    'The report was refused. It needs a title of at most 200 characters, a description of at most 400, and a text.',
} as const;
