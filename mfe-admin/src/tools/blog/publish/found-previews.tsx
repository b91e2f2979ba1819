import { plainText } from '@talent/markdown/document';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';
import { useSite } from '@talent/sdk';
import type { ReactNode } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { publishTexts } from '../content/publish-texts';

/** The post as search results and social networks show it, with the title and description that its page has. */
export function FoundPreviews({ fields }: { fields: PostFields }): ReactNode {
  const { origin, brand } = useSite();
  const { title, seoTitle, slug, description, body } = fields;
  const { body: nodes } = parseMarkdown(body, { siteOrigin: origin });
  const words = nodes.map((node) => plainText([node])).join(' ');
  const headline = headTitle(seoTitle || title, brand);
  const said = headDescription(description, words);
  const { host } = new URL(origin);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <figure>
        <figcaption className="mb-2 text-sm font-medium">{publishTexts.result}</figcaption>
        <div className="border-rule border p-4">
          <p className="text-ink-muted truncate text-xs">
            {host} › blog › {slug}
          </p>
          <p className="text-signal mt-1 text-lg leading-snug">{headline}</p>
          <p className="text-ink-muted mt-1 text-sm">{said}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 text-sm font-medium">{publishTexts.card}</figcaption>
        <div className="border-rule border">
          <div className="bg-surface border-rule text-ink-muted flex aspect-[1.91] items-center justify-center border-b p-4 text-center text-sm">
            {publishTexts.cardPicture}
          </div>
          <div className="p-3">
            <p className="text-ink-muted text-xs">{host}</p>
            <p className="text-sm font-semibold">{headline}</p>
            <p className="text-ink-muted line-clamp-2 text-xs">{said}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
