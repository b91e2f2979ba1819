import { Link } from '@talent/sdk';
import type { ReactNode } from 'react';
import type { RichAttributes } from './rich-text';

type PostLinkProps = Pick<RichAttributes, 'href' | 'rel' | 'title'> & { children?: ReactNode };

/** A link of a post: pages of this site open without a reload, files and other sites as usual. */
export function PostLink({ href = '', ...rest }: PostLinkProps) {
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/, 1)[0] ?? '');
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
