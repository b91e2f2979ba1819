import { Link } from '@talent/sdk';
import { Link as LinkLook } from '@talent/ui/link';
import type { Author } from '../post/api/post';
import { blogPost } from '../../content/blog-post';
import { authorPath } from '../../content/paths';

/** The author, and a link to all their posts. */
export function AuthorBox({ author }: { author: Author }) {
  return (
    <section aria-label={blogPost.author} className="border-t border-rule py-6">
      <p className="font-semibold">{author.name}</p>
      {author.title && <p className="text-sm text-ink-muted">{author.title}</p>}
      {author.bio && <p className="mt-2 max-w-prose">{author.bio}</p>}
      <p className="mt-2 text-sm">
        <LinkLook asChild className="inline-flex min-h-11 items-center">
          <Link to={authorPath(author.slug)}>
            {blogPost.moreBy} {author.name}
          </Link>
        </LinkLook>
      </p>
    </section>
  );
}
