import { NextStep } from '@talent/page-parts/next-step';
import { Link, useLocation, usePageData, useSite } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link as LinkLook } from '@talent/ui/link';
import { PageHeading } from '@talent/ui/page-heading';
import { blogPost } from '../content/blog-post';
import { guideNextStep } from '../content/next-steps';
import { guideText } from '../features/guide/content/guide-text';
import { ArticleLayout } from '../features/article/article-layout';
import { CoverHead } from '../features/cover/cover-head';
import type { GuideData } from '../features/guide/guide-plan';
import { NewsletterBox } from '../features/post-end/newsletter-box';
import { ShareBox } from '../features/post-end/share-box';
import { formatDay } from '@talent/sdk/format';

/** `/computer-vision-applications` and `/machine-learning-jobs-guide`: a guide. */
export default function GuidePage() {
  const { h1, description, updatedAt, readingMinutes, document, figures, related, cover } =
    usePageData<GuideData>();
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <Container width="wide">
      <article>
        <CoverHead cover={cover}>
          <PageHeading kicker={guideText.kicker} title={h1} lede={description}>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
              <span>
                {blogPost.updated} <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
              </span>
              <span>{`${readingMinutes} ${blogPost.minutes}`}</span>
            </p>
          </PageHeading>
        </CoverHead>
        <ArticleLayout document={document} figures={figures} contentsTitle={guideText.contents}>
          <ShareBox url={origin + pathname} title={h1} />
          <NewsletterBox />
        </ArticleLayout>
      </article>
      <section aria-labelledby="related-title" className="mt-12 border-t border-rule py-8">
        <h2 id="related-title" className="text-heading">
          {guideText.related}
        </h2>
        <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {related.map(({ label, to, text }) => (
            <li key={to}>
              <LinkLook asChild className="font-display text-xl">
                <Link to={to}>{label}</Link>
              </LinkLook>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <NextStep {...guideNextStep(pathname)} />
    </Container>
  );
}
