import { Link } from '@talent/sdk';
import { blogPost } from '../../content/blog-post';
import { authorPath, topicPath } from '../../content/paths';
import { formatDay } from '@talent/sdk/format';
import type { PostSummary } from '../post-list/post-summary';
import type { Post } from '../post/api/post';
import { topicLabel } from './topic-label';

type PostFactsProps = Pick<PostSummary, 'topic' | 'publishedAt' | 'readingMinutes' | 'author'> &
  Partial<Pick<Post, 'updatedAt'>>;

const link = 'underline-offset-4 hover:underline';

/** Topic, date, author and reading time on one line. */
export function PostFacts(props: PostFactsProps) {
  const { topic, publishedAt, updatedAt, readingMinutes, author } = props;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-muted">
      <Link to={topicPath(topic)} className={`font-semibold text-ink ${link}`}>
        {topicLabel(topic)}
      </Link>
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
      {updatedAt && (
        <span>
          {blogPost.updated} <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </span>
      )}
      <span>
        {blogPost.by}{' '}
        <Link to={authorPath(author.slug)} className={link}>
          {author.name}
        </Link>
      </span>
      <span>{`${readingMinutes} ${blogPost.minutes}`}</span>
    </p>
  );
}
