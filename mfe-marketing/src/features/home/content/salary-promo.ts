/** The home page's salary dashboard promo. Figures come with the page's data. */
export const salaryPromo = {
  title: 'What AI roles pay in the US',
  /** Where no figure can be shown. */
  emptyLede:
    'The salary dashboard compares roles, levels and countries. Each figure has its source, period and sample size.',
  chart: {
    unit: 'Reported pay ranges, US dollars a year',
    range: 'Middle half of ranges',
    median: 'Median',
  },
  tableCaption: 'Reported annual pay in the United States, all levels, in US dollars',
  columns: {
    role: 'Role',
    p25: '25th percentile',
    p50: 'Median',
    p75: '75th percentile',
    ranges: 'Different ranges',
    all: 'Median of all ranges, repeats included',
    period: 'Period',
    source: 'Source',
  },
  dashboard: { label: 'View 2025 AI Salary Dashboard', to: '/ai-ml-salary-data' },
} as const;
