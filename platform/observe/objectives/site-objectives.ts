import { formatCount } from '@talent/sdk/format';
import {
  countOf,
  formatShare,
  formatTime,
  firing,
  judged,
  notMeasured,
  ok,
  quiet,
  type Objective,
} from './objective.ts';
import type { ReleaseAlarm } from '../../gateway/after-release/release-alarms.ts';

const BACKEND_MS = 60_000;
/** How long a restart of the backend is alerted, ms. */
const HANG_MS = 60 * 60_000;
const ENOUGH_REQUESTS = 50;
const MAX_FAILED = 0.01;
/** With fewer, the first visitors after a start would decide alone: their files are compressed while they wait. */
const ENOUGH_PAGES = 500;
const MAX_SLOW = 0.01;
/** A first start builds everything before it can serve. */
const FIRST_RELEASE_MS = 15 * 60_000;
const NOT_LIVE = 'No release is live.';

/** Objectives that visitors notice: whether the site answers, how fast, and with which versions. */
export const siteObjectives: readonly Objective[] = [
  {
    id: 'backend',
    title: 'Backend',
    objective: 'The database answers. Alert after one minute without an answer.',
    advice:
      'Forms and signing in do not work; public pages do. Look at the log, then at the database: is its process running, is its disk full? On a hosted project look at its status page.',
    judge({ at, gateway: { backend } }) {
      if (backend === null) return notMeasured('Not asked yet.');
      if (backend.status === 'ok') return ok(`Answers in ${Math.ceil(backend.ms)} ms.`);
      const ms = at.getTime() - Date.parse(backend.since);
      const figure = `No answer for ${formatTime(ms)}: ${backend.reason ?? 'unknown reason'}.`;
      // A single lost answer changes no alert.
      return ms < BACKEND_MS ? notMeasured(figure) : firing(figure);
    },
  },
  {
    id: 'hangs',
    title: 'Backend restarts',
    objective:
      'The embedded backend never stops answering for 5 s. Where it does, the site restarts it. Alert for an hour after each restart.',
    advice:
      'Public pages were not affected, and nothing that was confirmed is lost. Look in the log before "has not answered": a request or a job kept the process busy. Report it with the lines around it.',
    judge({ at, gateway: { backend } }) {
      const hungAt = backend?.hungAt ?? null;
      if (hungAt === null) return backend === null ? notMeasured('Not asked yet.') : ok('None.');
      const ms = Math.max(0, at.getTime() - Date.parse(hungAt));
      const figure = `It hung and was restarted ${formatTime(ms)} ago.`;
      return judged(ms < HANG_MS, figure);
    },
  },
  {
    id: 'errors',
    title: 'Server errors',
    objective:
      'At least 99% of requests are answered without a server error (status 500 to 599), over five minutes with 50 requests or more.',
    advice:
      'Look for "request failed" and "backend request failed" in the log. If it began with a release, roll that app back, such as with: pnpm rollback mfe-blog.',
    judge({ traffic }) {
      if (traffic === null || traffic.requests < ENOUGH_REQUESTS) {
        return quiet(tooFew(traffic?.requests ?? 0, ENOUGH_REQUESTS));
      }
      const share = traffic.failed / traffic.requests;
      return judged(
        share > MAX_FAILED,
        `${countOf(traffic.failed, 'server error')} in ${countOf(traffic.requests, 'request')} (${formatShare(share)}).`,
      );
    },
  },
  {
    id: 'latency',
    title: 'Latency',
    objective:
      '99% of pages and files are ready within 500 ms, over five minutes with 500 requests or more.',
    advice:
      'Look at the event loop lag, the composition queue and the traffic on the status page. Something keeps the process busy: a composition, an import, or far more visitors than usual.',
    judge({ traffic }) {
      if (traffic === null || traffic.own < ENOUGH_PAGES) {
        return quiet(tooFew(traffic?.own ?? 0, ENOUGH_PAGES));
      }
      const share = traffic.slow / traffic.own;
      return judged(
        share > MAX_SLOW,
        `${formatShare(share)} of ${countOf(traffic.own, 'request')} took longer than 500 ms.`,
      );
    },
  },
  {
    id: 'registry',
    title: 'Releases',
    objective: 'The newest release is readable, signed by a trusted key, and live.',
    advice:
      'The last good release stays live. Run pnpm status: restore the damaged files of the registry from a backup, publish the missing version again, or promote it again.',
    judge({ at, startedAt, gateway: { status } }) {
      const { registry } = status;
      if (registry.status === 'damaged') {
        return firing(`${countOf(registry.files.length, 'registry file')} cannot be read.`);
      }
      if (registry.status === 'rejected') {
        return firing(`Revision ${registry.revision} cannot be served.`);
      }
      if (status.status === 'ok') return ok(`Revision ${status.revision} is live.`);
      const isStarting = at.getTime() - startedAt.getTime() < FIRST_RELEASE_MS;
      return isStarting ? notMeasured('The first release is being made.') : firing(NOT_LIVE);
    },
  },
  {
    id: 'versions',
    title: 'Whole versions',
    objective: 'Every app is served in the version that the release names.',
    advice:
      'A version is damaged and an older one replaces it. Run pnpm status to see which, and publish that version again from its commit.',
    judge({ gateway: { status } }) {
      if (status.status === 'empty') return notMeasured(NOT_LIVE);
      return status.degraded
        ? firing('At least one app is served in another version than the release names.')
        : ok('Every app is served as released.');
    },
  },
  // The gateways compare them with those before it.
  {
    id: 'after-release',
    title: 'After a release',
    objective:
      'Errors and failed loads do not rise within 30 minutes of a release, compared with the hour before it and with the other apps.',
    advice:
      'Look at the app that is named: pnpm release after-release shows the figures, such a version is taken back with a rollback, such as pnpm rollback mfe-blog. With pnpm release channel stable --after-release undo that is done automatically.',
    judge({ gateway: { alarms } }) {
      const [first, ...others] = alarms;
      if (first === undefined) return ok('No release is worse than what it replaced.');
      return firing([first, ...others].map(describeAlarm).join(' '));
    },
  },
];

function tooFew(count: number, needed: number): string {
  return `Too few requests to judge: ${formatCount(count)} of ${needed} in the last five minutes.`;
}

function describeAlarm({ app, version, reason, outcome, problem }: ReleaseAlarm): string {
  const what = `${app}@${version}`;
  const why = problem === null ? '' : ` (${problem})`;
  switch (outcome) {
    case 'undone':
      return `${what} was rolled back automatically: ${reason}.`;
    case 'told':
      return `${what} is worse and would have been rolled back with the setting "undo"${why}: ${reason}.`;
    case 'due':
      return `${what} is worse, and no gateway that noticed can sign a rollback. Run pnpm release after-release step where the release key is: ${reason}.`;
    case 'failed':
      return `${what} is worse and could not be rolled back${why}: ${reason}.`;
  }
}
