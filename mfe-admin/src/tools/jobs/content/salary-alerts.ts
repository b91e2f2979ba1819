import { formatCount } from '@talent/sdk/format';
import type { SalaryAlerts } from '../api/every-week';

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Words of the panel about salary alerts. */
export const alertsTexts = {
  title: 'Salary alerts',
  lede: 'Visitors who follow a role get one email when a new edition of the salary figures moves its pay. Emails start two hours after an import.',
  counts: ({ confirmed, addresses, pending }: SalaryAlerts): string =>
    `${counted(confirmed, 'confirmed alert', 'confirmed alerts')} of ${counted(addresses, 'address', 'addresses')}, ${formatCount(pending)} not confirmed yet.`,
  none: 'No new edition has been imported since alerts exist.',
  caption: 'Editions that subscribers are told of',
  columns: {
    source: 'Source',
    edition: 'Edition',
    imported: 'Imported',
    mails: 'Emails',
    state: 'State',
  },
  sources: {
    'ai-jobs-net': 'Reported pay ranges',
    'bls-oews': 'US Bureau of Labor Statistics',
    'ca-job-bank': 'Job Bank, Canada',
  } as Readonly<Record<string, string>>,
  finished: (at: string): string => `Done at ${at}`,
  waiting: 'Waiting, or being sent',
  loading: 'Loading the salary alerts',
  failed: 'The salary alerts could not be loaded.',
  retry: 'Try again',
} as const;
