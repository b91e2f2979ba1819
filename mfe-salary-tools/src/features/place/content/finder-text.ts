/** Words of the place filter that are there before its code. */
export const finderText = {
  title: 'Pay in your city or state',
  lede: 'Official pay, filings by title and by occupation, side by side.',
  open: 'Choose a role and a place',
  loading: 'The figures by place are loading …',
  failed: 'The figures by place could not be loaded. Reload the page to try again.',
} as const;
