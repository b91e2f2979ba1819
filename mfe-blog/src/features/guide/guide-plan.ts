import { organization } from '@talent/page-parts/structured-data';
import { plan, type RoutePlan } from '@talent/sdk/server';
import type { Picture } from '@talent/ui/picture';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import type { GuideFacts } from './content/guide-text';
import { composeText, type ComposedText } from '../article/compose-text';
import { readingMinutes } from '../post-facts/reading-minutes';
import { headDescription } from '@talent/page-parts/head-description';
import { articleHead } from '../post-head/post-head';
import { readGuide, type GuideFile } from './guide-file';

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
      ...(await composeText(data, body, site.origin)),
      related: facts.related,
      cover: coverOf(facts),
    }),
    head: ({ path, site }) =>
      articleHead({
        title,
        description: headDescription(guide.description, ''),
        path,
        site,
        keywords: facts.keywords,
        trail: [],
        article: {
          '@type': 'Article',
          headline: guide.h1,
          description: guide.description,
          datePublished: facts.publishedAt,
          dateModified: guide.updatedAt,
          author: organization(site),
          publisher: organization(site),
        },
      }),
    // A guide can show figures, which change without a release.
    revalidate: 3600,
    sitemap: { changefreq: 'monthly', priority: 0.8 },
  });
}

function coverOf({ subject }: GuideFacts): Picture | null {
  return 'role' in subject ? pictureOfRole(subject.role) : pictureOfTopic(subject.topic);
}

/** Data of a guide's page. */
export interface GuideData
  extends Omit<GuideFile, 'title' | 'body'>, Pick<GuideFacts, 'related'>, ComposedText {
  readingMinutes: number;
  cover: Picture | null;
}
