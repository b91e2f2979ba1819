import { percentile } from '../fixtures/statistics.ts';
import type { LoadReport } from './load.ts';

/** Everything that a soak found out. */
export interface SoakOutcome {
  seed: number;
  releases: number;
  steps: Readonly<Record<string, number>>;
  report: LoadReport;
  /** Releases and rollbacks that did not hold, in words. */
  lost: readonly string[];
  seconds: number;
}

/** Prints it; whether everything held. */
export function printReport({
  seed,
  releases,
  steps,
  report,
  lost,
  seconds,
}: SoakOutcome): boolean {
  const at = (share: number): string => `${percentile(report.times, share).toFixed(0)} ms`;
  const lines = [
    ['Seed', String(seed)],
    ['Releases, rollbacks', `${releases}, ${steps['rollback'] ?? 0}`],
    ['Kills', `${(steps['killPublisher'] ?? 0) + (steps['killGateway'] ?? 0)}`],
    ['Time', `${seconds.toFixed(0)} s`],
    ['Requests', `${report.requests}`],
    ['Answer, median, p99', `${at(0.5)}, ${at(0.99)}`],
    ['Files as a difference', String(report.deltas)],
    ['Compositions met', String(report.compositions.size)],
    ['Lost with a killed gateway', String(report.lostWithGateway)],
    ['Failed otherwise', String(report.failures.length)],
    ['Releases lost', String(lost.length)],
  ] as const;
  for (const [name, value] of lines) console.log(`${name.padEnd(30)}${value}`);
  for (const problem of [...lost, ...new Set(report.failures)].slice(0, 40))
    console.error(`  ${problem}`);
  return report.failures.length === 0 && lost.length === 0;
}
