/** Words of the salary data page. Figures come with the page's data. */
export const salaryData = {
  title: 'AI and machine learning salary data for the US and Canada',
  lede: 'Compare up to four roles. Select a figure to see its source.',
  contents: {
    label: 'On this page',
    links: [
      { id: 'place-offer', label: 'Is an offer fair?' },
      { id: 'compare', label: 'Compare pay' },
      { id: 'headlines', label: 'Every role' },
      { id: 'place', label: 'Pay by place' },
      { id: 'method', label: 'How the figures are made' },
      { id: 'sources', label: 'Sources and licenses' },
    ],
  },
  related: {
    title: 'Where to go next',
    links: [
      {
        label: 'AI salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The same figures explained role by role, with a PDF and a CSV file.',
      },
      {
        label: 'AI job market',
        to: '/ai-job-market',
        text: 'How many job postings ask for AI, state pay or offer remote work, month by month.',
      },
      {
        label: 'AI engineers in the US',
        to: '/us-ai-talent',
        text: 'Where American employers find AI engineers, and how hiring there works.',
      },
      {
        label: 'AI engineers in Canada',
        to: '/canada-ai-talent',
        text: 'The Canadian market for companies that hire in it or from it.',
      },
      {
        label: 'AI and machine learning jobs',
        to: '/machine-learning-ai-jobs',
        text: 'Open roles with the pay in each posting.',
      },
    ],
  },
} as const;
