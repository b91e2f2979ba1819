import { useSite } from '@talent/sdk';
import type { ReactNode } from 'react';

/** A page as Google shows it: name of the site and address, title, description of two lines. */
export function SearchResult(props: {
  url: string;
  title: string;
  description: string;
}): ReactNode {
  const { url, title, description } = props;
  const { brand } = useSite();
  const { host, pathname } = new URL(url);
  const place = [host, ...pathname.split('/').filter((part) => part !== '')].join(' › ');
  return (
    <div className="border-rule bg-paper min-w-0 rounded-md border p-4 font-sans">
      <p className="text-sm">{brand}</p>
      <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">{place}</p>
      <p className="text-signal mt-1.5 line-clamp-2 text-lg leading-snug break-words">{title}</p>
      <p className="text-ink-muted mt-1 line-clamp-2 text-sm break-words">{description}</p>
    </div>
  );
}
