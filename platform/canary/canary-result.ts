import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { canaryRunSchema } from './canary-run.ts';
import type { CanaryStatus } from './canary-status.ts';
import { MEASURE_NAMES } from './comparison/measures.ts';

const count = z.number().int().nonnegative();
const revision = z.number().int().positive();

const comparisonSchema = z.strictObject({
  measure: z.enum(MEASURE_NAMES),
  trials: z.tuple([count, count]).describe("of the canary's visitors, and of stable's"),
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
