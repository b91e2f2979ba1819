/** Title without the brand, meta description and keywords of the salary data page. */
export const salaryDataHead = {
  /** In the breadcrumb trail. */
  name: 'AI salary data',
  title: 'AI Salary Data, US and Canada',
  description:
    'AI and machine learning salaries: reported pay ranges in the US, official wages in the US and Canada, and the sample size and source of every figure.',
  keywords: 'AI salary, machine learning engineer salary, data scientist salary, AI engineer pay',
  /** For search engines that list data sets. */
  dataset: {
    name: 'Pay in AI and machine learning roles in the United States and Canada',
    measured: 'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
  },
} as const;
