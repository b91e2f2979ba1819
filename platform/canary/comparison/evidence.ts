/** A number for the canary's visitors and one for those of stable, in this order. */
export type Pair = readonly [canary: number, stable: number];

/** What one gateway has seen of a measure within some seconds, while the shares of visitors were what they were. */
export interface Block {
  /** Answers, views or measurements. */
  trials: Pair;
  /** For each level of the measure: trials that were beyond it. */
  beyond: readonly Pair[];
}

/** Everything that is known of a measure. Sums of several gateways add up, see `addSums`. */
export interface Sums {
  trials: [number, number];
  beyond: [number, number][];
  /** For each level and each of `RATIOS`: natural logarithm of the likelihood ratio over all blocks. */
  logs: number[][];
}

/** By how much more often than stable's the canary's trials may be beyond a level: what evidence is looked for. */
export const RATIOS = [1.1, 1.25, 1.5, 2, 3, 5, 10, 30] as const;

/** Sums of nothing for a measure with so many levels. */
export function emptySums(levels: number): Sums {
  return {
    trials: [0, 0],
    beyond: Array.from({ length: levels }, () => [0, 0]),
    logs: Array.from({ length: levels }, () => RATIOS.map(() => 0)),
  };
}

/** The sums with another block, which must have been closed by a rule that looks at its trials alone. */
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

/** What two gateways, or two shares of the same canary, have seen together. */
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
 * Evidence that the canary is worse: an e-value, for whoever looks at any time and as often as they like. Where the
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
 * Assumed is that trials are independent. Somebody who reloads a broken page counts each time.
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
