/** Words around published pay figures. */
export const payText = {
  none: 'There are no published figures with a large enough sample for this yet.',
  unit: {
    USD: 'Posted pay, US dollars a year',
    CAD: 'Wages, Canadian dollars a year',
  },
  median: 'Median',
  group: 'Group',
  postings: 'Postings',
  details: 'The figures as a table, and how they were worked out',
  'p25-p75': {
    range: 'Middle half of postings',
    low: '25th percentile',
    high: '75th percentile',
  },
  'p10-p90': {
    range: 'From the 10th to the 90th percentile',
    low: '10th percentile',
    high: '90th percentile',
  },
} as const;
