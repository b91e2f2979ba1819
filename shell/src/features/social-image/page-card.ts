import { socialCard } from '@talent/page-parts/social-card';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { DrawingNode } from '@talent/sdk/server';
import { cardPicture } from './card-picture';
import { sectionOf } from './section-of';

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
