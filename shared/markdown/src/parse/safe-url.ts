import { headingId } from './heading-id.ts';

/** Where a link leads: a path or fragment of this site, or an address elsewhere. */
export interface SafeLink {
  href: string;
  rel?: 'noopener';
}

/**
 * A link's destination as the URL parser of browsers reads it, so that no spelling means one
 * thing here and another there. Null for what is neither of the web nor mail: `javascript:`, `data:`
 * and the like, and addresses with a user name, which look like another site.
 *
 * @param siteOrigin - public origin of this site
 */
export function safeLink(destination: string, siteOrigin: string): SafeLink | null {
  if (destination.startsWith('#')) return { href: `#${headingId(destination.slice(1))}` };
  const url = parse(destination, siteOrigin);
  if (url === null) return null;
  if (url.protocol === 'mailto:') return { href: url.href };
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  return url.origin === siteOrigin ? { href: pathOf(url) } : { href: url.href, rel: 'noopener' };
}

/**
 * Address of a picture on this site; null for any other: the content security policy refuses pictures
 * from elsewhere, and they would leak visits to another host.
 */
export function safeImage(source: string, siteOrigin: string): string | null {
  const url = parse(source, siteOrigin);
  return url?.origin === siteOrigin ? pathOf(url) : null;
}

/** Relative addresses are those of a post's neighbors. */
function parse(text: string, siteOrigin: string): URL | null {
  if (text.trim() === '') return null;
  const url = URL.parse(text, `${siteOrigin}/blog/`);
  return url?.username || url?.password ? null : url;
}

/** Two slashes at the start would name another host. */
function pathOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}
