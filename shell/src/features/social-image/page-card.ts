import { socialCard } from '@talent/page-parts/social-card';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { DrawingNode } from '@talent/sdk/server';
import { cardPicture } from './card-picture';
import {
  contactLink,
  footerColumns,
  headerLinks,
  type NavigationLink,
} from '../../content/navigation';
import { elsewhereOnTheSite } from '../../content/site-head';

export interface PageCardInput {
  head: PageHead;
  /** Path of the page, as a visitor requests it. */
  path: string;
  site: SiteConfig;
}

/** The picture of a shared link to a page of the site: its subject's picture, and the section that it is in. */
export function pageCard({ head, path, site }: PageCardInput): DrawingNode {
  const facts = { section: sectionOf(path), picture: cardPicture(path, head) };
  return socialCard({ head, path, brand: site.brand, ...facts });
}

/** The section of a page, in the words of the navigation. */
export function sectionOf(path: string): string {
  const link = [...headerLinks, contactLink].find((one) => covers(one, path));
  const column = footerColumns.find(({ links }) => links.some((one) => covers(one, path)));
  return link?.label ?? (path === '/' ? undefined : column?.title) ?? elsewhereOnTheSite;
}

function covers({ to, covers: folders = [] }: NavigationLink, path: string): boolean {
  return path === to || folders.some((folder) => path.startsWith(`${folder}/`));
}
