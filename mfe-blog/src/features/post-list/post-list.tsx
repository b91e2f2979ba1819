import { MarkPicture } from '@talent/ui/mark-picture';
import { CoverImage } from '../cover/cover-image';
import { PostFacts } from '../post-facts/post-facts';
import { PostLink } from './post-link';
import type { PostSummary } from './post-summary';

/** The newest post, large. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className="grid items-start gap-x-12 gap-y-6 border-t-2 border-ink py-8 md:grid-cols-[20rem_minmax(0,1fr)] md:py-10">
      {post.photo ? (
        <CoverImage
          photo={post.photo}
          sizes="320px"
          decorative
          isFirst
          className="max-w-80 md:max-w-none"
        />
      ) : (
        <MarkPicture
          picture={post.cover}
          size="full"
          decorative
          className="max-w-80 md:max-w-none"
        />
      )}
      <div>
        <h2 className="text-title">
          <PostLink {...post} />
        </h2>
        <p className="mt-4 mb-4 max-w-prose text-lede text-ink-muted">{post.description}</p>
        <PostFacts {...post} />
      </div>
    </article>
  );
}

/** Posts under each other, as given, each with its cover. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {posts.map((post) => (
        <li
          key={post.slug}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 py-7 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-10 xl:grid-cols-[10rem_minmax(0,7fr)_minmax(0,5fr)]"
        >
          {post.photo ? (
            <CoverImage photo={post.photo} sizes="(min-width: 48rem) 160px, 88px" decorative />
          ) : (
            <MarkPicture picture={post.cover} size="card" decorative />
          )}
          <h3 className="text-heading">
            <PostLink {...post} />
          </h3>
          <div className="col-span-2 md:col-span-1 md:col-start-2 xl:col-start-3">
            <p className="mb-3">{post.description}</p>
            <PostFacts {...post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
