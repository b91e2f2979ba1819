/** Words of the blog's lists: the front page, its topics, its authors, and what is found. */
export const blogIndex = {
  title: 'AI hiring insights',
  lede: 'Pay, hiring and the market for AI and machine learning work in the United States and Canada, with the source of every figure.',
  earlier: 'Earlier articles',
  topics: 'Topics',
  all: 'All articles',
  authors: 'Authors',
  feed: 'New articles by RSS',
  page: 'Page',
  pages: 'Pages of articles',
  newer: 'Newer articles',
  older: 'Older articles',
  of: 'of',
  showAll: 'Show all articles',
  more: 'More articles on this topic',
  onTopic: 'Articles on',
  byAuthor: 'Articles by',
  writesOn: 'Writes about',
  teamNote: 'We sign these articles as a team. No single person is behind the name.',
  breadcrumb: 'Home',
  newestFirst: 'newest first',
  /** One article, or several. */
  article: ['article', 'articles'],
  unknownTopic: 'There is no topic',
  allBelow: 'All articles are below.',
  empty: {
    title: 'No articles yet',
    text: 'We have not published an article yet. The headline salary figures are open to everyone.',
    link: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
  emptyTopic: {
    title: 'Nothing published on this topic yet',
    text: 'The first article will appear here. Until then, read another topic:',
  },
  emptyReport: {
    title: 'No weekly report has been published yet',
    text: 'Reports appear here as we publish them, newest first.',
    sample: { label: 'Read a sample issue', to: '/ai-salary-newsletter#sample-issue' },
    topics: 'Or read another topic:',
  },
  head: {
    keywords: 'AI hiring, AI salaries, machine learning jobs, AI recruitment',
    title: 'AI Hiring Insights Blog',
    description:
      'Articles on pay, hiring and the market for AI and machine learning engineers in the US and Canada, written from public data with its sources named.',
    older:
      'Earlier articles on pay, hiring and the market for AI and machine learning engineers in the US and Canada, newest first, each with its sources.',
    byAuthor:
      'wrote these articles on pay, hiring and the work of AI and machine learning engineers in the US and Canada, each with its sources named.',
  },
} as const;

/** `1 article`, `15 articles`. */
export function articles(count: number): string {
  return `${count} ${count === 1 ? blogIndex.article[0] : blogIndex.article[1]}`;
}
