/** The topics of the blog, in the order in which they are listed. Posts name them by their slug. */
export const blogTopics = [
  { slug: 'hiring', label: 'Hiring' },
  { slug: 'salary-insights', label: 'Salary insights' },
  { slug: 'interviews', label: 'Interviews' },
  { slug: 'careers', label: 'Careers' },
  { slug: 'mlops', label: 'MLOps' },
  { slug: 'machine-learning', label: 'Machine learning' },
  { slug: 'generative-ai', label: 'Generative AI' },
  { slug: 'computer-vision', label: 'Computer vision' },
  { slug: 'remote-teams', label: 'Remote teams' },
  { slug: 'weekly-jobs-report', label: 'Weekly jobs report' },
] as const;

export type BlogTopic = (typeof blogTopics)[number]['slug'];
