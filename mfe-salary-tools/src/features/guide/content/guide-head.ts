/** Title without the brand, description and first day of the salary guide, and its place in the site. */
export const guideHead = {
  title: 'AI Salary Guide 2025: US and Canada',
  description:
    'AI salaries by role and level: reported US pay ranges, official wages in the US, and Canada by province and city. With sources, and PDF and CSV downloads.',
  keywords: 'AI salary guide 2025, machine learning salary, AI engineer salary, AI salary Canada',
  /** First day on which the guide was on the site. */
  publishedOn: '2026-11-21',
  dataset: {
    name: 'Figures of the AI salary guide 2025',
    description:
      'Medians and percentiles of reported pay ranges for AI roles in the United States, official US wages by occupation, and official wages in Canada by province and city, with sample, period, source and license on every row.',
  },
  /** Above it in the breadcrumb trail, and its own name there. */
  parent: { label: 'Salary data', to: '/ai-ml-salary-data' },
  name: 'Salary guide 2025',
} as const;
