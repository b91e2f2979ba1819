import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { BlogPosting } from 'schema-dts';
import type { Post } from '../post/api/post';
import { blogIndex } from '../../content/blog-index';
import { authorPath, blogPath } from '../../content/paths';
import { EDITORIAL_TEAM } from '../../content/blog-post';
import { topicLabel } from '../post-facts/topic-label';
import { clip } from './clip';
import { headDescription } from './head-description';
import { headTitle } from './head-title';

/** Longest headline that search engines show of an article. */
const LONGEST_HEADLINE = 110;

/** The facts of a post that its head is made from; `text` is the body's plain text. */
export type HeadFacts = Omit<Post, 'body'> & { text: string };

/** Document head of a post, with BlogPosting and BreadcrumbList structured data. */
export function postHead(post: HeadFacts, path: string, site: SiteConfig): PageHead {
  const description = headDescription(post.description, post.text);
  const publisher = organization(site);
  return {
    title: headTitle(post.title, site.brand),
    description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: `${topicLabel(post.topic)}, ${blogIndex.head.keywords}`,
    type: 'article',
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: clip(post.title, LONGEST_HEADLINE),
        description,
        datePublished: post.publishedAt,
        dateModified: post.updatedAt ?? post.publishedAt,
        author:
          post.author.slug === EDITORIAL_TEAM
            ? publisher
            : {
                '@type': 'Person',
                name: post.author.name,
                url: site.origin + authorPath(post.author.slug),
              },
        publisher,
        articleSection: topicLabel(post.topic),
        mainEntityOfPage: site.origin + path,
      } satisfies BlogPosting,
      breadcrumbList(
        [
          { label: blogIndex.head.title, to: blogPath },
          { label: post.title, to: path },
        ],
        site,
      ),
    ],
  };
}
