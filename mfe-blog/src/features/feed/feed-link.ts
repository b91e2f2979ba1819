import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import { blogIndex } from '../../content/blog-index';
import { feedPath } from '../../content/paths';

/** The blog's feed, for the head of its pages. */
export function feedOf({ brand }: SiteConfig): NonNullable<PageHead['feed']> {
  return { title: `${blogIndex.title} | ${brand}`, path: feedPath };
}
