/** The home page's instrument: choose a role, and its pay, its market, the search and a sample profile are drawn. Figures come with the page's data. */
export const homeInstrument = {
  title: 'What AI roles pay in the US, and how we fill them',
  lede: 'Choose a role to see its pay, its market, the four clocks of a search, and a sample profile.',
  /** Where no figure can be shown. */
  emptyLede:
    'The salary dashboard compares roles, levels and countries. Each figure has its source, period and sample size.',
  dashboard: { label: 'View 2025 AI Salary Dashboard', to: '/ai-ml-salary-data' },
  choose: 'Choose a role',
  /** Below the list of roles. */
  key: 'Each stroke is $2,500 a year. Drawn high: the middle half of different ranges. Highest: the median. Broken: fewer than 50 ranges.',
  pay: {
    title: 'Pay',
    half: 'a year: the middle half of',
    median: 'Median',
    few: 'Few ranges: read it as a direction.',
  },
  search: {
    title: 'Your search',
    key: 'Each stroke is a day from the brief call, each square a month from the first day.',
  },
  market: {
    title: 'Its market',
    key: 'Each stroke is a month, from January 2020 on.',
    /** Our change to the AI share, which the license asks for. */
    changes: 'We made monthly means of its daily values.',
    link: { label: 'See the AI job market', to: '/ai-job-market' },
  },
  profile: {
    title: 'On your shortlist',
    badge: 'Sample profile: made up',
    key: 'Each stroke is a year of work; blue ones with models in production.',
    built: 'Has built',
    weaker: 'Weaker',
    terms: 'Terms',
  },
  table: {
    caption: 'Reported annual pay in the United States, all levels, in US dollars',
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
  },
} as const;
