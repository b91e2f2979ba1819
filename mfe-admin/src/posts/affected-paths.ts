import type { StoredPost } from './api/post';
import type { PublicPost } from './api/list-public-posts';

const blog = '/ai-hiring-insights-blog';
/** Posts on a page of the blog's lists: as many as mfe-blog shows. */
const POSTS_A_PAGE = 9;
/** Posts of one topic name each other as related: at most this many of them are composed again. */
const RELATED = 20;

/**
 * The pages of the blog that show something of a post, which was saved: the post under its present and
 * former addresses, lists, feed, neighbors, and posts that may name it as related.
 * @param before - as it was before, null for a new one.
 * @param others - the other posts that visitors can read, newest first.
 */
export function affectedPaths(
  before: StoredPost | null,
  after: StoredPost,
  others: readonly PublicPost[],
): string[] {
  const states = before ? [before, after] : [after];
  const paths = states.flatMap(({ id, fields }) => [`/blog/${fields.slug}`, `/blog/${id}`]);
  paths.push('/feed.xml', ...numbered(blog, others.length + 1));
  for (const { fields } of states) {
    const ofTopic = others.filter(({ topic }) => topic === fields.topic);
    const ofAuthor = others.filter(({ author }) => author === fields.author);
    paths.push(...numbered(`${blog}/topic/${fields.topic}`, ofTopic.length + 1));
    paths.push(...numbered(`${blog}/author/${fields.author}`, ofAuthor.length + 1));
    paths.push(...ofTopic.slice(0, RELATED).map(({ slug }) => `/blog/${slug}`));
  }
  for (const { publishedAt } of states) {
    if (publishedAt === null) continue;
    const older = others.find((post) => post.publishedAt <= publishedAt);
    const newer = others.findLast((post) => post.publishedAt >= publishedAt);
    for (const post of [older, newer]) if (post) paths.push(`/blog/${post.slug}`);
  }
  return [...new Set(paths)];
}

/**
 * The pages of the blog that show something of an author: their posts, their own page, and the lists with their posts.
 * @param all - the posts that visitors can read, newest first.
 */
export function authorPaths(author: string, all: readonly PublicPost[]): string[] {
  const own = all.filter((post) => post.author === author);
  // Without posts there is no page either.
  if (own.length === 0) return [];
  const topics = [...new Set(own.map(({ topic }) => topic))];
  const lists = topics.flatMap((topic) =>
    numbered(`${blog}/topic/${topic}`, all.filter((post) => post.topic === topic).length),
  );
  return [
    ...own.map(({ slug }) => `/blog/${slug}`),
    ...numbered(`${blog}/author/${author}`, own.length),
    '/feed.xml',
    ...numbered(blog, all.length),
    ...lists,
  ];
}

function numbered(path: string, posts: number): string[] {
  const pages = Math.max(1, Math.ceil(posts / POSTS_A_PAGE));
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? path : `${path}/page/${index + 1}`,
  );
}
