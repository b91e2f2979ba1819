/** Short names of sources for a column; a source that is not here goes by its full name. */
export const sourceNames: Readonly<Record<string, string>> = {
  'ai-jobs-net': 'ai-jobs.net postings',
  'bls-oews': 'BLS OEWS',
  'ca-job-bank': 'Job Bank',
};
