import { Link, usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { blogPost } from '../content/blog-post';
import { PostBody } from '../features/post-body/post-body';
import { PostContents } from '../features/post-contents/post-contents';
import { contentsOf } from '../features/post-contents/contents-of';
import { PostFacts } from '../features/post-facts/post-facts';
import type { BlogPostData } from './blog-post.plan';

const { back } = blogPost;

/** `/blog/:slug`: one post. */
export default function BlogPostPage() {
  const { body, ...post } = usePageData<BlogPostData>();
  const contents = contentsOf(body);
  return (
    <Container width="wide">
      <article>
        <PageHeading title={post.title} lede={post.description}>
          <PostFacts {...post} />
        </PageHeading>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 border-t border-rule pt-8 md:pt-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
          {contents.length > 0 && (
            <div className="lg:order-last">
              <div className="lg:sticky lg:top-24">
                <PostContents entries={contents} />
              </div>
            </div>
          )}
          <PostBody body={body} />
        </div>
      </article>
      <p className="mt-14 border-t border-rule pt-6">
        <Link to={back.to} className="text-signal underline underline-offset-4">
          {back.label}
        </Link>
      </p>
    </Container>
  );
}
