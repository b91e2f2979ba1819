import { Link } from '@talent/sdk';
import { Link as LinkLook } from '@talent/ui/link';
import { articles, blogIndex } from '../../content/blog-index';
import { EDITORIAL_TEAM } from '../../content/blog-post';
import { topicPath } from '../../content/paths';
import type { PostCount } from './post-groups';

export interface AuthorFactsProps {
  slug: string;
  /** Topics of the author's posts, with their number. */
  writesOn: readonly PostCount[];
}

/** The topics that an author writes about; of the team also that it is one. */
export function AuthorFacts({ slug, writesOn }: AuthorFactsProps) {
  return (
    <div className="max-w-prose text-sm">
      {slug === EDITORIAL_TEAM && <p className="text-ink-muted">{blogIndex.teamNote}</p>}
      <section aria-labelledby="writes-on" className="mt-4">
        <h2 id="writes-on" className="font-semibold">
          {blogIndex.writesOn}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {writesOn.map((topic) => (
            <li key={topic.slug}>
              <LinkLook asChild tone="ink" className="inline-flex min-h-8 items-center">
                <Link to={topicPath(topic.slug)}>{topic.label}</Link>
              </LinkLook>{' '}
              <span className="text-ink-muted">{articles(topic.count)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
