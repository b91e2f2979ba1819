import { queryOptions } from '@tanstack/react-query';
import { fetchSitemap } from '../../site-pages/api/fetch-sitemap';
import { sitemapPaths } from '../../site-pages/sitemap-paths';
import { listStrategies } from './api/list-strategies';

/** Data of the SEO dashboard, each under its key. */
export const seoQueries = {
  /** The paths in the site's own sitemap. */
  sitePaths: (siteOrigins: readonly string[]) =>
    queryOptions({
      queryKey: ['seo', 'site paths', siteOrigins],
      queryFn: async ({ signal }) => sitemapPaths(await fetchSitemap(signal), siteOrigins),
    }),
  plans: { queryKey: ['seo', 'plans'], load: listStrategies },
};
