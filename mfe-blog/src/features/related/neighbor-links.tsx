import { Link } from '@talent/sdk';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Neighbors } from '../post/api/list-posts';
import type { PostReference } from '../post/api/post';
import { blogPost } from '../../content/blog-post';
import { postPath } from '../../content/paths';
import { formatDay } from '@talent/sdk/format';
import { topicLabel } from '../post-facts/topic-label';
import { PostLink } from '../post-list/post-link';

/** The articles before and after this one in time. */
export function NeighborLinks({ previous, next }: Neighbors) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={blogPost.neighbors}
      className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-2"
    >
      {previous && <NeighborLink post={previous} rel="prev" />}
      {next && <NeighborLink post={next} rel="next" />}
    </nav>
  );
}

function NeighborLink({ post, rel }: { post: PostReference; rel: 'prev' | 'next' }) {
  const isNext = rel === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={postPath(post.slug)}
      rel={rel}
      className={`group block py-2 ${isNext ? 'md:col-start-2 md:text-end' : ''}`}
    >
      <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
        {!isNext && <Arrow aria-hidden="true" className="size-4" />}
        <span>{isNext ? blogPost.next : blogPost.previous}</span>
        {isNext && <Arrow aria-hidden="true" className="size-4" />}
      </span>
      <span className="block font-display text-lg decoration-1 underline-offset-4 group-hover:underline">
        {post.title}
      </span>
    </Link>
  );
}

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
              <span>{topicLabel(topic)}</span>,{' '}
              <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
