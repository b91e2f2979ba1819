import { formatCount } from '@talent/sdk/format';
import type { ReportSchedule } from '../api/report-steps';

/** Paths of the tool and of its import. */
export const jobsReportPath = '/weekly-ai-jobs-report';
export const jobImportPath = '/weekly-ai-jobs-report/import';

export const reportTexts = {
  title: 'Weekly AI jobs report',
  lede: 'The job market, and one week on our own board, counted from the postings. Measure it, edit the report, publish it on the blog, email it to subscribers and draft a LinkedIn post.',
  toImport: 'Import jobs',
  week: 'Week',
  weekOption: (name: string, days: string, status: string | undefined): string =>
    `${name}, ${days}${status === undefined ? '' : ` (${status})`}`,
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  retry: 'Try again',
  missing: 'This week has not been measured yet.',
  missingDetail:
    'Measuring counts the postings of this week and the week before, takes the newest figures of the market, and writes a draft from both. Nothing is published.',
  measure: 'Measure this week',
  measuring: 'Measuring …',
} as const;

export const figureTexts = {
  market: 'The job market: the newest whole month of each figure',
  marketColumns: {
    figure: 'Figure',
    month: 'Month',
    US: 'United States',
    usBefore: 'US, a year before',
    CA: 'Canada',
    caBefore: 'Canada, a year before',
  },
  fetched: (day: string): string => `fetched ${day}`,
  board: 'Our job board',
  tables: 'Show the tables',
  source: (at: string): string =>
    `Source: postings on our job board, excluding samples and drafts. Measured ${at}.`,
  running: 'This week is not over. The figures are those up to the time of measuring.',
  empty:
    'There were no postings on our board this week or the week before. Import jobs first, or choose another week.',
  emptyWithMarket:
    'There were no postings on our board this week or the week before. The report is about the market alone.',
  tiles: {
    new: 'New',
    closed: 'Closed',
    open: 'Open at the end',
    remote: 'Share of open roles that are remote',
  },
  before: (count: string): string => `${count} the week before`,
  tooFew: 'too few',
  tooFewNote: 'A share is shown from five open postings.',
  trend: 'New, closed and open postings over twelve weeks',
  roles: 'Open postings by role',
  columns: { group: 'Group', new: 'New', closed: 'Closed', open: 'Open', change: 'Change' },
  groups: { roles: 'By role', levels: 'By level', places: 'By place', modes: 'By work mode' },
  pay: 'Posted pay per year: quartiles of the midpoints of the ranges in open postings',
  payColumns: {
    postings: 'Postings',
    n: 'n',
    p25: '25%',
    median: 'Median',
    p75: '75%',
    before: 'Median, week before',
  },
  payHidden: 'not shown, n < 5',
  allRoles: 'all roles',
  skills: 'Skills named in more open postings than last week',
  skillColumns: { skill: 'Skill', open: 'Open', before: 'Week before', change: 'Change' },
  noSkills: 'No skill is named in more open postings than a week earlier.',
  bands: 'Public pay figures for the same roles',
  bandColumns: {
    role: 'Role',
    country: 'Country',
    period: 'Period',
    n: 'n',
    p25: '25%',
    median: 'Median',
    p75: '75%',
    source: 'Source',
  },
  notPublished: 'not published',
} as const;

export const textTexts = {
  /** For the question before it would be lost. */
  work: 'The words of this report',
  fields: { title: 'Title', description: 'Description', text: 'Text (Markdown)' },
  length: (count: number, min: number, max: number): string =>
    `${count} characters; ${min} to ${max} are recommended`,
  save: 'Save',
  saving: 'Saving …',
  saved: (version: number): string => `Version ${version}, saved`,
  unsaved: 'Unsaved changes',
  toPreview: 'Continue to preview',
  aside: 'Beside the text',
  asides: { preview: 'Preview', figures: 'Figures' },
  again: 'Measure again …',
  askTitle: 'Measure the week again?',
  ask: 'The figures are counted again, and a new text is written from them unless you keep yours.',
  askEdited:
    'This text was edited by hand. A new text would replace it. To keep it, choose “keep the text” and update its figures yourself.',
  rewrite: 'New figures, new text',
  keep: 'New figures, keep the text',
  cancel: 'Cancel',
} as const;

export const publishTexts = {
  draft: 'The report is a draft. Publishing adds it to the blog under “Weekly jobs report”.',
  published: 'The report is published. Publishing again updates the same post.',
  publish: 'Publish',
  again: 'Publish again',
  publishing: 'Publishing …',
  saveFirst: 'Save your changes first.',
  runs: 'This week is not over: its figures can change until the end of Sunday.',
  updating: 'Updating the site …',
  live: 'Live',
  open: 'Open the page',
  inEditor: 'Open in the blog editor',
  siteFailed: 'Published, but the site could not be updated',
  siteRetry: 'Update the site',
  postChanged: 'The post has been changed in the blog editor since it was published.',
  overwrite: 'Publish and overwrite those changes',
} as const;

export const newsletterTexts = {
  readers: (count: number): string =>
    `${formatCount(count)} confirmed ${count === 1 ? 'subscriber' : 'subscribers'} will get it, one email each.`,
  publishFirst: 'Subscribers get the published report. Publish it first.',
  noReaders: 'There are no confirmed subscribers yet.',
  allLeftOut: 'The address of every confirmed subscriber refuses mail.',
  noAddress:
    'The sender’s postal address is not set (SITE_POSTAL_ADDRESS). Canada (CASL) and the United States (CAN-SPAM) require one in every newsletter.',
  send: 'Send the newsletter …',
  sure: (count: number): string =>
    `Send the published report to ${formatCount(count)} ${count === 1 ? 'address' : 'addresses'} now? Sent emails cannot be recalled.`,
  sureYes: 'Send now',
  cancel: 'Cancel',
  progress: 'Emails sent',
  status: {
    sending: 'The newsletter is being sent.',
    paused: 'Sending is paused. The remaining subscribers get it when you resume.',
    finished: 'The newsletter was sent.',
  },
  counts: (sent: number, recipients: number): string =>
    `${formatCount(sent)} of ${formatCount(recipients)} sent`,
  rest: {
    waiting: 'Waiting',
    queued: 'In the email queue',
    failed: 'Failed',
    left_out: 'Left out: the address refuses mail',
    skipped: 'Unsubscribed in the meantime',
  },
  pause: 'Pause',
  resume: 'Resume',
  failed: 'That did not work. Check the connection and try again.',
} as const;

export const handOverTexts = {
  publishFirst: 'The post links to the published report. Publish it first.',
  detail: 'This creates a draft in the LinkedIn tool, where you edit and post it.',
  label: 'Post',
  count: (count: number, most: number): string =>
    `${formatCount(count)} of ${formatCount(most)} characters`,
  card: 'The report, shared on LinkedIn',
  cardHint:
    'The post is sent with this picture. LinkedIn shows the same one where someone pastes the link.',
  handOver: 'Create LinkedIn draft',
  done: 'The LinkedIn draft was created.',
  openDraft: 'Open the draft in the LinkedIn tool',
  open: 'Open it in the LinkedIn tool',
  posted: 'The report is posted on LinkedIn.',
  failed: 'The LinkedIn draft was not created. Check the connection and try again.',
} as const;

export const scheduleTexts = {
  title: 'Automation',
  label: 'When a week ends',
  hint: 'The scheduler checks every hour; pnpm data jobs-report run does the same at once. It never publishes or sends a week twice, and never changes a report that a person has edited.',
  options: {
    off: 'do nothing',
    prepares: 'prepare a draft',
    publishes: 'prepare and publish it',
    sends: 'prepare, publish and send it',
  } satisfies Record<ReportSchedule, string>,
  saved: 'Saved',
  failed: 'The setting was not saved. Check the connection and try again.',
} as const;

/** The choices when someone else has saved the same report. */
export const conflictTexts = {
  mine: 'Save my text over theirs',
  theirs: 'Take their text',
} as const;

/** Why a report was not changed; the text of the person stays. */
export const reportFailureTexts = {
  /** The report was changed since it was loaded. */
  conflict: 'Someone else changed this report in the meantime. Your text stays until you choose.',
  /** The post was changed in the blog's editor since it was published. */
  'post-changed': publishTexts.postChanged,
  'slug-taken':
    'Another post uses this report’s address, or used it before. Change that post’s address in the blog editor, then publish again.',
  'not-allowed':
    'Your sign-in has ended. Sign in again in another tab, then try again here; your text stays.',
  offline:
    'The server did not confirm the change. Check the connection and try again; your text stays.',
  refused:
    'The report was not accepted. It needs a title of at most 200 characters, a description of at most 400, and a text.',
} as const;
