/** Words of the salary data page. Figures come with the page's data. */
export const salaryData = {
  title: 'AI and machine learning salary data',
  lede: 'What employers in the United States post for AI roles, what official statistics say employees are paid, and what Canada pays. Compare up to four roles; every figure opens its source, its period and the number of cases behind it.',
  contents: {
    label: 'On this page',
    links: [
      { id: 'compare', label: 'Compare pay' },
      { id: 'headlines', label: 'Every role' },
      { id: 'method', label: 'How the figures are made' },
      { id: 'sources', label: 'Sources and licences' },
    ],
  },
} as const;
