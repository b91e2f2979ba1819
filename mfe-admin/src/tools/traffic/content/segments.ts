import type { SegmentKey } from '../api/traffic';

const verbs = { saved: 'saved', renamed: 'renamed', deleted: 'deleted' } as const;

/** Texts of segments with and without a name. */
export const segmentTexts = {
  legend: 'Segment',
  all: 'All visits',
  unsaved: 'Without a name',
  filters: {
    source: 'Referrer',
    campaign: 'Campaign',
    landing: 'Started on',
    page: 'Viewed',
    visits: 'Browsers',
  } satisfies Record<SegmentKey, string>,
  remove: (filter: string, value: string): string => `Remove ${filter}: ${value}`,
  visits: 'Browsers',
  visitsOf: { all: 'All', new: 'New', returning: 'Returning' },
  how: 'Press a name in the lists or a page of a journey to add it to the segment.',
  save: 'Save segment',
  rename: 'Rename',
  delete: 'Delete',
  name: 'Name of the segment',
  keep: 'Save',
  cancel: 'Cancel',
  problems: {
    missing: 'Enter a name.',
    long: 'Use at most 60 characters.',
    taken: 'Another segment has this name.',
  },
  done: (kind: keyof typeof verbs, name: string): string => `Segment ${name} ${verbs[kind]}`,
  undone: 'As it was before',
  failed: (kind: keyof typeof verbs, name: string): string =>
    `Segment ${name} was not ${verbs[kind]}`,
  failedHow: 'Check the connection, then try again.',
  notLoaded: 'Saved segments could not be loaded. Filters work without them.',
} as const;

/** The parts of a segment that old days do not know. */
export const keptTexts = {
  pages:
    'Page views of a segment are kept for 90 days, so earlier days of this period are not in this list.',
  clicks: 'Clicks are kept for 90 days, so earlier days of this period are not in this list.',
  vitals: 'Measurements are kept for 90 days.',
  visits:
    'Visits older than 13 months are sums without pages: journeys, goals, returning browsers and the filter “Viewed” leave them out.',
} as const;
