import { Link } from '@talent/sdk';
import { PostFacts } from '../post-facts/post-facts';
import type { PostSummary } from './post-summary';

/** The newest post, large. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className="grid gap-x-16 gap-y-4 border-t-2 border-ink py-8 md:py-10 lg:grid-cols-[7fr_5fr]">
      <h2 className="text-title">
        <Link
          to={`/blog/${post.slug}`}
          className="decoration-1 underline-offset-[0.12em] hover:underline"
        >
          {post.title}
        </Link>
      </h2>
      <div>
        <p className="mb-4 text-lede text-ink-muted">{post.description}</p>
        <PostFacts {...post} />
      </div>
    </article>
  );
}
