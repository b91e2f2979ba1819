/** Words around every post. */
export const blogPost = {
  contents: 'In this article',
  back: { label: 'All articles', to: '/ai-hiring-insights-blog' },
  by: 'By',
  minutes: 'min read',
  code: 'Code',
  table: 'Table',
  head: {
    /** Follows a title that is too short to stand alone in a list of search results. */
    section: 'AI Hiring Insights',
    /** Follows a description that is too short; long enough for any description. */
    description:
      'An article for teams that hire AI and machine learning engineers in the United States and Canada, written from public data with its sources named.',
  },
} as const;

/** The author's name that stands for the staff rather than for a person. */
export const EDITORIAL_TEAM = 'Editorial team';
