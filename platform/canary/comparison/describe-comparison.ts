import type { CanaryComparison } from '@talent/api/platform/platform-status';
import { STOP_AT } from './judge.ts';
import { MEASURES } from './measures.ts';

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
    if (facts.kind === 'rate') return `${(value * 100).toFixed(2)} %`;
    return facts.unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
  });
  const [ofCanary, ofStable] = trials.map((count) => count.toLocaleString('en-US'));
  const what =
    facts.kind === 'rate' ? `${facts.trials} ${facts.counted}` : `${facts.label}, 75th percentile`;
  const unit = facts.kind === 'rate' ? '' : ' pages';
  return (
    `${what}: ${canary} of ${ofCanary}${unit} in the canary, ${stable} of ${ofStable}${unit} in stable ` +
    `(evidence ${describeEvidence(evidence)}, stops at ${STOP_AT})`
  );
}

/** Evidence below 1 speaks for the canary. */
function describeEvidence(evidence: number): string {
  if (evidence >= 1e6) return 'over 1,000,000';
  return evidence < 10 ? evidence.toFixed(1) : Math.round(evidence).toLocaleString('en-US');
}
