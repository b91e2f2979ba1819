import { formatCount } from '@talent/sdk/format';
import type { Urgency } from '../../../inbox/api/inbox-item';

/** Texts of the overview. */
export const overviewTexts = {
  title: 'Overview',
  heading: 'Inbox',
  loading: 'Reading the inbox …',
  failed: 'The inbox could not be read.',
  failedHow: 'Check the connection, then try again.',
  retry: 'Try again',
  seo: 'SEO dashboard',
  waiting: (count: number): string =>
    count === 1 ? '1 item needs a person' : `${formatCount(count)} items need a person`,
  nothing: 'Nothing needs you',
  nothingDetail: 'No request, mail, schedule, report or alert waits for a person.',
  snoozedOnly: (count: number): string =>
    count === 1
      ? 'You put 1 item aside until tomorrow.'
      : `You put ${formatCount(count)} items aside until tomorrow.`,
  checks: 'Last checks',
  showSnoozed: (count: number): string => `Show put aside (${formatCount(count)})`,
  hideSnoozed: 'Hide put aside',
  snoozed: 'Put aside',
  snooze: 'Put aside until tomorrow',
  wake: 'Show again',
  siteUnread: 'The state of the running site could not be read',
  siteUnreadHow: 'A running canary and missed objectives are not in this list.',
  siteStatus: 'Open site status',
  keys: 'j and k move, Enter opens, e puts aside, u undoes. Press ? for all keys.',
} as const;

export const urgencyLabels: Readonly<Record<Urgency, string>> = {
  now: 'Now',
  today: 'Today',
  soon: 'When you have time',
};

/** Texts of putting an item aside. */
export const snoozeTexts = {
  done: 'Put aside until tomorrow',
  undone: 'Back in the inbox',
  asBefore: 'Undone',
  failed: 'That was not saved',
  failedHow: 'The item is where it was. Check the connection, then try again.',
  failure: 'An item was not put aside',
} as const;

/** Texts of sending mails again. */
export const retryTexts = {
  label: 'Send again',
  working: 'Sending …',
  done: (count: number): string =>
    count === 1 ? '1 mail is sent again now' : `${formatCount(count)} mails are sent again now`,
  failed: 'The mails were not sent again',
  failedHow: 'Nothing was changed. Check the connection, then try again.',
  failure: 'Mails were not sent again',
} as const;

/** The checks by name; others are not listed. */
export const checkLabels: Readonly<Record<string, string>> = {
  'deliver-mails': 'Mails',
  'linkedin-due': 'LinkedIn posts',
  'jobs-report-due': 'Weekly report',
  'market-refresh-due': 'Market figures',
  'job-boards-due': 'Job boards',
  crawl: 'Crawl',
};
