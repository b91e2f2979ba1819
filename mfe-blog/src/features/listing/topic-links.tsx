import { Link } from '@talent/sdk';
import { blogIndex } from '../../content/blog-index';
import { blogPath, topicPath } from '../../content/paths';
import type { PostCount } from './post-groups';

export interface TopicLinksProps {
  topics: readonly PostCount[];
  /** Slug of the topic that is shown; empty for all articles; null where the page is neither. */
  current: string | null;
}

/** Topics with the number of their articles. */
export function TopicLinks({ topics, current }: TopicLinksProps) {
  return (
    <nav aria-label={blogIndex.topics} className="border-y border-rule py-2">
      <ul className="flex flex-wrap gap-x-6">
        <TopicLink to={blogPath} label={blogIndex.all} isCurrent={current === ''} />
        {topics.map(({ slug, label, count }) => (
          <TopicLink
            key={slug}
            label={label}
            count={count}
            to={topicPath(slug)}
            isCurrent={current === slug}
          />
        ))}
      </ul>
    </nav>
  );
}

function TopicLink(props: { to: string; label: string; count?: number; isCurrent: boolean }) {
  const { to, label, count, isCurrent } = props;
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
      >
        <span>{label}</span>
        {count !== undefined && <span className="text-ink-muted tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}
