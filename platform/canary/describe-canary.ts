import { utcMinute } from '@talent/node/terminal/utc-minute';
import type { CanaryStatus } from './canary-status.ts';
import { describeComparison, FALSE_STOPS } from './comparison/judge.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';

export function describeCanary(status: CanaryStatus | null): string {
  if (status === null) return 'No canary has run yet. Start one: pnpm release canary <app> 10%';
  const { comparisons, percent, hearsBrowsers } = status;
  const measures = comparisons.map(
    (comparison) => `  ${mark(comparison.verdict)} ${describeComparison(comparison)}`,
  );
  const none = '  nothing to compare yet: both sides need visitors';
  return [
    canaryLine(status),
    ...(measures.length > 0 ? measures : [none]),
    ...(percent > 0 ? outlook(status) : []),
    ...(hearsBrowsers || comparisons.length === 0
      ? []
      : ['Errors and web vitals of browsers are not heard: no gateway collects analytics.']),
  ].join('\n');
}

/** One line with the versions and their share, or with the end of the canary. */
export function canaryLine({ tried, percent, since, verdict }: CanaryStatus): string {
  const what = Object.entries(tried)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');
  if (percent > 0)
    return `canary: ${what} for ${percent}% of the visitors since ${utcMinute(since)}`;
  if (verdict === null) return `canary: ${what} is over`;
  const ended = {
    worse: 'was worse and has been stopped by itself',
    stopped: 'was stopped',
    promoted: 'was promoted',
  }[verdict.status];
  return `canary: ${what} ${ended} on ${utcMinute(verdict.at)}: ${verdict.reason}`;
}

function outlook(status: CanaryStatus): string[] {
  const { moved, percent, stopAt } = status;
  const bound = `It is stopped at evidence ${stopAt}: one that is no worse meets that with a chance of at most ${FALSE_STOPS * 100}%.`;
  const again = Object.entries(status.tried)
    .map(([app, version]) => `canary ${app}@${version} ${percent}%`)
    .join(', ');
  const moves =
    moved.length === 0
      ? []
      : [
          `${moved.join(', ')} changed on ${DEFAULT_CHANNEL} since: its visitors keep the set that they have, and it cannot be promoted.`,
          `To go on with what is live now: ${again}`,
        ];
  return [bound, ...moves];
}

function mark(verdict: 'worse' | 'suspicious' | 'fine'): string {
  return { worse: 'worse      ', suspicious: 'suspicious ', fine: 'not worse  ' }[verdict];
}
