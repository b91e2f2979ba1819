/** The home page's instrument: choose a role, and its pay, its market, the search and a sample profile are drawn. Figures come with the page's data. */
export const homeInstrument = {
  title: 'What AI roles pay in the US, and how we fill them',
  lede: 'Choose a role to see its pay, its market, how we search, and a sample profile.',
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
  key: 'Each stroke is $5,000 a year. The tall strokes are the middle half of the ranges, and the tallest is the median.',
  pay: {
    median: 'Median',
    differs: 'It is what people earn; the older ranges are what employers offer.',
  },
  search: {
    title: 'Your search',
    key: 'Each stroke is a day from the intake call, each square a month from the first day.',
  },
  market: {
    title: 'Its market',
    key: 'Each stroke is a month. The two wide strokes are the months that we compare.',
    /** Our change to the AI share, which the license asks for. */
    changes: 'We made monthly means of the daily AI share.',
    tracker: 'Pay Transparency Tracker',
    link: { label: 'See the AI job market', to: '/ai-job-market' },
  },
  profile: {
    title: 'On your shortlist',
    badge: 'Sample profile: made up',
    key: 'Each stroke is a year of work. In filled years, the engineer had models in production.',
    built: 'Has built',
    weaker: 'Weaker',
    terms: 'Terms',
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
      { label: 'Period and age', className: 'min-w-40' },
      { label: 'Source', className: 'min-w-48' },
    ],
  },
} as const;
