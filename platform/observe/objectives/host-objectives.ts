import {
  countOf,
  formatBytes,
  formatShare,
  formatTime,
  firing,
  judged,
  notMeasured,
  ok,
  type Objective,
  type Measurements,
} from './objective.ts';
import { formatCount } from '@talent/sdk/format';
import type { OperationsSummary } from '@talent/api/operations/operations-summary';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const CERTIFICATE_DAYS = 21;
const MIN_FREE_SHARE = 0.1;
const MIN_FREE_BYTES = 1024 ** 3;
/** A day, and two hours for the backup itself to run. */
const BACKUP_MS = 26 * HOUR_MS;
const LATE_MAIL_MS = 15 * 60 * 1000;
const MAX_LIMITED = 100;

export const hostObjectives: readonly Objective[] = [
  {
    id: 'certificate',
    title: 'Certificate',
    objective: `The certificate of the public address is valid for at least ${CERTIFICATE_DAYS} more days.`,
    advice:
      'Renew the certificate where TLS ends (nginx, the CDN or the host), and find out why it was not renewed automatically.',
    judge({ at, certificate }) {
      if (certificate.status === 'none') return notMeasured('The public address is not https.');
      if (certificate.status === 'unreachable') {
        return notMeasured(`It could not be read: ${certificate.why}.`);
      }
      const ms = certificate.validTo.getTime() - at.getTime();
      const until = certificate.validTo.toISOString().slice(0, 10);
      return ms < 0
        ? firing(`Expired on ${until}.`)
        : judged(ms < CERTIFICATE_DAYS * DAY_MS, `Valid for ${formatTime(ms)}, until ${until}.`);
    },
  },
  {
    id: 'disk',
    title: 'Disk space',
    objective: 'At least 10% and 1 GiB of the disk with the data folder are free.',
    advice:
      'Make room before the database stops taking writes: pnpm release prune deletes old releases. Then look at backups and logs.',
    judge({ disk }) {
      if (disk === null) return notMeasured('There is no data folder to measure.');
      const share = disk.free / disk.total;
      return judged(
        share < MIN_FREE_SHARE || disk.free < MIN_FREE_BYTES,
        `${formatBytes(disk.free)} of ${formatBytes(disk.total)} are free (${formatShare(share)}).`,
      );
    },
  },
  {
    id: 'backup',
    title: 'Backups',
    objective: 'The newest backup is not older than a day, plus two hours for it to run.',
    advice:
      'Run pnpm data backup and read what it says. Until it succeeds, everything since the last backup would be lost with the disk.',
    judge({ at, startedAt, backup }) {
      if (backup.status === 'off') return notMeasured('Backups are not made by this process.');
      const { latest } = backup;
      const ms = at.getTime() - (latest ?? startedAt).getTime();
      const figure =
        latest === null
          ? 'There is no backup yet.'
          : `The newest backup is ${formatTime(Math.max(ms, 0))} old.`;
      return judged(ms > BACKUP_MS, figure);
    },
  },
  {
    id: 'mails',
    title: 'Mails',
    objective: 'No mail is given up, and none is more than 15 minutes late.',
    advice:
      'Check SMTP_URL and the mail provider. docs/operating.md, "Forms and mails", has the queries for the waiting mails and for sending failed ones again.',
    judge({ at, backend }) {
      if (backend.status === 'unread') return notMeasured(unread(backend.why));
      const { queued, failed_lately, oldest_due_at } = backend.summary.mails;
      const late = oldest_due_at === null ? 0 : at.getTime() - Date.parse(oldest_due_at);
      if (failed_lately > 0) {
        return firing(`${countOf(failed_lately, 'mail')} given up within the last day.`);
      }
      return late > LATE_MAIL_MS
        ? firing(`The first of ${countOf(queued, 'waiting mail')} is ${formatTime(late)} late.`)
        : ok(`${countOf(queued, 'mail')} waiting, none late.`);
    },
  },
  {
    id: 'schedules',
    title: 'Scheduled work',
    objective: 'All scheduled work succeeds within the time that the functions allow it.',
    advice:
      'Locally restart the site. On a hosted project check the address and the secret in its Vault: docs/operating.md, "Forms and mails".',
    judge: judgeSchedules,
  },
  {
    id: 'lockouts',
    title: 'Lockouts',
    objective: `At most ${MAX_LIMITED} requests an hour are refused for being over a limit.`,
    advice:
      'Someone may be guessing passwords or filling forms. The security dashboard shows which limit and how many senders; block the address before the site if it goes on.',
    judge({ limitedLastHour, backend }) {
      if (limitedLastHour === null) {
        return notMeasured(
          backend.status === 'unread' ? unread(backend.why) : 'Counting has just begun.',
        );
      }
      return judged(
        limitedLastHour > MAX_LIMITED,
        `${countOf(limitedLastHour, 'request')} over a limit in the last hour.`,
      );
    },
  },
  // What visitors together store and cause.
  {
    id: 'sums',
    title: 'Limits of all visitors',
    objective: 'Visitors together use less than half of each limit.',
    advice:
      'Someone may be filling the site up, or it has far more visitors than its limits were made for. The security dashboard shows how many senders there are; block them before the site. docs/operating.md, "Limits of all visitors", says what happens when a limit is reached, and how to raise it.',
    judge({ backend }) {
      if (backend.status === 'unread') return notMeasured(unread(backend.why));
      const sums = backend.summary.sums
        .map((sum) => ({ ...sum, share: sum.amount / sum.most }))
        .toSorted((a, b) => b.share - a.share);
      const [highest] = sums;
      if (highest === undefined) return notMeasured('The backend counts none.');
      const high = sums.filter(({ share }) => share >= WARN_SHARE);
      if (high.length > 0) return firing(`${high.map(describe).join('; ')}.`);
      return ok(
        highest.amount === 0 ? 'None is used yet.' : `${describe(highest)}, the most of all.`,
      );
    },
  },
];

function judgeSchedules({ at, startedAt, backend }: Measurements) {
  if (backend.status === 'unread') return notMeasured(unread(backend.why));
  const late = backend.summary.schedules.flatMap(({ does, at_most_ms, succeeded_at }) => {
    const ms = at.getTime() - (succeeded_at ? Date.parse(succeeded_at) : startedAt.getTime());
    if (ms <= (at_most_ms ?? Infinity)) return [];
    const since = succeeded_at ? `for ${formatTime(ms)}` : 'since the site started';
    return [`${does} has not succeeded ${since}`];
  });
  if (late.length === 0) return ok('Everything ran on time.');
  const sentence = late.join('; ');
  return firing(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
}

function unread(why: string): string {
  return `The figures could not be read: ${why}.`;
}

const WARN_SHARE = 0.5;
/** One file more may not fit before the last byte is taken. */
const FULL_SHARE = 0.97;

function describe(sum: OperationsSummary['sums'][number] & { share: number }): string {
  const { title, amount, most, is_bytes, share } = sum;
  const format = is_bytes ? formatBytes : formatCount;
  const end = share >= FULL_SHARE ? ', so more is refused' : '';
  return `${title}: ${format(amount)} of ${format(most)} (${formatShare(share)})${end}`;
}
