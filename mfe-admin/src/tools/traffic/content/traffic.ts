import type { Audience } from '../api/traffic';

/** Texts of the traffic dashboard. */
export const traffic = {
  title: 'Viral traffic',
  lede: 'Who comes to the site, from where, what they read, and what they pass on.',
  loading: 'Loading the figures …',
  failed: 'The figures could not be loaded. Check the connection, then try again.',
  retry: 'Try again',
  sections: {
    overview: 'Overview',
    funnel: 'From a view to a contact',
    pages: 'Pages and engagement',
    sources: 'Sources',
    campaigns: 'Campaigns',
    vitals: 'Core web vitals',
    shares: 'Shares',
  },
} as const;

/** Where the figures come from, always said above them. */
export const sourceTexts = {
  backend: (newest: string): string =>
    `Collected by the site from visitors who agreed to analytics. Newest event: ${newest} UTC. Visitors who did not agree are in none of these figures.`,
  local: 'From this browser’s own events, at most the last 100.',
  why: {
    off: 'The site does not collect events: they stay in the visitors’ browsers. COLLECT_ANALYTICS=on in the environment changes that for visitors who agree; docs/analytics.md says what is stored then.',
    empty:
      'Collection is on, and no event has arrived yet. Until then these are the events of this browser.',
  },
  none: 'This browser has stored no events of these days. It does so only after “Accept All Cookies”; the figures appear here once you have looked at a page.',
} as const;

export const rangeTexts = {
  legend: 'Days, in UTC',
  preset: (days: number): string => `${days} days`,
  from: 'From',
  to: 'To',
  apply: 'Show',
  problems: {
    'not-a-day': 'Enter two days.',
    backwards: 'The first day must not lie after the last one.',
    'too-long': 'Choose at most 400 days: events are kept for 13 months.',
  },
  audience: 'Whose visits',
  audiences: { visitor: 'Visitors', staff: 'Staff', bot: 'Bots' } satisfies Record<
    Audience,
    string
  >,
} as const;

export const overviewTexts = {
  visitors: 'Visitors',
  visitorsNote: 'One tab of a browser counts as one',
  views: 'Page views',
  engaged: 'Engaged visitors',
  engagedNote: 'Visible for over 10 s on a page',
  time: 'Average time on a page',
  depth: 'Average scroll depth',
  ended: 'Of views that ended',
  chart: 'Visitors and page views by day',
  unknown: 'none',
} as const;

export const funnelTexts = {
  steps: ['Viewed a page', 'Gave an e-mail address', 'Sent the contact form'],
  ofBefore: (share: string): string => `${share} of the step before`,
  note: 'Each step counts those of the step before: any form that takes an address, then the contact form, in one visit.',
} as const;

export const tableTexts = {
  page: 'Page',
  views: 'Views',
  engaged: 'Engaged',
  time: 'Average time',
  depth: 'Average depth',
  reached: (depth: number): string => `Reached ${depth} %`,
  source: 'Source',
  kind: 'Kind',
  visitors: 'Visitors',
  emails: 'E-mails',
  contacts: 'Contacts',
  campaign: 'Campaign',
  medium: 'Medium',
  part: { page: 'Page', version: 'App and version' },
  vital: 'Metric',
  p75: '75th percentile',
  rating: 'Rating',
  samples: 'Measured',
  way: 'Way',
  shares: 'Shares',
  arrivals: 'Arrived from there',
  notTold: 'not told',
  notSet: 'not set',
  empty: 'Nothing in these days.',
  noCampaigns:
    'No visit of these days came with a campaign in its address. Make such a link below.',
  noCampaignsHere:
    'A browser’s own events do not say which campaign led to them: that takes collection.',
  noShares: 'No share link of an article was used on these days.',
  sharesNote:
    'Clicks on LinkedIn, X, e-mail and “Copy link” below articles. Whether the post was sent is unknown. Visitors who came from LinkedIn or X to the same page are counted beside it. Where copied links and e-mails were opened is unknown.',
  ratings: { good: 'Good', 'needs-improvement': 'Needs improvement', poor: 'Poor' },
  vitalsNote:
    'Thresholds of web.dev at the 75th percentile: LCP 2.5 s, INP 200 ms, CLS 0.1, FCP 1.8 s, TTFB 0.8 s.',
} as const;

export const campaignLinkTexts = {
  title: 'Make a campaign link',
  lede: 'Visitors who come with such a link are counted under its campaign, where collection is on.',
  fields: {
    path: { label: 'Page', hint: 'A path on this site, such as /ai-ml-salary-data.' },
    source: { label: 'Source', hint: 'Where the link stands: newsletter, linkedin.' },
    medium: { label: 'Medium', hint: 'What kind of place it is: email, social.' },
    campaign: { label: 'Campaign', hint: 'What it is for: salary-guide-2025.' },
    term: { label: 'Term', hint: '' },
    content: { label: 'Content', hint: 'Tells two links of one campaign apart.' },
  },
  make: 'Make the link',
  link: 'Campaign link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  problems: {
    path: 'Enter a path on this site that starts with one slash.',
    missing: 'Enter it: it is one of the three that every campaign needs.',
    form: 'Use small letters, digits, hyphens, dots and underscores only, at most 100: Newsletter and newsletter would be two sources.',
  },
} as const;
