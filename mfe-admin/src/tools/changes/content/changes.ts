/** Words of the change calendar. */
export const changesTexts = {
  title: 'Changes',
  lede: 'Releases, canaries, locks and posts on one time axis, and the same in a list below. All times are in UTC.',
  before: 'Earlier',
  today: 'Today',
  after: 'Later',
  range: (first: string, last: string): string => `${first} to ${last}`,
  loading: 'Loading the changes …',
  failed: 'The changes could not be loaded',
  failedHow: 'Check the connection, and that you are still signed in. Then try again.',
  retry: 'Try again',
  empty: 'Nothing changes in these days.',
  emptyHow: 'There are no releases, canaries, locks or posts. Go to earlier or later days.',
  untrusted: 'Releases are refused until this is fixed',
} as const;

/** Words of the picture with the lanes. */
export const laneTexts = {
  names: {
    release: 'Releases',
    canary: 'Canaries',
    lock: 'Locks',
    windows: 'Release windows',
    post: 'Posts',
  },
  now: 'Now',
  key: 'A filled mark is done; a hollow one is scheduled.',
  keyOfWindows: 'Shaded: stable takes no releases.',
} as const;

/** Words of the list. */
export const agendaTexts = {
  now: 'Now',
  next: 'Next',
  earlier: 'Earlier',
  today: 'today',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  kinds: { release: 'Release', canary: 'Canary', lock: 'Lock', post: 'Post' },
  until: (end: string): string => `until ${end}`,
  stillRuns: 'still runs',
  openEnd: 'end not known',
} as const;

/** Words of one change. */
export const changeWords = {
  release: (channel: string, revision: number): string =>
    `Live on ${channel}, revision ${revision}`,
  undone: (channel: string, revision: number, reason: string): string =>
    `Rolled back automatically on ${channel}, revision ${revision}: ${reason}`,
  canaryRuns: (percent: number): string => `${percent}% of visitors get it`,
  canaryOver: 'Over',
  canaryEnded: {
    promoted: (reason: string): string => `Promoted: ${reason}`,
    stopped: (reason: string): string => `Stopped: ${reason}`,
    worse: (reason: string): string => `Stopped automatically: ${reason}`,
  },
  lock: (app: string | null, channel: string): string => `${app ?? 'All apps'} on ${channel}`,
  lockReason: (reason: string, by: string): string => `${reason} (locked by ${by})`,
  published: (author: string): string => `Published, by ${author}`,
  scheduled: (author: string): string => `Scheduled, by ${author}`,
  untitled: 'Untitled',
} as const;

/** Words about the release windows. */
export const windowTexts = {
  takes: (hours: string): string => `Channel stable takes releases only at these times: ${hours}.`,
  hours: (days: string, from: string, to: string, zone: string): string =>
    `${days} ${from}–${to} (${zone})`,
  isOpen: (end: string): string => `It takes them until ${end} UTC.`,
  isClosed: (end: string): string => `It takes none until ${end} UTC.`,
} as const;
