/** Title without the brand, description and dates of the salary guide, and its place in the site. */
export const guideHead = {
  title: 'AI Salary Guide 2025: US and Canada',
  description:
    'A long read on AI pay in 2025: each role by level, posted against official US wages, Canada by province and city, with method, PDF and CSV downloads.',
  keywords: 'AI salary guide 2025, machine learning salary, AI engineer salary, AI salary Canada',
  /** First day on which the guide stood on the site. */
  publishedOn: '2026-11-21',
  dataset: {
    name: 'Figures of the AI salary guide 2025',
    description:
      'Medians and percentiles of posted pay for AI roles in the United States, official US wages by occupation, and wages in Canada by province and city, with sample, period, source and licence on every row.',
  },
  /** Above it in the breadcrumb trail, and its own name there. */
  parent: { label: 'Salary data', to: '/ai-ml-salary-data' },
  name: 'Salary guide 2025',
} as const;
