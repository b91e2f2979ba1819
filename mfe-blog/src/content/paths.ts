/** Front page of the blog. */
export const blogPath = '/ai-hiring-insights-blog';

/** Where a post is read. */
export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

/** A page of a list; the first one has no number. */
export function numbered(path: string, page: number): string {
  return page <= 1 ? path : `${path}/page/${page}`;
}

export function topicPath(slug: string): string {
  return `${blogPath}/topic/${slug}`;
}

export function authorPath(slug: string): string {
  return `${blogPath}/author/${slug}`;
}

/** Answers with JSON, and with a whole page where scripts do not run. */
export const searchPath = '/functions/v1/blog-search';

export const feedPath = '/feed.xml';
