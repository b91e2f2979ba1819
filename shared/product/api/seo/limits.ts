/** Lengths that search results show in full, in characters, as specified. */
export const seoLimits = {
  title: { min: 30, max: 60 },
  description: { min: 120, max: 160 },
} as const;
