/** Names of the data sets, in the files and for search engines. */
export const openDataNames = {
  places: 'AI salaries in the United States by place: official pay and filings',
  changes: 'Changes of median pay from one edition to the next',
  salaries: 'Pay in AI and machine learning roles in the United States and Canada',
  market: 'AI share of job postings, pay transparency, remote work and the postings index by month',
} as const;
