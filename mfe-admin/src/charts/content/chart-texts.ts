export const chartTexts = {
  missing: 'The chart did not load. Reload the page.',
} as const;
