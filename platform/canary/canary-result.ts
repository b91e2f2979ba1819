import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { canaryRunSchema } from './canary-run.ts';
import type { CanaryStatus } from './canary-status.ts';
import { MEASURE_NAMES } from './comparison/measures.ts';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { describeComparison, FALSE_STOPS } from './comparison/judge.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';

const count = z.number().int().nonnegative();
const revision = z.number().int().positive();

const comparisonSchema = z.strictObject({
  measure: z.enum(MEASURE_NAMES),
  trials: z.tuple([count, count]).describe('of the canary’s visitors, and of stable’s'),
  values: z
    .tuple([z.number().nullable(), z.number().nullable()])
    .describe(
      'of the canary and of stable: rates (0 to 1) of answers and views; 75th percentiles of the others, in ms, CLS without unit; null without a trial',
    ),
  evidence: z.number().describe('that the canary is worse: an e-value'),
  verdict: z.enum(['worse', 'suspicious', 'fine']),
});

const statusSchema = canaryRunSchema.extend({
  comparisons: z
    .array(comparisonSchema)
    .describe('by measure, without measures that lack trials of a side'),
  stopAt: z.number().describe('evidence that stops it'),
  hearsBrowsers: z.boolean().describe('whether errors and web vitals of browsers are measured'),
  moved: z
    .array(appName)
    .describe('apps that have changed on stable since it began: it cannot be promoted then'),
}) satisfies z.ZodType<CanaryStatus>;

const message = z.string().describe('for people');

export const canaryResult = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('none').describe('no canary has run yet') }),
  statusSchema.extend({ status: z.enum(['running', 'over']) }),
  z.strictObject({
    status: z
      .enum(['started', 'changed', 'unchanged'])
      .describe('changed: the same set has another share now; unchanged: the share was the same'),
    message,
    revision: revision.describe('of the canary channel'),
  }),
  z.strictObject({
    status: z.literal('stopped'),
    message,
    reason: z.string().describe('by command'),
  }),
  z.strictObject({
    status: z.literal('promoted'),
    message,
    revision: revision.describe('of stable'),
  }),
]);

type CanaryResult = z.infer<typeof canaryResult>;

export type CanaryAct = Exclude<CanaryResult, { status: 'none' | 'running' | 'over' }>;

/** The state as the command prints it for programs. @param status null: none has run yet */
export function canaryState(status: CanaryStatus | null) {
  if (status === null) return { status: 'none' } as const;
  return { status: status.percent > 0 ? ('running' as const) : ('over' as const), ...status };
}

export function describeCanary(status: CanaryStatus | null): string {
  if (status === null)
    return 'No canary has run yet. Start one, such as: pnpm release canary mfe-blog 10%';
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
    .map(([app, version]) => `pnpm release canary ${app}@${version} ${percent}%`)
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
