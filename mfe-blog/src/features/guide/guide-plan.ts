import type { MarkdownDocument } from '@talent/markdown/document';
import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import { plan } from '@talent/sdk/server';
import type { RoutePlan } from '@talent/sdk/server';
import type { Article } from 'schema-dts';
import type { GuideFacts } from './content/guide-text';
import { composeText } from '../article/compose-text';
import { readingMinutes } from '../post-facts/reading-minutes';
import { headDescription } from '../post-head/head-description';
import { headTitle } from '../post-head/head-title';
import { readGuide } from './guide-file';

/**
 * A guide from its Markdown file.
 * @param file - the file's text
 */
export function guidePlan(file: string, facts: GuideFacts): RoutePlan {
  const { title, body, ...guide } = readGuide(file);
  return plan<GuideData>({
    load: async ({ data, site }) => ({
      ...guide,
      readingMinutes: readingMinutes(body),
      document: await composeText(data, body, site.origin),
      related: facts.related,
    }),
    head: ({ path, site }) => {
      const publisher = organization(site);
      return {
        title: headTitle(title, site.brand),
        description: headDescription(guide.description, ''),
        canonicalPath: path,
        robots: 'index, follow',
        keywords: facts.keywords,
        type: 'article',
        structuredData: [
          {
            '@type': 'Article',
            headline: guide.h1,
            description: guide.description,
            datePublished: facts.publishedAt,
            dateModified: guide.updatedAt,
            author: publisher,
            publisher,
            mainEntityOfPage: site.origin + path,
          } satisfies Article,
          breadcrumbList([{ label: title, to: path }], site),
        ],
      };
    },
    sitemap: { changefreq: 'monthly', priority: 0.8 },
  });
}

/** Data of a guide's page. */
export interface GuideData {
  h1: string;
  description: string;
  /** ISO 8601. */
  updatedAt: string;
  readingMinutes: number;
  document: MarkdownDocument;
  related: GuideFacts['related'];
}
