import { Link } from '@talent/sdk';
import { PostFacts } from '../post-facts/post-facts';
import type { PostSummary } from './post-summary';

/** Posts under each other, as given. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {posts.map((post) => (
        <li key={post.slug} className="grid gap-x-16 gap-y-3 py-7 lg:grid-cols-[7fr_5fr]">
          <h3 className="text-heading">
            <Link
              to={`/blog/${post.slug}`}
              className="decoration-1 underline-offset-[0.12em] hover:underline"
            >
              {post.title}
            </Link>
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
