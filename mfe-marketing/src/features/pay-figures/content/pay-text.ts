/** Words around published pay figures. */
export const payText = {
  none: 'There are no published figures with a large enough sample for this yet.',
  unit: {
    USD: 'Reported pay ranges, US dollars a year',
    CAD: 'Official wages, Canadian dollars a year',
  },
  reading: (unit: string, range: string) => `${unit}. Bar: ${range}. Line: the median.`,
  figures: (low: string, high: string, median: string) => `${low} to ${high}, median ${median}`,
  median: 'Median',
  group: 'Group',
  ranges: 'Different ranges',
  all: 'Median of all ranges, repeats included',
  details: 'Show the figures as a table, with how they are calculated',
  'p25-p75': {
    range: 'the middle half of ranges',
    low: '25th percentile',
    high: '75th percentile',
  },
  'p10-p90': {
    range: 'pay from the 10th to the 90th percentile',
    low: '10th percentile',
    high: '90th percentile',
  },
} as const;
