import { plainText } from '@talent/markdown/document';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';
import { useSite } from '@talent/sdk';
import type { ReactNode } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { LinkCard } from '../../../social/link-card';
import { SearchResult } from '../../../social/search-result';
import { SharePicture } from '../../../social/share-picture';
import { publishTexts } from '../content/publish-texts';

/** The post as Google's results and LinkedIn show it, with the title, description and picture that its page has. */
export function FoundPreviews({ fields }: { fields: PostFields }): ReactNode {
  const { origin, brand } = useSite();
  const { title, seoTitle, slug, description, topic, cover, body } = fields;
  const { body: nodes } = parseMarkdown(body, { siteOrigin: origin });
  const words = nodes.map((node) => plainText([node])).join(' ');
  const headline = headTitle(seoTitle || title, brand);
  const path = `/blog/${slug}`;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <figure className="min-w-0">
        <figcaption className="mb-2 text-sm font-medium">{publishTexts.result}</figcaption>
        <SearchResult
          url={origin + path}
          title={headline}
          description={headDescription(description, words)}
        />
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-sm font-medium">{publishTexts.card}</figcaption>
        <LinkCard
          url={origin + path}
          title={headline}
          picture={<SharePicture title={title} topic={topic} path={path} cover={cover} />}
        />
      </figure>
    </div>
  );
}
