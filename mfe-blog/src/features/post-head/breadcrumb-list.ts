import type { SiteConfig } from '@talent/sdk/contract';
import { blogPost } from '../../content/blog-post';

/** A page on the way from the home page. */
export interface TrailStep {
  name: string;
  path: string;
}

/** BreadcrumbList from the home page over `steps`, the last of which is the page itself. */
export function breadcrumbList(
  steps: readonly TrailStep[],
  site: SiteConfig,
): Record<string, unknown> {
  const trail = [{ name: blogPost.home, path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}
