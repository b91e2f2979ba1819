/** Words of the tiles of every tool. */
export const factTexts = {
  same: 'No change',
  change: (change: string, period: string): string => `${change} vs. the ${period} before`,
  normal: (low: string, high: string, count: number, period: string): string =>
    low === high
      ? `Normal: ${low} (last ${count} ${period}s)`
      : `Normal: ${low} to ${high} (last ${count} ${period}s)`,
  unusual: 'Outside of the normal range',
} as const;
