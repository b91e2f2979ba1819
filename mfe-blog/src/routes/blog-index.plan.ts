import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import { plan } from '@talent/sdk/server';
import type { Blog } from 'schema-dts';
import { listPostKeys, listPosts } from '../features/post/api/list-posts';
import { blogIndex } from '../content/blog-index';
import { feedOf } from '../features/feed/feed';
import { newestChange, summaryOf, type PostSummary } from '../features/post-list/post-summary';
import { frontSlugs, pageCount, postCounts, type PostCount } from '../features/listing/post-groups';
import { LIST_REVALIDATE } from '../features/listing/list-plan';

/** Data of the blog's front page. */
export interface BlogIndexData {
  /** Newest first: those of the page itself, and the first page of every topic. */
  posts: readonly PostSummary[];
  /** Of all articles, on whatever page. */
  total: number;
  pages: number;
  topics: readonly PostCount[];
  authors: readonly PostCount[];
}

/** The blog's front page: composed again after a minute, so that a new post shows soon. */
export const blogIndexPlan = plan<BlogIndexData>({
  load: async ({ data }) => {
    const keys = await listPostKeys(data);
    const posts = await listPosts(data, frontSlugs(keys));
    return {
      posts: posts.map(summaryOf),
      total: keys.length,
      pages: pageCount(keys.length),
      topics: postCounts('topic', keys),
      authors: postCounts('author', keys),
    };
  },
  head: ({ data: { posts }, path, site }) => ({
    title: `${blogIndex.head.title} | ${site.brand}`,
    description: blogIndex.head.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: blogIndex.head.keywords,
    feed: feedOf(site),
    ...newestChange(posts),
    structuredData: [
      {
        '@type': 'Blog',
        name: blogIndex.head.title,
        description: blogIndex.head.description,
        url: site.origin + path,
        publisher: organization(site),
      } satisfies Blog,
      breadcrumbList([{ label: blogIndex.title, to: path }], site),
    ],
  }),
  revalidate: LIST_REVALIDATE,
  sitemap: { changefreq: 'daily', priority: 0.8 },
});
