/** The home page's salary dashboard promo. Figures come with the page's data. */
export const salaryPromo = {
  title: 'What US employers offer for AI work',
  /** Where no figure can be shown. */
  emptyLede:
    'The salary dashboard compares roles, levels and countries, each figure with its source, period and sample size.',
  chart: {
    unit: 'Posted pay, US dollars a year',
    range: 'Middle half of postings',
    median: 'Median',
  },
  tableCaption: 'Posted annual pay in the United States, all levels, in US dollars',
  columns: {
    role: 'Role',
    p25: '25th percentile',
    p50: 'Median',
    p75: '75th percentile',
    postings: 'Postings',
    period: 'Period',
    source: 'Source',
  },
  dashboard: { label: 'View 2025 AI Salary Dashboard', to: '/ai-ml-salary-data' },
} as const;
