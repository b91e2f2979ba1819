import { plan } from '@talent/sdk/server';
import type { RoutePlan } from '@talent/sdk/server';
import type { PageContent } from '../../content/page-content';
import { contentPagePlan } from '../content-page/content-page-plan';

/** The plan of a page of text that people only reach through a link in a mail: no search engine lists it. */
export function resultPagePlan(content: PageContent): RoutePlan {
  const { sitemap: _, ...shown } = contentPagePlan(content);
  return plan({
    ...shown,
    head: (context) => ({ ...shown.head(context), robots: 'noindex, nofollow' }),
  });
}
