import { blogPost } from '../../content/blog-post';
import { formatDate } from './format-date';
import { topicLabel } from './topic-label';

export interface PostFactsProps {
  topic: string;
  /** ISO 8601. */
  publishedAt: string;
  readingMinutes: number;
  author: string;
}

/** Topic, date, author and reading time on one line. */
export function PostFacts({ topic, publishedAt, readingMinutes, author }: PostFactsProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-muted">
      <span className="font-semibold text-ink">{topicLabel(topic)}</span>
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>
        {blogPost.by} {author}
      </span>
      <span>
        {readingMinutes} {blogPost.minutes}
      </span>
    </p>
  );
}
