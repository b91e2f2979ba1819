import { plan } from '@talent/sdk/server';
import { getPost } from '../api/get-post';
import { listPostSlugs } from '../api/list-post-slugs';
import type { Post } from '../api/post';
import { parseMarkdown } from '../features/markdown/parse-markdown';
import { plainText } from '../features/post-body/rich-text';
import type { RichText } from '../features/post-body/rich-text';
import { readingMinutes } from '../features/post-facts/reading-minutes';
import { postHead } from '../features/post-head/post-head';

/** What a post's page is composed from: its facts, and its body ready to show. */
export interface BlogPostData extends Omit<Post, 'body'> {
  readingMinutes: number;
  body: readonly RichText[];
}

/** A post: composed again after a minute, so that a correction shows soon. */
export const blogPostPlan = plan<BlogPostData>({
  entries: async ({ data }) => (await listPostSlugs(data)).map((slug) => `/blog/${slug}`),
  load: async ({ data, params, site }) => {
    const { body, ...post } = await getPost(data, params['slug'] ?? '');
    return {
      ...post,
      readingMinutes: readingMinutes(body),
      body: parseMarkdown(body, site.origin),
    };
  },
  head: ({ data: { body, ...post }, path, site }) =>
    postHead({ ...post, text: plainText(paragraphsOf(body)) }, path, site),
  revalidate: 60,
  sitemap: { changefreq: 'monthly', priority: 0.7 },
});

/** Running text only: headings and tables would read as nonsense in a description. */
function paragraphsOf(body: readonly RichText[]): RichText[] {
  return body.flatMap((node) => (typeof node === 'object' && node.tag === 'p' ? [node, ' '] : []));
}
