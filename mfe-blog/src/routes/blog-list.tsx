import { NextStep } from '@talent/page-parts/next-step';
import { usePageData, Link } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { articles, blogIndex } from '../content/blog-index';
import { listNextStep } from '../content/next-steps';
import { CoverHead } from '../features/cover/cover-head';
import type { ListData } from '../features/listing/list-head';
import { NoPostsOnTopic } from '../features/listing/no-posts';
import { Pagination } from '../features/listing/pagination';
import { TopicLinks } from '../features/listing/topic-links';
import { PostList } from '../features/post-list/post-list';
import { SearchForm } from '../features/search/search-form';
import { Link as LinkLook } from '@talent/ui/link';
import { EDITORIAL_TEAM } from '../content/blog-post';
import { topicPath } from '../content/paths';

/** A further page of posts, or a page of one topic or author. */
export default function BlogListPage() {
  const { kind, slug, label, lede, path, page, pages, total, posts, ...list } =
    usePageData<ListData>();
  const { topics, picture, writesOn } = list;
  const count = articles(total);
  const place =
    pages > 1 ? `, ${blogIndex.page.toLowerCase()} ${page} ${blogIndex.of} ${pages}` : '';
  return (
    <Container width="wide">
      <CoverHead cover={picture}>
        <PageHeading
          title={kind === 'all' ? blogIndex.title : label}
          lede={lede || undefined}
          kicker={count + place}
        >
          {kind === 'author' && <AuthorFacts slug={slug} writesOn={writesOn} />}
        </PageHeading>
      </CoverHead>
      <SearchForm query="" />
      <TopicLinks topics={topics} current={kind === 'topic' ? slug : null} />
      {posts.length === 0 ? (
        <NoPostsOnTopic slug={slug} topics={topics} />
      ) : (
        <section className="py-8" aria-labelledby="list-title">
          <h2 id="list-title">
            <VisuallyHidden>{count}</VisuallyHidden>
          </h2>
          <PostList posts={posts} />
          <Pagination path={path} page={page} pages={pages} />
        </section>
      )}
      <NextStep {...listNextStep} />
    </Container>
  );
}

function AuthorFacts({ slug, writesOn }: Pick<ListData, 'slug' | 'writesOn'>) {
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
