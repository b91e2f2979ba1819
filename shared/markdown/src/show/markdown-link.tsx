import { Link } from '@talent/sdk';
import type { ReactNode } from 'react';
import type { MarkdownAttributes } from '../document.ts';

type MarkdownLinkProps = Pick<MarkdownAttributes, 'href' | 'rel' | 'title'> & {
  children?: ReactNode;
};

/** A link of a text: pages of this site open without a reload, files and other sites as usual. */
export function MarkdownLink({ href, ...rest }: MarkdownLinkProps) {
  if (href === undefined) return rest.children;
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/, 1)[0] ?? '');
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
