import { plan } from '@talent/sdk/server';
import { listPosts } from '../api/list-posts';
import { blogIndex } from '../content/blog-index';
import { summaryOf } from '../features/post-list/post-summary';
import type { PostSummary } from '../features/post-list/post-summary';

/** What the blog's front page is composed from. */
export interface BlogIndexData {
  /** Newest first. */
  posts: readonly PostSummary[];
}

/** The blog's front page: composed again after a minute, so that a new post shows soon. */
export const blogIndexPlan = plan<BlogIndexData>({
  load: async ({ data }) => ({ posts: (await listPosts(data)).map(summaryOf) }),
  head: ({ path, site }) => ({
    title: `${blogIndex.head.title} | ${site.brand}`,
    description: blogIndex.head.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: blogIndex.head.keywords,
    structuredData: [
      {
        '@type': 'Blog',
        name: blogIndex.head.title,
        description: blogIndex.head.description,
        url: site.origin + path,
        publisher: { '@type': 'Organization', name: site.brand, url: site.origin },
      },
    ],
  }),
  revalidate: 60,
  sitemap: { changefreq: 'daily', priority: 0.8 },
});
