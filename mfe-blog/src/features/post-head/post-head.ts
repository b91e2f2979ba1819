import { breadcrumbList, organization, type TrailPage } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { Article, BlogPosting } from 'schema-dts';
import type { Post } from '../post/api/post';
import { blogIndex } from '../../content/blog-index';
import { authorPath, blogPath } from '../../content/paths';
import { EDITORIAL_TEAM } from '../../content/blog-post';
import { feedOf } from '../feed/feed';
import { topicLabel } from '../post-facts/topic-label';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';

/** The facts of a post that its head is made from; `text` is the body's plain text. */
export type HeadFacts = Omit<Post, 'body'> & { text: string };

/** Document head of a post, with BlogPosting and BreadcrumbList structured data. */
export function postHead(post: HeadFacts, path: string, site: SiteConfig): PageHead {
  const description = headDescription(post.description, post.text);
  const { photo } = post;
  const { slug, name } = post.author;
  return articleHead({
    title: post.title,
    seoTitle: post.seoTitle,
    description,
    path,
    site,
    keywords: `${topicLabel(post.topic)}, ${blogIndex.head.keywords}`,
    image: photo?.card ? { path: photo.card, alt: photo.alt } : undefined,
    trail: [{ label: blogIndex.head.title, to: blogPath }],
    article: {
      '@type': 'BlogPosting',
      headline: post.title,
      // As it was written: the staff tools judge it, and the meta description may be longer or shorter.
      description: post.description,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt ?? post.publishedAt,
      author:
        slug === EDITORIAL_TEAM
          ? { ...organization(site), url: site.origin + authorPath(slug) }
          : { '@type': 'Person', name, url: site.origin + authorPath(slug) },
      publisher: organization(site),
      articleSection: topicLabel(post.topic),
    },
  });
}

interface ArticleFacts {
  title: string;
  /** Instead of the title in the document's title; null or absent: the title. */
  seoTitle?: string | null;
  /** Meta description. */
  description: string;
  path: string;
  site: SiteConfig;
  keywords: string;
  /** For shared links; without one it is drawn. */
  image?: PageHead['image'] | undefined;
  /** Pages between the home page and this one. */
  trail: readonly TrailPage[];
  article: Exclude<Article | BlogPosting, string>;
}

/** Document head of a long text, with its structured data and breadcrumb trail. */
export function articleHead(facts: ArticleFacts): PageHead {
  const { title, seoTitle, description, path, site, keywords, image, trail, article } = facts;
  const written = seoTitle ?? title;
  return {
    title: headTitle(written, site.brand),
    description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords,
    ...(image && { image }),
    feed: feedOf(site),
    type: 'article',
    structuredData: [
      {
        ...article,
        // Written for search results, which the headline is not then.
        ...(written !== article.headline && { alternativeHeadline: written }),
        mainEntityOfPage: site.origin + path,
      },
      breadcrumbList([...trail, { label: title, to: path }], site),
    ],
  };
}
