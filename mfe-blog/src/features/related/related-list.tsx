import type { PostReference } from '../post/api/post-reference';
import { blogPost } from '../../content/blog-post';
import { formatDay } from '@talent/sdk/format';
import { topicLabel } from '../post-facts/topic-label';
import { PostLink } from '../post-list/post-link';

/** Links to related posts. */
export function RelatedList({ posts }: { posts: readonly PostReference[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="border-t border-rule py-8">
      <h2 id="related-title" className="text-heading">
        {blogPost.related}
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {posts.map(({ slug, title, topic, publishedAt }) => (
          <li key={slug}>
            <h3 className="text-subheading">
              <PostLink slug={slug} title={title} />
            </h3>
            <p className="mt-1.5 text-sm text-ink-muted">
              {topicLabel(topic)}, <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
