import { Link } from '@talent/sdk';
import { Link as LinkLook } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { articles, blogIndex } from '../../content/blog-index';
import { blogPath, numbered, topicPath } from '../../content/paths';
import { FeaturedPost, PostList } from '../post-list/post-list';
import type { PostSummary } from '../post-list/post-summary';
import type { ChosenTopic } from './chosen-topic';
import { NoPosts, NoPostsOnTopic } from './no-posts';
import { PAGE_SIZE, pageOf, type PostCount } from './post-groups';
import { Pagination } from './pagination';

const { earlier, showAll, more, onTopic, newestFirst, unknownTopic, allBelow } = blogIndex;

export interface FrontListProps {
  /** Newest first. */
  posts: readonly PostSummary[];
  total: number;
  pages: number;
  topics: readonly PostCount[];
  chosen: ChosenTopic;
}

/** The articles of the front page: the newest one large, or those of the topic that is asked for. */
export function FrontList(props: FrontListProps) {
  const { chosen, total } = props;
  return (
    <>
      <p role="status" className="truncate py-4 text-sm text-ink-muted">
        {chosen.status === 'none' && <span>{`${articles(total)}, ${newestFirst}`}</span>}
        {chosen.status === 'unknown' && (
          <span>{`${unknownTopic} “${chosen.name}”. ${allBelow}`}</span>
        )}
        {chosen.status === 'known' && (
          <>
            <span>
              {chosen.count > 0 ? `${articles(chosen.count)}, ${newestFirst}.` : `${articles(0)}.`}
            </span>{' '}
            <LinkLook asChild>
              <Link to={blogPath}>{showAll}</Link>
            </LinkLook>
          </>
        )}
      </p>
      {chosen.status === 'known' ? <OnTopic {...props} chosen={chosen} /> : <Newest {...props} />}
    </>
  );
}

function OnTopic({
  posts,
  topics,
  chosen: { slug, label, count },
}: FrontListProps & { chosen: Extract<ChosenTopic, { status: 'known' }> }) {
  if (count === 0) return <NoPostsOnTopic slug={slug} topics={topics} />;
  const onIt = posts.filter(({ topic }) => topic === slug);
  return (
    <Section title={`${onTopic} ${label}`}>
      <PostList posts={pageOf(onIt, 1)} />
      {count > PAGE_SIZE && (
        <p className="mt-6">
          <LinkLook asChild>
            <Link to={numbered(topicPath(slug), 2)}>{more}</Link>
          </LinkLook>
        </p>
      )}
    </Section>
  );
}

function Newest({ posts, pages }: FrontListProps) {
  const [newest, ...others] = pageOf(posts, 1);
  if (!newest) return <NoPosts />;
  return (
    <>
      <FeaturedPost post={newest} />
      {others.length > 0 && (
        <Section title={earlier}>
          <PostList posts={others} />
          <Pagination path={blogPath} page={1} pages={pages} />
        </Section>
      )}
    </>
  );
}
