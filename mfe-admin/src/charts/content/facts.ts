/** Words of the tiles of every tool. */
export const factTexts = {
  same: 'No change',
  change: (change: string): string => `${change} vs. the week before`,
  normal: (low: string, high: string, count: number): string =>
    low === high
      ? `Normal: ${low} (last ${count} weeks)`
      : `Normal: ${low} to ${high} (last ${count} weeks)`,
  unusual: 'Outside of the normal range',
} as const;
