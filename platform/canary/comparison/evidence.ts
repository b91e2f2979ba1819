/** A number for the canary's visitors and one for those of stable, in this order. */
export type Pair = readonly [canary: number, stable: number];

/** Counts of one gateway for a measure within some seconds, at constant shares of visitors. */
export interface Block {
  trials: Pair;
  /** For each level of the measure: trials that were beyond it. */
  beyond: readonly Pair[];
}

/** Sums of all counts of a measure. Those of several gateways add up, see `addSums`. */
export interface Sums {
  trials: [number, number];
  beyond: [number, number][];
  /** For each level and each of `RATIOS`: natural logarithm of the likelihood ratio over all blocks. */
  logs: number[][];
}

/** Alternatives that are tested: the canary's trials are beyond a level so many times as often as stable's. */
export const RATIOS = [1.1, 1.25, 1.5, 2, 3, 5, 10, 30] as const;

export function emptySums(levels: number): Sums {
  return {
    trials: [0, 0],
    beyond: Array.from({ length: levels }, () => [0, 0]),
    logs: Array.from({ length: levels }, () => RATIOS.map(() => 0)),
  };
}

/** Adds a block to sums. The rule that closed the block must depend only on its trials. */
export function addBlock(sums: Sums, { trials, beyond }: Block): Sums {
  const share = trials[0] / (trials[0] + trials[1]);
  return {
    trials: add(sums.trials, trials),
    beyond: sums.beyond.map((pair, level) => add(pair, beyond[level] ?? [0, 0])),
    logs: sums.logs.map((logs, level) => {
      const [canary, stable] = beyond[level] ?? [0, 0];
      if (canary + stable === 0) return logs;
      return logs.map((log, index) => {
        const ratio = RATIOS[index] ?? 1;
        const even = Math.log(1 + share * (ratio - 1));
        return log + canary * Math.log(ratio) - (canary + stable) * even;
      });
    }),
  };
}

export function addSums(left: Sums, right: Sums): Sums {
  return {
    trials: add(left.trials, right.trials),
    beyond: left.beyond.map((pair, level) => add(pair, right.beyond[level] ?? [0, 0])),
    logs: left.logs.map((logs, level) =>
      logs.map((log, index) => log + (right.logs[level]?.[index] ?? 0)),
    ),
  };
}

/**
 * Evidence that the canary is worse: an e-value, which may be checked at any time and any number of times. Where the
 * canary is no worse than stable, the chance that it ever reaches `1 / alpha` is at most `alpha` (Ville's inequality).
 *
 * Of the trials of a block that are beyond a level, each is the canary's with the probability of the canary's share of
 * trials, if the canary is not worse. The likelihood of their split under a rate that is `ratio` times as high, against
 * an equal one, is multiplied over blocks, and averaged over ratios and levels: M. Lindon and A. Malek, "Anytime-Valid
 * Inference for Multinomial Count Data", NeurIPS 2022, with a mixture over `RATIOS` in place of a continuous one, so that
 * the test has one side. Taking the share from the block itself makes the split hypergeometric, whose expectation of a
 * convex function is at most the binomial one (W. Hoeffding, "Probability Inequalities for Sums of Bounded Random
 * Variables", 1963, section 6): the bound holds, also when the share of visitors or the traffic changes.
 *
 * Assumes that trials are independent. A visitor who reloads a broken page counts each time.
 */
export function evidenceOf({ logs }: Sums): number {
  const levels = logs.map((ratios) => mean(ratios.map((log) => Math.exp(Math.min(log, 600)))));
  return mean(levels);
}

function add(left: Pair, right: Pair): [number, number] {
  return [left[0] + right[0], left[1] + right[1]];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
