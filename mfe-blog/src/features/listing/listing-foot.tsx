import { Link } from '@talent/sdk';
import { Link as LinkLook } from '@talent/ui/link';
import { Rss } from 'lucide-react';
import { articles, blogIndex } from '../../content/blog-index';
import { authorPath, feedPath } from '../../content/paths';
import type { PostCount } from './post-groups';

/** The authors, and the feed of new articles. */
export function ListingFoot({ authors }: { authors: readonly PostCount[] }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-6 border-t border-rule py-8">
      {authors.length > 0 && (
        <section aria-labelledby="authors-title">
          <h2 id="authors-title" className="text-subheading">
            {blogIndex.authors}
          </h2>
          <ul className="mt-2">
            {authors.map(({ slug, label, count }) => (
              <li key={slug}>
                <LinkLook asChild tone="ink" className="inline-flex min-h-11 items-center">
                  <Link to={authorPath(slug)}>{label}</Link>
                </LinkLook>{' '}
                <span className="text-sm text-ink-muted">{articles(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <LinkLook href={feedPath} tone="ink" className="inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden="true" className="size-4" />
          {blogIndex.feed}
        </LinkLook>
      </p>
    </div>
  );
}
