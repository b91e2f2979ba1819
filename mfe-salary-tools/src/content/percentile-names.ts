/** The name of each percentile of a pay band in tables and charts. */
export const percentileNames = {
  p10: '10th percentile',
  p25: '25th percentile',
  p50: 'Median',
  p75: '75th percentile',
  p90: '90th percentile',
} as const;
