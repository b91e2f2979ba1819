import { readFileSync } from 'node:fs';

/** Longest time that one look adds, ms: a site that was itself suspended or busy does not blame its backend. */
const LONGEST_STEP_MS = 500;

/**
 * Measures how long a process has been silent, in time that it could have used. Time in which the process waited for a processor
 * counts a quarter: a process that is only slow on a busy machine is not taken for one that hangs, and one that hangs is still
 * found.
 * @param waited ms that the process has ever waited for a processor
 * @param clock monotonic, ms
 */
export function createSilence(waited: () => number, clock: () => number = () => performance.now()) {
  let lookedAt = clock();
  let passed = 0;
  let waitedBefore = waited();
  return {
    /** The process has said that it is alive. */
    heard(): void {
      passed = 0;
      waitedBefore = waited();
    },
    /** Silence until now, ms. Call it a few times a second. */
    look(): number {
      const at = clock();
      passed += Math.min(at - lookedAt, LONGEST_STEP_MS);
      lookedAt = at;
      return Math.max(passed - (waited() - waitedBefore), passed / 4);
    },
  };
}

/** Time that the main thread of a process has used a processor and waited for one, ms; 0 where the system does not tell it. */
export function processorTimes(pid: number): { used: number; waited: number } {
  try {
    const [used, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return { used: Number(used) / 1e6, waited: Number(waited) / 1e6 };
  } catch {
    return { used: 0, waited: 0 };
  }
}
