import type { IndexNowOutcome, SearchConsoleOutcome } from '@talent/api/seo/connections';

/** Texts of every state panel. */
export const connectionTexts = {
  loading: 'Loading the state',
  failed: 'The state could not be loaded.',
  retry: 'Try again',
  notConnected: 'Not connected',
  connected: 'Connected',
  attention: 'Needs attention',
  how: 'How to connect',
  never: 'never',
  soon: 'at the next run of the schedule, within an hour',
} as const;

/** Texts of the state of Search Console. */
export const searchConsoleTexts = {
  notConnected:
    'Google’s figures are not asked for. You can still import them as CSV in the Authority tracker.',
  steps: [
    'In the Google Cloud console, turn on the Search Console API, create a service account, and download its key as JSON.',
    'In Search Console, open Settings, then Users and permissions, and add the service account’s address with restricted access.',
    'On the server, set SEARCH_CONSOLE_KEY to the key, and SEARCH_CONSOLE_SITE to the property if it is not this site’s address. Then restart.',
  ],
  malformed:
    'SEARCH_CONSOLE_KEY or SEARCH_CONSOLE_SITE cannot be read. The key is the JSON file of a service account, on one line or in base64; the property is sc-domain:example.com or an address with a slash at its end.',
  connected:
    'Clicks, impressions and positions are imported once a day. Google’s figures are final after a few days.',
  facts: {
    site: 'Property',
    account: 'Service account',
    imported: 'Last import',
    rows: 'Rows read',
    lastDay: 'Newest day',
    next: 'Next',
  },
  toFigures: 'Open the figures',
} as const;

/** The sentence for each outcome that staff can do something about; `account` is the service account. */
export const searchConsoleProblems: Readonly<
  Partial<Record<SearchConsoleOutcome, (account: string) => string>>
> = {
  'key-malformed': () => searchConsoleTexts.malformed,
  'key-refused': () =>
    'Google rejected the key. It may have been deleted or turned off. Create another one for the service account and set SEARCH_CONSOLE_KEY to it.',
  'api-disabled': () =>
    'The Search Console API is off in the project of the service account. Turn it on in the Google Cloud console.',
  permission: (account) =>
    `The service account may not read this property. In Search Console, add ${account} under Settings, Users and permissions.`,
  'site-unknown': () =>
    'Google knows no such property. Check SEARCH_CONSOLE_SITE: a domain property begins with sc-domain:.',
  quota: () => 'Google’s quota is used up for now. The import is tried again by itself.',
  refused: () =>
    'Google rejected the request. Check the property, and look at the functions’ log for Google’s code.',
  unavailable: () => 'Search Console does not work at the moment. It is tried again by itself.',
  unreachable: () => 'Google could not be reached. It is tried again by itself.',
  malformed: () => 'Google’s answer could not be read. It is tried again by itself.',
};

/** Texts of the state of IndexNow. */
export const indexNowTexts = {
  notConnected:
    'Search engines are not told of changed pages. They find them by their own crawls, which can take days.',
  steps: [
    'Make a key: openssl rand -hex 16.',
    'On the server, set INDEXNOW_KEY to it, for the gateway and for the functions. Then restart.',
    'Open /<key>.txt on the site: it shows the key.',
  ],
  malformed:
    'INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens. Nothing is sent until then.',
  connected:
    'Bing, Yandex, Naver, Seznam and others are told of new, changed and removed pages within minutes. Google does not take part.',
  facts: {
    key: 'Key file',
    waiting: 'Waiting',
    told: 'Pages told of',
    sent: 'Last call',
    next: 'Next call',
    listed: 'Sitemap compared',
  },
  calls: 'Calls',
  callsCaption: 'Calls, newest first',
  noCalls: 'No calls yet. The first one tells search engines of every page in the sitemap.',
  columns: {
    sent: 'Sent',
    outcome: 'Outcome',
    pages: 'Pages',
    example: 'First page',
    retry: 'Sent again',
  },
} as const;

/** The words for each outcome of a call. */
export const indexNowOutcomes: Readonly<Record<IndexNowOutcome, string>> = {
  accepted: 'Accepted',
  'key-pending': 'Accepted, key is checked later',
  malformed: 'Rejected: not readable',
  'key-refused': 'Rejected: key',
  'pages-refused': 'Rejected: pages',
  limited: 'Too many calls',
  unavailable: 'Not available',
  unreachable: 'No answer',
};

/** The sentence for each outcome that needs attention. */
export const indexNowProblems: Readonly<Partial<Record<IndexNowOutcome, string>>> = {
  malformed:
    'The last call was rejected as not readable (400). The pages wait a day and are sent again.',
  'key-refused':
    'The search engine could not read the key file, or it holds another key (403). Open it below: it has to show INDEXNOW_KEY to everyone. The pages wait.',
  'pages-refused':
    'The pages do not belong to the site’s host, or the key has another form (422). SITE_URL has to be the public address. The pages wait a day and are sent again.',
  limited: 'The search engine asked to wait (429). The pages are sent again by themselves.',
  unavailable:
    'The search engine does not work at the moment. The pages are sent again by themselves.',
  unreachable: 'The search engine could not be reached. The pages are sent again by themselves.',
};

/** Texts of the state of Gemini. */
export const geminiTexts = {
  heading: 'Gemini',
  notConnected: 'Rules make the plans. With a Gemini key, Gemini makes them from the same facts.',
  steps: [
    'Make an API key in Google AI Studio.',
    'On the server, set GEMINI_API_KEY to it. Then restart.',
  ],
  malformed: 'GEMINI_MODEL cannot be read. Plans by Gemini fail until then.',
  model: 'Model',
  alias: 'Google moves this name to its newest model. To pin one, set GEMINI_MODEL.',
  pinned: 'Pinned by GEMINI_MODEL.',
  retires: (day: string, replacement: string): string =>
    `Google retires this model on ${day}. Set GEMINI_MODEL to ${replacement}, or remove it for the newest model.`,
  retired: (day: string, replacement: string): string =>
    `Google has retired this model on ${day}. Set GEMINI_MODEL to ${replacement}, or remove it for the newest model.`,
  source: 'Google’s list of retirements',
} as const;
