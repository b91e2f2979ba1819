/** The home page's instrument: choose a role to see its pay and its market. Figures come with the page's data. */
export const homeInstrument = {
  title: 'What AI roles pay in the US, and how we fill them',
  lede: 'Choose a role to see its pay and its market. The search above follows your choice.',
  /** Where no figure can be shown. */
  emptyLede:
    'The salary dashboard compares roles, levels and countries. Each figure has its source, period and sample size.',
  offer: {
    title: 'Is an offer for this role fair?',
    base: 'Base pay, US dollars',
    city: 'City or state',
    action: 'See the answer',
  },
  dashboard: { label: 'View 2025 AI Salary Dashboard', to: '/ai-ml-salary-data' },
  choose: 'Choose a role',
  /** Below the list of roles. */
  key: 'The bar is the middle half of the ranges, and the mark is their median.',
  pay: {
    median: 'Median',
    differs: 'It is what people earn; the older ranges are what employers offer.',
  },
  market: {
    title: 'Its market',
    /** Our change to the AI share, which the license asks for. */
    changes: 'We made monthly means of the daily AI share.',
    tracker: 'Pay Transparency Tracker',
    link: { label: 'See the AI job market', to: '/ai-job-market' },
  },
  table: {
    caption: 'Reported annual pay in the United States, all levels, in US dollars',
    columns: [
      { label: 'Role' },
      { label: '25th percentile' },
      { label: 'Median' },
      { label: '75th percentile' },
      { label: 'Different ranges' },
      { label: 'Median of all ranges, repeats included' },
      { label: 'Period and age', kind: 'words' as const },
      { label: 'Source', kind: 'words' as const },
    ],
  },
} as const;
