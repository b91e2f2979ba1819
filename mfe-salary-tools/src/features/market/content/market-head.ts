/** Title without the brand, description and keywords of the page, and its place in the site. */
export const marketHead = {
  path: '/ai-job-market',
  name: 'AI job market',
  parent: { label: 'Salary data', to: '/ai-ml-salary-data' },
  title: 'AI Job Market in the US and Canada',
  description:
    'How many job postings name AI, state pay or offer remote work: charts by month for the US and Canada, AI in more countries, with sources, limits and CSV.',
  keywords:
    'AI job market, AI job postings, AI jobs share, pay transparency, remote job postings, job postings index',
  dataset: {
    name: 'The AI job market by month: AI share, postings, pay transparency and remote work',
  },
} as const;
