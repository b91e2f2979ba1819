import { plainText, type MarkdownDocument } from '@talent/markdown/document';
import { NotFoundError, plan } from '@talent/sdk/server';
import { readSetting } from '@talent/sdk/settings';
import {
  findCurrentSlug,
  findPost,
  type Post,
  type PostReference,
} from '../features/post/api/post';
import {
  findNeighbors,
  type Neighbors,
  listPostAddresses,
  listRelatedCandidates,
} from '../features/post/api/list-posts';
import { postPath } from '../content/paths';
import type { Picture } from '@talent/ui/picture';
import { coverOf } from '../features/cover/cover-of';
import { composeText, type ComposedText } from '../features/article/compose-text';
import { readingMinutes } from '../features/post-facts/reading-minutes';
import { postHead } from '../features/post-head/post-head';
import { relatedPosts } from '../features/related/related-posts';
import { settings } from '../settings';

/** Data of a post's page: its facts, its parsed text, and links to further posts. */
export interface BlogPostData extends Omit<Post, 'body'>, ComposedText {
  readingMinutes: number;
  cover: Picture;
  related: readonly PostReference[];
  neighbors: Neighbors;
}

/**
 * A post: composed again after a minute, so that a correction shows soon. Its number and its earlier
 * slugs lead to the slug that it has now.
 */
export const blogPostPlan = plan<BlogPostData>({
  entries: async ({ data }) => (await listPostAddresses(data)).map(postPath),
  load: async ({ data, params, site, settings: given }) => {
    const address = params['slug'] ?? '';
    const found = await findPost(data, address);
    if (!found) {
      const slug = await findCurrentSlug(data, address);
      if (slug !== null) return { status: 301, location: postPath(slug) };
      throw new NotFoundError(`There is no published post "${address}".`);
    }
    const { body, ...post } = found;
    const neighbors = await findNeighbors(data, post);
    const linked = [neighbors.previous, neighbors.next].flatMap((one) => one?.slug ?? []);
    return {
      ...post,
      readingMinutes: readingMinutes(body),
      cover: coverOf(found),
      ...(await composeText(data, body, site.origin)),
      related: relatedPosts(
        post,
        await listRelatedCandidates(data, post),
        readSetting(settings, 'relatedArticles', given),
        linked,
      ),
      neighbors,
    };
  },
  head: ({ data: post, path, site }) =>
    postHead({ ...post, text: runningText(post.document) }, path, site),
  revalidate: 60,
  search: { kind: 'Articles' },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
});

/** The paragraphs of a text as words: headings and tables would read as nonsense in a description. */
function runningText({ body }: MarkdownDocument): string {
  return plainText(
    body.flatMap((node) => (typeof node === 'object' && node.tag === 'p' ? [node, ' '] : [])),
  );
}
