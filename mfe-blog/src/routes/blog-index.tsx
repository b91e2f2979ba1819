import { Link, usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { Section } from '@talent/ui/section';
import { blogIndex } from '../content/blog-index';
import { FeaturedPost } from '../features/post-list/featured-post';
import { PostList } from '../features/post-list/post-list';
import type { BlogIndexData } from './blog-index.plan';

const { title, lede, earlier, empty } = blogIndex;

/** `/ai-hiring-insights-blog`: every post, the newest one large. */
export default function BlogIndexPage() {
  const { posts } = usePageData<BlogIndexData>();
  const [newest, ...others] = posts;
  return (
    <Container width="wide">
      <PageHeading title={title} lede={lede} />
      {newest ? <FeaturedPost post={newest} /> : <NoPosts />}
      {others.length > 0 && (
        <Section title={earlier}>
          <PostList posts={others} />
        </Section>
      )}
    </Container>
  );
}

function NoPosts() {
  return (
    <Section title={empty.title} rule>
      <p>
        {empty.text}{' '}
        <Link to={empty.link.to} className="text-signal underline underline-offset-4">
          {empty.link.label}
        </Link>
      </p>
    </Section>
  );
}
