import type { ReactNode } from 'react';
import { postingTexts } from '../content/linkedin';

interface LinkCardProps {
  url: string;
  title: string;
  /** Address of the picture that is sent with the post; null where none is. */
  image: string | null;
}

/** A link as LinkedIn shows it below a post: picture, title and domain. */
export function LinkCard({ url, title, image }: LinkCardProps): ReactNode {
  return (
    <div className="border-rule bg-paper mt-4 overflow-hidden rounded-md border">
      {image !== null && (
        <img
          src={image}
          alt={postingTexts.cardImage}
          width={1200}
          height={630}
          className="border-rule aspect-[1200/630] w-full border-b object-cover"
        />
      )}
      <div className="px-3 py-2.5">
        <p className="line-clamp-2 font-semibold break-words">
          {title.trim() || postingTexts.cardUntitled}
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
