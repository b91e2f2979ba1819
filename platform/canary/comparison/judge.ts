import { formatCount, formatPercent } from '@talent/sdk/format';
import type { CanaryComparison } from '@talent/api/platform/platform-status';
import { evidenceOf, type Sums } from './evidence.ts';
import { MEASURE_NAMES, MEASURES, type MeasureName } from './measures.ts';

/** Chance that a canary which is no worse is ever stopped, over all measures and all checks. */
export const FALSE_STOPS = 0.01;

/** Evidence of one measure that stops a canary: the five share `FALSE_STOPS` (union bound). */
export const STOP_AT = MEASURE_NAMES.length / FALSE_STOPS;

/** Evidence at which a canary takes no further step. */
const HOLD_AT = 20;

/** Fewer failures of the canary stop nothing: they may all be of one visitor. */
export const LEAST_FAILURES = 5;
/** Smallest relevant ratio of rates and of percentiles, whatever the evidence. */
const LEAST_RATE_RATIO = 1.2;
const LEAST_VITAL_RATIO = 1.1;

export type MeasureSums = Readonly<Record<MeasureName, Sums>>;

/** Compares the canary with stable by every measure that has trials of both. */
export function judge(sums: MeasureSums): CanaryComparison[] {
  return MEASURE_NAMES.filter((name) => sums[name].trials.every((count) => count > 0)).map((name) =>
    compare(name, sums[name]),
  );
}

function compare(measure: MeasureName, sums: Sums): CanaryComparison {
  const evidence = evidenceOf(sums);
  const values = [valueOf(measure, sums, 0), valueOf(measure, sums, 1)] as const;
  const isRelevant = isWorse(measure, sums, values);
  const verdict =
    evidence >= STOP_AT && isRelevant ? 'worse' : evidence >= HOLD_AT ? 'suspicious' : 'fine';
  return { measure, trials: sums.trials, values, evidence, verdict };
}

function isWorse(
  measure: MeasureName,
  sums: Sums,
  [canary, stable]: CanaryComparison['values'],
): boolean {
  if (canary === null || stable === null) return false;
  const facts = MEASURES[measure];
  if (facts.kind === 'rate') {
    const failures = sums.beyond[0]?.[0] ?? 0;
    return failures >= LEAST_FAILURES && canary > stable * LEAST_RATE_RATIO;
  }
  const difference = canary - stable;
  return difference >= facts.leastDifference && canary >= stable * LEAST_VITAL_RATIO;
}

function valueOf(measure: MeasureName, sums: Sums, side: 0 | 1): number | null {
  const trials = sums.trials[side];
  if (trials === 0) return null;
  const beyond = sums.beyond.map((pair) => pair[side] / trials);
  const facts = MEASURES[measure];
  return facts.kind === 'rate' ? (beyond[0] ?? 0) : percentile75(facts.levels, beyond);
}

/** The 75th percentile, interpolated between two levels; beyond the last level, that level. */
function percentile75(levels: readonly number[], beyond: readonly number[]): number {
  const above = beyond.findIndex((share) => share <= 0.25);
  if (above < 0) return levels.at(-1) ?? 0;
  const [low, high] = [levels[above - 1] ?? 0, levels[above] ?? 0];
  const [from, to] = [beyond[above - 1] ?? 1, beyond[above] ?? 0];
  return from === to ? high : low + ((high - low) * (from - 0.25)) / (from - to);
}

/** One measure in words, with both values, what they are made of, and the evidence. */
export function describeComparison({
  measure,
  trials,
  values,
  evidence,
}: CanaryComparison): string {
  const facts = MEASURES[measure];
  const [canary, stable] = values.map((value) => {
    if (value === null) return '-';
    if (facts.kind === 'rate') return formatPercent(value, 2);
    return facts.unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
  });
  const [ofCanary, ofStable] = trials.map(formatCount);
  const what =
    facts.kind === 'rate' ? `${facts.trials} ${facts.counted}` : `${facts.label}, 75th percentile`;
  const unit = facts.kind === 'rate' ? '' : ' pages';
  return (
    `${what}: ${canary} of ${ofCanary}${unit} in the canary, ${stable} of ${ofStable}${unit} in stable ` +
    `(evidence ${describeEvidence(evidence)}, stops at ${STOP_AT})`
  );
}

/** Evidence below 1 speaks for the canary. */
export function describeEvidence(evidence: number): string {
  if (evidence >= 1e6) return 'over 1,000,000';
  return evidence < 10 ? evidence.toFixed(1) : formatCount(Math.round(evidence));
}
