import type { SiteConfig } from '@talent/sdk/contract';
import type { BreadcrumbList, Organization } from 'schema-dts';

/** Path of the site's logo, which the shell publishes. */
const LOGO_PATH = '/icon-512.png';

/** A page in a breadcrumb trail. */
export interface TrailPage {
  label: string;
  /** Path, starting with `/`. */
  to: string;
}

/** First page of every trail. */
export const HOME: TrailPage = { label: 'Home', to: '/' };

/**
 * schema.org BreadcrumbList from the home page to the page itself.
 * @param pages - those below the home page; the last one is the page itself.
 */
export function breadcrumbList(pages: readonly TrailPage[], { origin }: SiteConfig) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...pages].map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  } satisfies BreadcrumbList;
}

/** schema.org Organization of this site: author, publisher and provider of its pages. */
export function organization({ brand, origin }: SiteConfig) {
  return {
    '@type': 'Organization',
    name: brand,
    url: origin,
    logo: origin + LOGO_PATH,
  } satisfies Organization;
}
