/** Words of the salary data page. Figures come with the page's data. */
export const salaryData = {
  title: 'AI and machine learning salary data for the US and Canada',
  lede: 'Compare up to four roles: reported pay ranges in the United States, and official wages in the United States and Canada. Select any figure to see its source, its period and its sample size.',
  contents: {
    label: 'On this page',
    links: [
      { id: 'compare', label: 'Compare pay' },
      { id: 'headlines', label: 'Every role' },
      { id: 'method', label: 'How the figures are made' },
      { id: 'sources', label: 'Sources and licenses' },
    ],
  },
} as const;
