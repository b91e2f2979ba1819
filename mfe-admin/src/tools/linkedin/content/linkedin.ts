export const linkedInPaths = {
  posting: '/linkedin-posting-test',
  connection: '/linkedin-oauth-setup',
  person: '/linkedin-person-urn',
} as const;

/** The public address of a post. */
export const feedUrl = (urn: string): string => `https://www.linkedin.com/feed/update/${urn}`;

export const linkedInNav = {
  label: 'LinkedIn',
  links: [
    { to: linkedInPaths.posting, label: 'Posting' },
    { to: linkedInPaths.connection, label: 'Connection' },
    { to: linkedInPaths.person, label: 'Person URN' },
  ],
} as const;

export const connectionTexts = {
  title: 'LinkedIn connection',
  lede: 'The LinkedIn account that posts are published from. Its tokens are encrypted and stay on the server.',
  loading: 'Loading the connection',
  failed: 'The connection could not be loaded.',
  retry: 'Try again',
  none: 'No account is connected',
  noneDetail:
    'LinkedIn asks you to sign in and to allow posting, then brings you back to this page.',
  connect: 'Connect LinkedIn',
  reconnect: 'Connect again',
  opening: 'Opening LinkedIn …',
  disconnect: 'Disconnect',
  disconnectSure: 'Delete the tokens? Scheduled posts fail until an account is connected again.',
  disconnectYes: 'Delete the tokens',
  cancel: 'Cancel',
  disconnected:
    'The tokens are deleted here. LinkedIn documents no way to revoke them remotely. To make sure no one can use them, remove the app at LinkedIn as well.',
  permittedServices: 'Permitted services at LinkedIn',
  permittedServicesUrl:
    'https://www.linkedin.com/mypreferences/d/data-sharing-for-permitted-services',
  finishing: 'Finishing the sign-in with LinkedIn',
  connected: (name: string): string => `${name || 'The account'} is connected.`,
  cancelled: 'You canceled the sign-in at LinkedIn. Nothing was changed.',
  denied: (reason: string): string => `LinkedIn ended the sign-in: ${reason}`,
  notConnected: 'The account was not connected',
  facts: {
    account: 'Account',
    urn: 'Person URN',
    token: 'Access token',
    scopes: 'Allowed',
    expires: 'Ends',
    renewable: 'Renews automatically until',
    connected: 'Connected',
    version: 'API version',
  },
  versionUntil: (version: string, day: string): string => `${version}, supported until ${day}`,
  tokenShown: (last4: string): string => `ends in ${last4}`,
  missingScope:
    'The account does not allow posting (w_member_social). Add the product “Share on LinkedIn” to the app, then connect again.',
  unreachable: 'LinkedIn did not answer. Nothing was changed. Wait a minute, then try again.',
  offline: 'The server did not answer. Check the connection and try again.',
} as const;

/** Advice about a connection that does not work. */
/** The work in the composer, for the question before it would be lost. */
export const workText = 'The text of this LinkedIn post';

export const stateTexts = {
  refused: 'Access was revoked at LinkedIn, or the app has changed. Connect again.',
  expired: 'You cannot post until an account is connected again.',
  unreadable: 'The token was encrypted with a different TOKEN_KEY. Connect again.',
} as const;

export const setupTexts = {
  title: 'Not set up yet',
  missing: 'These function settings are missing or malformed:',
  meanings: {
    LINKEDIN_CLIENT_ID: 'Client ID of the app at LinkedIn',
    LINKEDIN_CLIENT_SECRET: 'Its primary client secret',
    SERVICES_URL: 'Only for tests; leave it unset',
    LINKEDIN_VERSION: 'Version of the API, YYYYMM',
    TOKEN_KEY: 'Key of 32 bytes in base64 that encrypts tokens: openssl rand -base64 32',
  } as Readonly<Record<string, string>>,
  steps: [
    'Create an app at LinkedIn Developers. It needs a company page that you manage.',
    'On its “Products” tab, add “Sign In with LinkedIn using OpenID Connect” and “Share on LinkedIn”.',
    'On its “Auth” tab, add this authorized redirect URL:',
    'Set the client ID and the client secret as variables of the site (of the functions, on a hosted project), and restart it.',
  ],
  portal: 'LinkedIn Developers',
  portalUrl: 'https://www.linkedin.com/developers/apps',
} as const;

export const expiryTexts = {
  left: (amount: string): string => `${amount} left`,
  days: (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`,
  hours: (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  minutes: (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  warning: (amount: string): string => `LinkedIn access ends in ${amount}`,
  warningDetail: 'Connect again before then. After that, scheduled posts fail.',
  expired: 'LinkedIn access has ended',
  refused: 'LinkedIn rejects the token',
  unreadable: 'The token cannot be read',
  none: 'No LinkedIn account is connected',
  noneDetail: 'You can write and check drafts. Posting needs an account.',
  missing: 'LinkedIn is not set up',
  open: 'Go to the connection',
} as const;

/** The version of LinkedIn's API that posts are sent with. LinkedIn supports each for one year. */
export const versionTexts = {
  ends: (version: string, day: string): string =>
    `LinkedIn supports version ${version} of its API until ${day}`,
  over: (version: string, day: string): string =>
    `LinkedIn’s support for version ${version} of its API ended on ${day}`,
  detail:
    'After that day LinkedIn may refuse every post. Ask the operator of the site to set LINKEDIN_VERSION to a newer version, and to restart it.',
} as const;

export const personTexts = {
  title: 'LinkedIn person URN',
  lede: 'The ID of the connected member in LinkedIn’s API, from its userinfo endpoint. It is the author of every post.',
  label: 'Person URN',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Select the text and copy it.',
  checked: (time: string): string => `Confirmed by LinkedIn on ${time}.`,
  check: 'Ask LinkedIn again',
  checking: 'Asking LinkedIn …',
  account: (name: string): string => `Account: ${name}`,
} as const;

export const postingTexts = {
  title: 'LinkedIn posting',
  lede: 'Write a post, see exactly what LinkedIn gets and what people read, then post it or schedule it.',
  newPost: 'New post',
  editing: (id: number): string => `Post ${id}`,
  loading: 'Loading the post',
  failed: 'The post could not be loaded.',
  retry: 'Try again',
  missing: 'This post does not exist. It may have been deleted.',
  from: (source: string): string => `Created by ${source}.`,
  fields: {
    commentary: 'Text',
    linkUrl: 'Link',
    linkTitle: 'Link title',
    hashtags: 'Add hashtags',
  },
  textHint: 'Words that begin with # become hashtags.',
  linkHint: 'Shown as a card below the text.',
  linkTitleHint: 'Shown on the card.',
  hashtagsHint: 'Such as MLOps, Toronto. They are added at the end.',
  addHashtags: 'Add',
  hashtags: (names: readonly string[]): string =>
    names.length === 0 ? 'No hashtags' : names.map((name) => `#${name}`).join(' '),
  count: (sent: string, limit: string): string => `${sent} of ${limit} characters`,
  counted: 'Counted as sent, including escape characters.',
  read: 'What people read',
  sent: 'What LinkedIn gets',
  emptyPreview: 'The post appears here as you write.',
  problems: 'Fix these problems to send the post',
  save: 'Save draft',
  savePlanned: 'Save',
  saving: 'Saving …',
  dryRun: 'Dry run',
  dryRunning: 'Checking …',
  dryRunTitle: 'This is what would be sent. Nothing was sent.',
  post: 'Post now',
  posting: 'Posting …',
  plan: 'Schedule …',
  unplan: 'Unschedule',
  remove: 'Delete',
  removeSure: 'Permanently delete this post?',
  removeYes: 'Delete permanently',
  cancel: 'Cancel',
  another: 'Write another',
  toReport: 'Back to the weekly report',
  unsaved: 'Unsaved changes',
  neverSaved: 'Not saved yet',
  savedAt: (time: string): string => `Saved ${time}`,
  plannedFor: (time: string): string => `Scheduled for ${time}`,
  retriedAt: (time: string, attempt: number): string =>
    `Next attempt at ${time}; attempt ${attempt} of 5`,
  postedAt: (time: string): string => `Posted ${time}`,
  open: 'Read it on LinkedIn',
  picture: {
    alt: 'The picture of the linked page, as LinkedIn gets it',
    loading: 'Loading the picture of the page …',
    none: 'This page has no picture: the card shows the title alone.',
    otherSite: 'Links to other sites are posted without a picture.',
    noPage: 'This page cannot be read. The post is not sent until it is live.',
  },
  upload: (type: string, size: string): string => `${type}, ${size} KB`,
  pictureProblem: (reason: string): string => `Posting would stop here: ${reason}`,
  gaveUp: 'Five attempts failed. Check LinkedIn and the site, then post it again.',
  busy: 'The post is being sent. Reload in a minute to see the result.',
} as const;

export const unknownTexts = {
  title: 'We don’t know if the post went out',
  detail:
    'Check the profile on LinkedIn before you continue. The post is not sent again automatically, so that no one sees it twice.',
  profile: 'Recent posts on LinkedIn',
  profileUrl: 'https://www.linkedin.com/in/me/recent-activity/all/',
  address: 'Post URL',
  addressHint: 'Copy it from LinkedIn. Without it, the history has no link.',
  addressWrong:
    'This URL does not name a post. It should contain urn:li:share, urn:li:ugcPost or activity.',
  isThere: 'The post is there',
  isNotThere: 'Not there: back to draft',
  failed: 'This could not be saved. Reload the page and check the post again.',
} as const;

export const linkedInScheduleTexts = {
  title: 'Schedule the post',
  label: 'Post at',
  invalid: 'Choose a time in the future.',
  confirm: 'Schedule',
} as const;

export const historyTexts = {
  title: 'Posts',
  caption: 'LinkedIn posts in every state.',
  filter: 'Text, state or source',
  empty: 'No posts yet. Write the first one in the form above.',
  untitled: '(no text yet)',
  columns: {
    text: 'Text',
    status: 'State',
    when: 'When',
    urn: 'On LinkedIn',
    source: 'Created by',
    updated: 'Changed',
  },
  person: 'A person',
} as const;

export const linkedInStatusLabels: Readonly<Record<string, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  posting: 'Posting',
  posted: 'Posted',
  failed: 'Failed',
  unknown: 'Unclear',
};

/** The reason why a post was stopped, and what to do. LinkedIn's own words are shown below. */
export const problemTexts: Readonly<Record<string, { title: string; action: string }>> = {
  'not-connected': {
    title: 'No LinkedIn account was connected',
    action: 'Connect one, then post again.',
  },
  reconnect: {
    title: 'LinkedIn rejected the token',
    action: 'Connect again, then post it. Until then, every attempt fails.',
  },
  'not-allowed': {
    title: 'LinkedIn does not allow the app to post for this member',
    action:
      'Add the product “Share on LinkedIn” to the app, connect again so that w_member_social is allowed, then post it.',
  },
  duplicate: {
    title: 'LinkedIn already has a post with the same content',
    action: 'It was not sent again. To post twice, change the text.',
  },
  'same-content': {
    title: 'Another post here has the same content',
    action: 'Nothing was sent. To post twice, change the text.',
  },
  'already-there': {
    title: 'The post was already out',
    action:
      'An earlier attempt without an answer had gone through. LinkedIn called this one a duplicate of it.',
  },
  'marked-by-hand': { title: 'Marked as posted by hand', action: 'Someone saw it on LinkedIn.' },
  version: {
    title: 'LinkedIn no longer supports this API version',
    action: 'Set LINKEDIN_VERSION to a supported one (YYYYMM), restart, then post it.',
  },
  'rate-limited': {
    title: 'LinkedIn’s rate limit is reached',
    action: 'It is sent again automatically when LinkedIn allows it, five times at most.',
  },
  unavailable: {
    title: 'LinkedIn was not available, and nothing was posted',
    action: 'It is sent again automatically at growing intervals, five times at most.',
  },
  'picture-refused': {
    title: 'LinkedIn rejected the picture, and nothing was posted',
    action:
      'The picture is the one on the card of the linked page. Change the cover of the page, then post again.',
  },
  'picture-expired': {
    title: 'LinkedIn’s address for the picture had expired, and nothing was posted',
    action: 'The picture is uploaded to a new address automatically, five times at most.',
  },
  'picture-unavailable': {
    title: 'LinkedIn did not take the picture in time, and nothing was posted',
    action: 'It is sent again automatically at growing intervals, five times at most.',
  },
  'no-page': {
    title: 'The linked page could not be read, and nothing was posted',
    action: 'Its picture belongs to the post. Check that the page is live, then post again.',
  },
  'no-answer': { title: 'LinkedIn did not answer', action: 'The post may or may not be out.' },
  'unclear-answer': {
    title: 'LinkedIn’s answer was unclear',
    action: 'The post may or may not be out.',
  },
  interrupted: {
    title: 'The site went down while it was posting',
    action: 'The post may or may not be out.',
  },
  refused: { title: 'LinkedIn rejected the post', action: 'Fix what it names, then post again.' },
  invalid: { title: 'The post breaks a rule', action: 'Fix it, then post again.' },
};

export const saveFailureTexts = {
  out: 'The post was sent or deleted in the meantime, or your sign-in has ended. Reload the page.',
  past: 'The scheduled time has passed. Choose one in the future.',
  offline: 'The server did not answer. Check the connection and save again; your text stays.',
  refused: 'The post was not accepted. Check the fields and save again; your text stays.',
} as const;
