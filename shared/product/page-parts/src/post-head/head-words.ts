/** What follows a title and a description that are too short to stand alone in a list of search results. */
export const headWords = {
  section: 'AI Hiring Insights',
  /** Long enough for any description. */
  description:
    'An article for teams that hire AI and machine learning engineers in the United States and Canada, written from public data with its sources named.',
} as const;
