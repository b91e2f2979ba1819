/** The share of cases that a sample leaves possible: from `low` to `high`, both from 0 to 1. */
export interface ShareInterval {
  low: number;
  high: number;
}

/** The 97.5% quantile of the standard normal distribution: 2.5% is left out on each side. */
const Z = 1.959_963_984_540_054;

/**
 * The 95% score interval of a share: of `n` cases drawn at random, `count` have a property. It assumes nothing about
 * how the amounts are distributed, because a case has the property or not: a binomial count.
 *
 * Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
 * Statistical Association 22 (1927), 209-212; recommended also for small n by L. D. Brown, T. T. Cai and A. DasGupta,
 * "Interval Estimation for a Binomial Proportion", Statistical Science 16 (2001), 101-133.
 * @param count - from 0 to `n`; it may be a fraction.
 * @param n - at least 1.
 */
export function wilsonInterval(count: number, n: number): ShareInterval {
  const share = count / n;
  const square = Z * Z;
  const center = share + square / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  const whole = 1 + square / n;
  return {
    low: count <= 0 ? 0 : Math.max((center - half) / whole, 0),
    high: count >= n ? 1 : Math.min((center + half) / whole, 1),
  };
}
