import type { ReactNode } from 'react';
import { socialTexts } from './content/social-texts';

/** A link as LinkedIn shows it below a post: picture, title and domain. */
export function LinkCard(props: {
  url: string;
  title: string;
  /** The picture, in the shape of 1200 by 630 px; null where the post has none. */
  picture: ReactNode;
}): ReactNode {
  const { url, title, picture } = props;
  return (
    <div className="border-rule bg-paper overflow-hidden rounded-md border">
      {picture !== null && <div className="border-rule border-b">{picture}</div>}
      <div className="px-3 py-2.5">
        <p className="line-clamp-2 font-semibold break-words">
          {title.trim() || socialTexts.untitled}
        </p>
        <p className="text-ink-muted mt-0.5 text-xs break-all">{domainOf(url)}</p>
      </div>
    </div>
  );
}

/** The host without `www.`, as LinkedIn writes it. */
export function domainOf(url: string): string {
  return (URL.parse(url.trim())?.host ?? url.trim()).replace(/^www\./, '');
}
