import { contactLink, footerColumns, headerLinks } from '../../content/navigation';
import type { NavigationLink } from '../../content/navigation';
import { elsewhereOnTheSite } from '../../content/site-head';

/** The section of a page, in the words of the navigation. */
export function sectionOf(path: string): string {
  const link = [...headerLinks, contactLink].find((one) => covers(one, path));
  const column = footerColumns.find(({ links }) => links.some((one) => covers(one, path)));
  return link?.label ?? (path === '/' ? undefined : column?.title) ?? elsewhereOnTheSite;
}

function covers({ to, covers: folders = [] }: NavigationLink, path: string): boolean {
  return path === to || folders.some((folder) => path.startsWith(`${folder}/`));
}
