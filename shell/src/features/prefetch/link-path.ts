/**
 * Path that following a link would navigate to inside this tab. Null where it would not: another
 * origin, a download, another window, or the page that is on the screen already.
 */
export function linkPath(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}
