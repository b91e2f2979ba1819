import type { RefreshedSource } from '@talent/api/market/market-refresh-status';
import { formatDay, formatEdition } from '@talent/sdk/format';

/** Words of the list of market sources. */
export const marketTexts = {
  title: 'Market figures',
  lede: 'The report opens with these figures, and /ai-job-market shows them. They come from Indeed Hiring Lab.',
  loading: 'Loading the market sources',
  failed: 'The market sources could not be loaded.',
  retry: 'Try again',
  caption: 'Market sources: when each was last asked and last changed',
  none: 'No market figures are stored. Import the files with pnpm data market, or apply the seeds.',
  columns: {
    source: 'Source',
    until: 'Figures to',
    fetched: 'File fetched',
    address: 'Address',
    asked: 'Last asked',
    changed: 'Last changed',
    outcome: 'Outcome',
  },
  hasAddress: 'set',
  noAddress: 'not set',
  never: 'never',
  notYet: 'none yet',
  outcomes: {
    asking: 'Being asked',
    imported: 'Imported',
    unchanged: 'Unchanged',
    refused: 'Refused',
    unreachable: 'Not reachable',
  } satisfies Record<NonNullable<RefreshedSource['outcome']>, string>,
  accept: 'Accept this jump …',
  sure: 'Import this one file although a value jumps? Look at the publisher’s chart first. Your yes is in the audit log.',
  yes: 'Accept the file',
  cancel: 'Cancel',
  accepted: 'Accepted: the next run imports it, within an hour.',
  notSaved: 'It was not accepted. Check the connection, then accept it again.',
  notAccepted:
    'It was not accepted. The publisher may have sent another file since: reload the page and look at the newest answer.',
  schedule: {
    never:
      'The schedule has never run, so nothing is asked. On a hosted project check the secrets in the Vault.',
    unreadable:
      'MARKET_URLS cannot be read, so nothing is asked. Write entries such as ai-postings-share=https://…, separated by spaces.',
    off: (ranAt: string): string =>
      `No source has an address in MARKET_URLS, so nothing is asked, and the pages promise no updates. The schedule last ran ${ranAt}.`,
    on: (count: number, ranAt: string): string =>
      `${count} ${count === 1 ? 'source has' : 'sources have'} an address and ${count === 1 ? 'is' : 'are'} asked once a week. The schedule last ran ${ranAt}.`,
    late: 'It should run every hour: check the scheduler.',
  },
} as const;

/** `June 30, 2026`, or the month of a source that ends with the first day of one. */
export function formatLastDay({ key, last_day }: RefreshedSource): string {
  if (last_day === null) return marketTexts.notYet;
  return key.startsWith('pay-transparency')
    ? formatEdition(last_day.slice(0, 7))
    : formatDay(last_day);
}
