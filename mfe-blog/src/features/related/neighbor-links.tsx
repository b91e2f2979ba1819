import { Link } from '@talent/sdk';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Neighbors } from '../post/api/find-neighbors';
import type { PostReference } from '../post/api/post-reference';
import { blogPost } from '../../content/blog-post';
import { postPath } from '../../content/paths';

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
        {isNext ? blogPost.next : blogPost.previous}
        {isNext && <Arrow aria-hidden="true" className="size-4" />}
      </span>
      <span className="block font-display text-lg decoration-1 underline-offset-4 group-hover:underline">
        {post.title}
      </span>
    </Link>
  );
}
