import type { NavigationLink } from '../../../content/navigation';

/**
 * The `aria-current` of a link while the page at `pathname` is on the screen: 'page' for the page
 * itself, 'true' for a page below it or in a folder that it covers.
 */
export function currentLink(link: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === link.to) return 'page';
  const folders = [link.to, ...(link.covers ?? [])];
  return folders.some((folder) => path.startsWith(`${folder}/`)) ? 'true' : undefined;
}
