import { formatCount } from '@talent/sdk/format';
import type { Audience } from '../api/traffic';

/** Texts of the traffic dashboard. */
export const traffic = {
  title: 'Viral traffic',
  lede: 'Your visitors: where they come from, what they read, and what they share.',
  loading: 'Loading the figures …',
  failed: 'The figures could not be loaded. Check the connection, then try again.',
  retry: 'Try again',
  sections: {
    overview: 'Overview',
    pages: 'Pages and engagement',
    sources: 'Sources',
    campaigns: 'Campaigns',
    vitals: 'Core web vitals',
    shares: 'Shares',
  },
} as const;

/** Where the figures come from; always shown above them. */
export const sourceTexts = {
  backend: (newest: string): string =>
    `Collected by the site from visitors who agreed to analytics. Newest event: ${newest}. Visitors who did not agree are not in these figures.`,
  local: 'From this browser’s own events, at most the last 100.',
  off: 'This site does not collect visits, so the figures of other visitors are not here. Ask the operator to turn on collection.',
  none: 'This browser has no visits in these days. It keeps them only after “Accept All Cookies”.',
  waiting:
    'No visits yet. Open the site, accept cookies, and look at a page: the visit appears here within seconds.',
  open: 'Open the site',
  samples: 'Sample visits',
  samplesWhy:
    'A generator made these visits up to show what the tool does. They are never counted with real visitors.',
  deleteSamples: 'Delete the samples',
  deleteFailed: 'The samples could not be deleted. Check the connection, then try again.',
} as const;

/** Texts of this browser's own events. */
export const localTexts = {
  caption: 'Events of this browser',
  columns: {
    at: 'Time',
    type: 'Event',
    path: 'Page',
    referrer: 'Page before',
    details: 'Details',
  },
} as const;

export const rangeTexts = {
  legend: 'Days, in UTC',
  preset: (days: number): string => `${days} days`,
  from: 'From',
  to: 'To',
  apply: 'Show',
  problems: {
    'not-a-day': 'Enter two dates.',
    backwards: 'The first day must not be after the last one.',
    'too-long': 'Choose at most 400 days.',
  },
  audience: 'Visits by',
  audiences: {
    visitor: 'Visitors',
    staff: 'Staff',
    bot: 'Bots',
    sample: 'Samples',
  } satisfies Record<Audience, string>,
} as const;

export const overviewTexts = {
  visitors: 'Visitors',
  views: 'Page views',
  engaged: 'Engaged visitors',
  time: 'Average time on a page',
  chart: 'Visitors and page views by day',
  unknown: 'none',
} as const;

export const visitTexts = {
  loading: 'Loading …',
  live: 'Now',
  liveChart: 'Page views by minute',
  liveViews: 'Page views',
  liveOfVisitors: 'Samples are of the past: this part shows real visitors.',
  liveNote: (views: number): string => `${formatCount(views)} page views in the last 30 minutes`,
  liveVisitors: (count: number): string =>
    count === 1 ? '1 visitor' : `${formatCount(count)} visitors`,
  change: (change: string): string => `${change} against the period before`,
  noBefore: 'No period before to compare with',
  normal: (low: string, high: string): string => `Normal: ${low} to ${high}`,
  visitors: 'This period',
  before: 'Period before',
  figure: 'Chart',
  lists: {
    source: 'Referrers',
    page: 'Most viewed pages',
    campaign: 'Campaign names',
    landing: 'First pages',
  },
  share: (share: string): string => `${share} of all`,
  nothing: 'Nothing in this period.',
  filter: (name: string): string => `Show only ${name}`,
  startedOn: (path: string): string => `Show only visits that started on ${path}`,
  cameOver: (path: string): string => `Show only visits that viewed ${path}`,
  goal: 'Goal',
  goals: {
    contact: 'Contact',
    application: 'Application',
    newsletter: 'Newsletter',
    gate: 'Salary access',
  },
  steps: ['Visited', 'Read on', 'Opened the form’s page', 'Reached the goal'],
  ofBefore: (share: string): string => `${share} of the previous step`,
  journeys: 'Journeys',
  journeysNote: 'The pages that most visits began with. Press a page to follow its visits.',
  retention: 'Returning browsers by week',
  retentionNote:
    'Each browser counts once a week, with its first visit of that week. A segment is of these visits.',
  retentionOfBoth: 'New or returning is not applied here, because each row has both.',
  firstWeek: 'First week',
  browsers: 'Browsers',
  weekLater: (week: number): string => `Week ${week}`,
  funnel: 'Goals',
} as const;

/** Texts of posts and releases on an axis of time. */
export const markTexts = {
  list: 'Posts and releases',
  names: { post: 'Post', release: 'Release' },
  both: 'Post and release',
  inWeek: 'In this week',
  posts: (count: number): string => (count === 1 ? '1 post' : `${formatCount(count)} posts`),
  releases: (count: number): string =>
    count === 1 ? '1 release' : `${formatCount(count)} releases`,
} as const;

export const tableTexts = {
  page: 'Page',
  views: 'Views',
  engaged: 'Engaged',
  time: 'Average time',
  depth: 'Average depth',
  reached: (depth: number): string => `Reached ${depth}%`,
  source: 'Source',
  kind: 'Kind',
  visitors: 'Visitors',
  emails: 'Emails',
  contacts: 'Contacts',
  campaign: 'Campaign',
  medium: 'Medium',
  part: { page: 'Page', version: 'App and version' },
  vital: 'Metric',
  p75: '75th percentile',
  rating: 'Rating',
  samples: 'Measured',
  way: 'Channel',
  shares: 'Shares',
  arrivals: 'Arrived from there',
  notTold: 'unknown',
  notSet: 'not set',
  empty: 'Nothing in this period.',
  noCampaigns: 'No visits in this period came from a campaign link. Make one below.',
  noShares: 'No article was shared in this period.',
  sharesNote:
    'Clicks on LinkedIn, X, Email and “Copy link” below articles. Clicks don’t show if a post was sent. Visitors who came to the same page from LinkedIn or X are counted next to it. Opens of copied links and emails are not tracked.',
  ratings: { good: 'Good', 'needs-improvement': 'Needs improvement', poor: 'Poor' },
  vitalsNote:
    'The last 28 days of the period, as Google judges them. Thresholds of web.dev at the 75th percentile: LCP 2.5 s, INP 200 ms, CLS 0.1, FCP 1.8 s, TTFB 0.8 s.',
} as const;

export const campaignLinkTexts = {
  title: 'Make a campaign link',
  lede: 'With collection on, visitors who use the link are counted under its campaign.',
  fields: {
    path: { label: 'Page', hint: 'A path on this site, such as /ai-ml-salary-data.' },
    source: { label: 'Source', hint: 'Where it appears: newsletter, linkedin.' },
    medium: { label: 'Medium', hint: 'The kind of channel: email, social.' },
    campaign: { label: 'Campaign', hint: 'Its name, such as salary-guide-2026.' },
    term: { label: 'Term', hint: 'For search ads: the keyword.' },
    content: { label: 'Content', hint: 'Tells apart two links of the same campaign.' },
  },
  make: 'Make the link',
  link: 'Campaign link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  problems: {
    path: 'Enter a path on this site that starts with one slash.',
    missing: 'Required. Every campaign needs a source, a medium and a name.',
    form: 'Use only lowercase letters, digits, hyphens, dots and underscores, at most 100. Newsletter and newsletter would count as two sources.',
  },
} as const;
