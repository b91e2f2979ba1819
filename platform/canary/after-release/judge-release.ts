import { z } from 'zod';
import { formatCount, formatPercent } from '@talent/sdk/format';
import { addSums, emptySums, evidenceOf, type Sums } from '../comparison/evidence.ts';
import { describeEvidence, FALSE_STOPS, LEAST_FAILURES } from '../comparison/judge.ts';
import {
  RELEASE_MEASURES,
  type MeasureCounts,
  type ReleaseCounts,
  type ReleaseMeasure,
} from './release-counts.ts';
import type { WatchedRelease } from './watched-releases.ts';

/** Smallest relevant ratio of the rates, above that of a canary: what happens after a release differs by the hour too. */
const LEAST_RATIO = 2;

/** Failures that reach the gateway from fewer addresses may be the work of one person. */
const LEAST_SENDERS = 5;

/** Evidence that the apps that were not released do not fail as often: an outage reaches it with a chance of at most 1%. */
const OTHERS_AT = 100;

const WORDS: Readonly<Record<ReleaseMeasure, string>> = {
  answers: 'answers with a server error',
  views: 'page views with a script error or a missing part',
};

const count = z.number().int().nonnegative();
const rate = z.number().min(0).max(1);

export const releaseComparisonSchema = z.strictObject({
  measure: z.enum(RELEASE_MEASURES),
  trials: z
    .tuple([count, count, count])
    .describe('since the release, before it, and of the apps that were not released'),
  rates: z
    .tuple([rate, rate.nullable(), rate.nullable()])
    .describe('share of them that failed; null without a trial'),
  evidence: z.number().describe('that it is worse than before: an e-value'),
  againstOthers: z
    .number()
    .nullable()
    .describe('that it fails more often than the other apps; null: they have too few trials'),
  verdict: z
    .enum(['worse', 'risen', 'fine'])
    .describe('risen: worse than before, but other apps are too, or it may be one visitor'),
});

export type ReleaseComparison = z.infer<typeof releaseComparisonSchema>;

/** Evidence at which a measure is worse: all of a revision's apps and measures share `FALSE_STOPS`. */
export function undoAt({ together }: Pick<WatchedRelease, 'together'>): number {
  return (RELEASE_MEASURES.length * Math.max(1, together.length)) / FALSE_STOPS;
}

/** Compares a release with the time before it, by every measure that has trials of both. Adds up the counts of all gateways. */
export function judgeRelease(
  release: Pick<WatchedRelease, 'together'>,
  counts: readonly ReleaseCounts[],
): ReleaseComparison[] {
  return RELEASE_MEASURES.map((measure) => {
    const parts = counts.map(({ measures }) => measures[measure]);
    return compare(measure, parts, undoAt(release));
  }).filter(({ trials: [after, before] }) => after > 0 && before > 0);
}

function compare(
  measure: ReleaseMeasure,
  parts: readonly MeasureCounts[],
  at: number,
): ReleaseComparison {
  const before = parts.map((part) => part.before).reduce(addSums, emptySums(1));
  const others = parts.map((part) => part.others).reduce(addSums, emptySums(1));
  const hasOthers = parts.some((part) => part.hasOthers);
  const evidence = evidenceOf(before);
  const againstOthers = hasOthers ? evidenceOf(others) : null;
  const rate = rateOf(before, 0) ?? 0;
  const rateBefore = rateOf(before, 1);
  const isRisen =
    evidence >= at &&
    (before.beyond[0]?.[0] ?? 0) >= LEAST_FAILURES &&
    rate > (rateBefore ?? 0) * LEAST_RATIO;
  // The same address may have reached several gateways: their counts do not add up.
  const senders = Math.max(0, ...parts.map((part) => part.senders));
  const isIts = senders >= LEAST_SENDERS && (againstOthers === null || againstOthers >= OTHERS_AT);
  return {
    measure,
    trials: [before.trials[0], before.trials[1], others.trials[1]],
    rates: [rate, rateBefore, rateOf(others, 1)],
    evidence,
    againstOthers,
    verdict: isRisen ? (isIts ? 'worse' : 'risen') : 'fine',
  };
}

function rateOf({ trials, beyond }: Sums, side: 0 | 1): number | null {
  return trials[side] === 0 ? null : (beyond[0]?.[side] ?? 0) / trials[side];
}

/** One measure in words, with its rates, what they are made of, and the evidence. */
export function describeReleaseComparison(
  { measure, trials, rates, evidence, againstOthers }: ReleaseComparison,
  at: number,
): string {
  const [after, before, others] = rates.map((rate, index) =>
    rate === null ? 'none' : `${formatPercent(rate, 2)} of ${formatCount(trials[index] ?? 0)}`,
  );
  const control = againstOthers === null ? '' : `, ${others} of the other apps since then`;
  return (
    `${WORDS[measure]}: ${after} since the release, ${before} before it${control} ` +
    `(evidence ${describeEvidence(evidence)}, counts from ${formatCount(at)})`
  );
}
