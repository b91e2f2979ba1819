import { PostFacts } from '../post-facts/post-facts';
import { PostLink } from './post-link';
import type { PostSummary } from './post-summary';

/** The newest post, large. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className="grid gap-x-16 gap-y-4 border-t-2 border-ink py-8 md:py-10 lg:grid-cols-[7fr_5fr]">
      <h2 className="text-title">
        <PostLink {...post} />
      </h2>
      <div>
        <p className="mb-4 text-lede text-ink-muted">{post.description}</p>
        <PostFacts {...post} />
      </div>
    </article>
  );
}

/** Posts under each other, as given. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {posts.map((post) => (
        <li key={post.slug} className="grid gap-x-16 gap-y-3 py-7 lg:grid-cols-[7fr_5fr]">
          <h3 className="text-heading">
            <PostLink {...post} />
          </h3>
          <div>
            <p className="mb-3">{post.description}</p>
            <PostFacts {...post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
