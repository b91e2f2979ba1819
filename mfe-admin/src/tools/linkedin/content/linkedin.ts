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
  lede: 'The LinkedIn account that posts go out for. Its tokens are encrypted and stay on the server.',
  loading: 'Asking what is connected',
  failed: 'The connection could not be read.',
  retry: 'Try again',
  none: 'No account is connected',
  noneDetail:
    'LinkedIn asks you to sign in there and to allow posting. You come back to this page afterwards.',
  connect: 'Connect LinkedIn',
  reconnect: 'Connect again',
  opening: 'Opening LinkedIn …',
  disconnect: 'Disconnect',
  disconnectSure: 'Delete the tokens? Planned posts fail until an account is connected again.',
  disconnectYes: 'Delete the tokens',
  cancel: 'Cancel',
  disconnected:
    'The tokens are deleted here. LinkedIn documents no way to withdraw them from afar: remove the app there as well, if nobody is to use them.',
  permittedServices: 'Permitted services at LinkedIn',
  permittedServicesUrl:
    'https://www.linkedin.com/mypreferences/d/data-sharing-for-permitted-services',
  finishing: 'Finishing the sign-in with LinkedIn',
  connected: (name: string): string => `${name || 'The account'} is connected.`,
  cancelled: 'You cancelled at LinkedIn: nothing was connected or changed.',
  denied: (reason: string): string => `LinkedIn ended the sign-in: ${reason}`,
  notConnected: 'The account was not connected',
  facts: {
    account: 'Account',
    urn: 'Person URN',
    token: 'Access token',
    scopes: 'Allowed',
    expires: 'Ends',
    renewable: 'Renewed by itself until',
    connected: 'Connected',
    version: 'API version',
  },
  tokenShown: (last4: string): string => `ends in ${last4}`,
  missingScope:
    'The account does not allow posting (w_member_social). Add the product “Share on LinkedIn” to the app, then connect again.',
  unreachable: 'LinkedIn did not answer. Nothing was changed; wait a minute, then try again.',
  offline: 'There was no answer. Check the connection and try again.',
} as const;

/** What to do about a connection that does not work. */
export const stateTexts = {
  refused: 'It was withdrawn at LinkedIn, or the app has changed. Connect again.',
  expired: 'Nothing can be posted until an account is connected again.',
  unreadable: 'It was encrypted with another TOKEN_KEY than the present one. Connect again.',
} as const;

export const setupTexts = {
  title: 'Not set up yet',
  missing: 'These settings of the functions are missing or malformed:',
  meanings: {
    LINKEDIN_CLIENT_ID: 'Client ID of the app at LinkedIn',
    LINKEDIN_CLIENT_SECRET: 'Its primary client secret',
    LINKEDIN_AUTH_URL: 'OAuth endpoint; leave it unset for LinkedIn itself',
    LINKEDIN_API_URL: 'API endpoint; leave it unset for LinkedIn itself',
    LINKEDIN_VERSION: 'Version of the API, YYYYMM',
    TOKEN_KEY: 'Key of 32 bytes in base64 that encrypts tokens: openssl rand -base64 32',
  } as Readonly<Record<string, string>>,
  steps: [
    'Create an app at LinkedIn Developers; it needs a company page that you administer.',
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
  warning: (amount: string): string => `The access to LinkedIn ends in ${amount}`,
  warningDetail: 'Connect again before then: planned posts fail afterwards.',
  expired: 'The access to LinkedIn has ended',
  refused: 'LinkedIn refuses the token',
  unreadable: 'The token cannot be read',
  none: 'No LinkedIn account is connected',
  noneDetail: 'Drafts can be written and checked; posting needs an account.',
  missing: 'LinkedIn is not set up',
  open: 'Open the connection',
} as const;

export const personTexts = {
  title: 'LinkedIn person URN',
  lede: 'The name of the connected member in LinkedIn’s API, from its userinfo: the author of every post.',
  label: 'Person URN',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying was refused. Select the text and copy it.',
  checked: (time: string): string => `LinkedIn named it on ${time} UTC.`,
  check: 'Ask LinkedIn again',
  checking: 'Asking LinkedIn …',
  account: (name: string): string => `Account: ${name}`,
} as const;

export const postingTexts = {
  title: 'LinkedIn posting',
  lede: 'Write a post, see exactly what LinkedIn is sent and what people read, then post it or plan it.',
  newPost: 'New post',
  editing: (id: number): string => `Post ${id}`,
  loading: 'Loading the post',
  failed: 'The post could not be loaded.',
  retry: 'Try again',
  missing: 'There is no such post; it may have been deleted.',
  from: (source: string): string => `Made by ${source}.`,
  fields: {
    commentary: 'Text',
    linkUrl: 'Link',
    linkTitle: 'Title of the link',
    hashtags: 'Add hashtags',
  },
  textHint: 'Words that begin with # become hashtags.',
  linkHint: 'Shown as a card below the text.',
  linkTitleHint: 'Printed on the card.',
  hashtagsHint: 'Such as MLOps, Toronto; they are put at the end.',
  addHashtags: 'Add',
  hashtags: (names: readonly string[]): string =>
    names.length === 0 ? 'No hashtags' : names.map((name) => `#${name}`).join(' '),
  count: (sent: string, limit: string): string => `${sent} of ${limit} characters`,
  counted: 'Counted as sent, escapes included.',
  read: 'What people read',
  sent: 'What LinkedIn is sent',
  emptyPreview: 'The post appears here while you write.',
  problems: 'The post cannot be sent like this',
  save: 'Save draft',
  savePlanned: 'Save',
  saving: 'Saving …',
  dryRun: 'Dry run',
  dryRunning: 'Checking …',
  dryRunTitle: 'This would be sent, and nothing was',
  post: 'Post now',
  posting: 'Posting …',
  plan: 'Schedule …',
  unplan: 'Take back the plan',
  remove: 'Delete',
  removeSure: 'Delete this post for good?',
  removeYes: 'Delete for good',
  cancel: 'Cancel',
  another: 'Write another',
  unsaved: 'Unsaved changes',
  neverSaved: 'Not saved yet',
  savedAt: (time: string): string => `Saved ${time} UTC`,
  plannedFor: (time: string): string => `Planned for ${time} UTC`,
  retriedAt: (time: string, attempt: number): string =>
    `Tried again from ${time} UTC on; attempt ${attempt} of 5`,
  postedAt: (time: string): string => `Posted ${time} UTC`,
  open: 'Read it on LinkedIn',
  busy: 'The post is on its way. Reload in a minute to see what became of it.',
} as const;

export const unknownTexts = {
  title: 'It is not known whether the post is out',
  detail:
    'Look at the profile on LinkedIn before you go on. The post is not sent again by itself, so that nobody reads it twice.',
  profile: 'Recent posts on LinkedIn',
  profileUrl: 'https://www.linkedin.com/in/me/recent-activity/all/',
  address: 'Address of the post',
  addressHint: 'Copy it from LinkedIn; without it the history has no link.',
  addressWrong:
    'This address names no post: it should hold urn:li:share, urn:li:ugcPost or activity.',
  isThere: 'It is there',
  isNotThere: 'It is not there: back to draft',
  failed: 'That could not be stored. Reload the page and look at the post again.',
} as const;

export const linkedInScheduleTexts = {
  title: 'Schedule the post',
  label: (zone: string): string => `Post at (${zone})`,
  utc: (time: string): string => `That is ${time} UTC.`,
  invalid: 'Choose a time that lies ahead.',
  confirm: 'Schedule',
} as const;

export const historyTexts = {
  title: 'Posts',
  caption: 'LinkedIn posts in every state; times are UTC.',
  filter: 'Text, state or source',
  empty: 'Nothing was written yet. The form above begins the first post.',
  untitled: '(no text yet)',
  columns: {
    text: 'Text',
    status: 'State',
    when: 'When',
    urn: 'On LinkedIn',
    source: 'Made by',
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

/** What stopped a post, and what to do; LinkedIn's own words stand below. */
export const problemTexts: Readonly<Record<string, { title: string; action: string }>> = {
  'not-connected': {
    title: 'No LinkedIn account was connected',
    action: 'Connect one, then post it.',
  },
  reconnect: {
    title: 'LinkedIn refused the token',
    action: 'Connect again, then post it. Sending it again before that changes nothing.',
  },
  'not-allowed': {
    title: 'LinkedIn does not allow the app to post for this member',
    action:
      'Add the product “Share on LinkedIn” to the app, connect again so that w_member_social is allowed, then post it.',
  },
  duplicate: {
    title: 'LinkedIn has a post with the same content',
    action: 'It was not sent again. Change the text, if a second post is meant.',
  },
  'same-content': {
    title: 'The same content is in another post here',
    action: 'Nothing was sent. Change the text, if a second post is meant.',
  },
  'already-there': {
    title: 'It was there already',
    action:
      'An earlier attempt without an answer had been taken: LinkedIn called this one a duplicate of it.',
  },
  'marked-by-hand': { title: 'Marked as posted by hand', action: 'Someone saw it on LinkedIn.' },
  version: {
    title: 'LinkedIn serves this version of its API no longer',
    action: 'Set LINKEDIN_VERSION to a supported one (YYYYMM), restart, then post it.',
  },
  'rate-limited': {
    title: 'LinkedIn takes no more calls for now',
    action: 'It is tried again by itself when LinkedIn said, five times at most.',
  },
  unavailable: {
    title: 'LinkedIn was not available, and took nothing',
    action: 'It is tried again by itself, later each time, five times at most.',
  },
  'no-answer': { title: 'LinkedIn did not answer', action: 'The post may be out or not.' },
  'unclear-answer': {
    title: 'LinkedIn answered something unclear',
    action: 'The post may be out or not.',
  },
  interrupted: {
    title: 'The site went down while it was posting',
    action: 'The post may be out or not.',
  },
  refused: { title: 'LinkedIn refused the post', action: 'Fix what it names, then post it.' },
  invalid: { title: 'The post breaks a rule', action: 'Fix it, then post it.' },
};

export const saveFailureTexts = {
  out: 'The post was sent or deleted meanwhile, or your sign-in has ended. Reload to see it.',
  past: 'The scheduled time is over. Choose one in the future.',
  offline: 'There was no answer. Check the connection and save again; your text stays.',
  refused: 'The post was refused. Look the fields over and save again; your text stays.',
} as const;
