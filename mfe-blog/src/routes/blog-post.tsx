import { NextStep } from '@talent/page-parts/next-step';
import { usePageData, useSite, Link } from '@talent/sdk';
import { useFlag } from '@talent/sdk/settings';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { blogPost } from '../content/blog-post';
import { postNextStep } from '../content/next-steps';
import { blogPath, postPath, topicPath, authorPath } from '../content/paths';
import { ArticleLayout } from '../features/article/article-layout';
import { CoverHead } from '../features/cover/cover-head';
import { NewsletterBox } from '../features/post-end/newsletter-box';
import { ShareBox } from '../features/post-end/share-box';
import { PostFacts } from '../features/post-facts/post-facts';
import { topicLabel } from '../features/post-facts/topic-label';
import { NeighborLinks, RelatedList } from '../features/related/neighbor-links';
import { settings } from '../settings';
import type { BlogPostData } from './blog-post.plan';
import { Link as LinkLook } from '@talent/ui/link';
import type { Author } from '../features/post/api/post';

/** `/blog/:slug`: one post. */
export default function BlogPostPage() {
  const { document, figures, related, neighbors, cover, photo, ...post } =
    usePageData<BlogPostData>();
  const { origin } = useSite();
  const hasNewsletterBox = useFlag(settings, 'newsletterBox');
  const trail = [
    { label: blogPost.blog, to: blogPath },
    { label: topicLabel(post.topic), to: topicPath(post.topic) },
  ];
  return (
    <Container width="wide">
      <article>
        <div>
          <div className="-mb-6 pt-6 text-sm text-ink-muted md:-mb-8">
            <Trail steps={trail} />
          </div>
          <CoverHead cover={cover} photo={photo}>
            <PageHeading title={post.title} lede={post.description}>
              <PostFacts {...post} />
            </PageHeading>
          </CoverHead>
        </div>
        {/* Another post is no change of this one: on a translated page its texts would be. */}
        <ArticleLayout
          key={post.slug}
          document={document}
          figures={figures}
          contentsTitle={blogPost.contents}
        >
          <div>
            <ShareBox url={origin + postPath(post.slug)} title={post.title} />
            <AuthorBox author={post.author} />
          </div>
          {hasNewsletterBox && <NewsletterBox />}
        </ArticleLayout>
      </article>
      <div className="mt-12">
        <RelatedList posts={related} />
        <NeighborLinks {...neighbors} />
      </div>
      <NextStep {...postNextStep(post.topic)} />
    </Container>
  );
}

function Trail({ steps }: { steps: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={blogPost.trail}>
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ label, to }, index) => (
          <li key={to} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={to} className="underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AuthorBox({ author }: { author: Author }) {
  return (
    <section aria-label={blogPost.author} className="border-t border-rule py-6">
      <p className="font-semibold">{author.name}</p>
      {author.title && <p className="text-sm text-ink-muted">{author.title}</p>}
      {author.bio && <p className="mt-2 max-w-prose">{author.bio}</p>}
      <p className="mt-2 text-sm">
        <LinkLook asChild className="inline-flex min-h-11 items-center">
          <Link to={authorPath(author.slug)}>{`${blogPost.moreBy} ${author.name}`}</Link>
        </LinkLook>
      </p>
    </section>
  );
}
