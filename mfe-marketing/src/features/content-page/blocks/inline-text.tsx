import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import type { RichText } from '../../../content/rich-text';
import { richTextMark } from './rich-text-mark';

/** Text of the content files: its links lead through the router, its strong words are strong. Each part is an element, so that a translated page can change it. */
export function InlineText({ text }: { text: RichText }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(richTextMark)) {
    const [whole, label, to, strong] = match;
    parts.push(<span key={end}>{text.slice(end, match.index)}</span>);
    parts.push(
      to === undefined ? (
        <strong key={`of ${match.index}`}>{strong}</strong>
      ) : (
        <Link key={`of ${match.index}`} asChild>
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(<span key={end}>{text.slice(end)}</span>);
  return parts;
}
