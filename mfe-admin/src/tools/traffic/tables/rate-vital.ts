type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** Up to the first a value is good, beyond the second it is poor; ms, CLS without unit. https://web.dev/articles/vitals */
const thresholds: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
};

/** Null for a metric that is not rated. */
export function rateVital(vital: string, p75: number): VitalRating | null {
  const limits = thresholds[vital];
  if (limits === undefined) return null;
  if (p75 <= limits[0]) return 'good';
  return p75 <= limits[1] ? 'needs-improvement' : 'poor';
}
