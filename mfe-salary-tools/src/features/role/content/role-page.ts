/** Words of a role's page. Figures and names come with the page's data. */
export const rolePage = {
  parent: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  /** After the name of the role. */
  title: 'salary in the United States',
  actions: {
    method: 'How the figures are made',
    compare: 'Compare with other roles',
    guide: 'Read the salary guide',
    csv: 'Download the figures (CSV)',
  },
  sections: {
    ladder: {
      id: 'levels',
      title: 'Pay by level',
      note: 'The pay file grades each range as entry, mid, senior or executive. It does not say how many years of experience a level means.',
    },
    years: {
      id: 'years',
      title: 'Pay by year',
      note: 'A hollow dot is a year with fewer than 50 ranges. A year with fewer than ten is left out. The dotted line ends in a year that was not over when the file was published.',
    },
    official: {
      id: 'official',
      title: 'Reported pay and official wages',
      own: 'Official wages are what people in the occupation earn. Reported ranges are what employers offer. An occupation is often broader than a job title.',
      nearest:
        'No official statistic counts this title on its own. The chart shows the occupations that we find nearest. They are broader.',
      none: 'No official statistic that we know of counts this title, or an occupation near it.',
    },
    canada: {
      id: 'canada',
      title: 'United States and Canada',
      note: 'Both are official wages, so they can be compared. Canada publishes hourly wages. We multiply each by 2,080 hours for a year, and convert Canadian dollars for this chart only.',
      inOwn: 'In Canadian dollars, the official low, median and high in Canada are',
      nearest:
        'Neither country counts this title on its own, so this compares the nearest occupation.',
      none: 'The official Canadian source has no figures for this title, or for an occupation near it.',
      reported:
        'We publish no reported ranges for Canada: most Canadian rows of the pay file do not say reliably which currency they are in.',
    },
    movers: {
      id: 'what-moves-pay',
      title: 'What moves pay',
      note: 'These are differences between groups of ranges. They do not show why pay differs.',
    },
    jobs: {
      id: 'jobs',
      title: 'Open jobs',
      none: 'Our job board has no open job for this role today.',
      board: 'See all open jobs',
    },
    posts: { id: 'articles', title: 'Articles on this role' },
    more: { id: 'more', title: 'Other roles' },
  },
  /** Lines of the scorecard. */
  scores: {
    label: 'Median pay a year in the United States, by source',
    official: 'Official median',
    nearest: 'Nearest official median:',
    filings: 'Median of filings',
    reported: 'Median of reported ranges',
  },
  /** Labels of rows. */
  rows: {
    allLevels: 'All levels',
    reported: 'Reported ranges, US',
    official: 'Official, US',
    us: 'United States',
    ca: 'Canada',
  },
  unit: 'US dollars a year',
  /** For search engines. */
  measured: 'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
} as const;
