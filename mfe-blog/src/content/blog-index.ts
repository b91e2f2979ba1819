/** Words of the blog's front page. */
export const blogIndex = {
  title: 'AI hiring insights',
  lede: 'Pay, hiring and the market for AI and machine learning work in the United States and Canada, with the source of every figure.',
  earlier: 'Earlier articles',
  empty: {
    title: 'No articles yet',
    text: 'Nothing has been published here so far. The salary data is open to read.',
    link: { label: 'See the salary data', to: '/ai-ml-salary-data' },
  },
  head: {
    keywords: 'AI hiring, AI salaries, machine learning jobs, AI recruitment',
    title: 'AI Hiring Insights Blog',
    description:
      'Articles on pay, hiring and the market for AI and machine learning engineers in the US and Canada, written from public data with its sources named.',
  },
} as const;
