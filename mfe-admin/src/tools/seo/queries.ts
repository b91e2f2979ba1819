import { queryOptions } from '@tanstack/react-query';
import { fetchSitemap, sitemapPaths } from '../../site-pages/sitemap-paths';
import { fetchConnections, listIndexNowCalls, listStrategies } from './api/seo';

/** Data of the SEO dashboard, each under its key. */
export const seoQueries = {
  /** The paths in the site's own sitemap. */
  sitePaths: (siteOrigins: readonly string[]) =>
    queryOptions({
      queryKey: ['seo', 'site paths', siteOrigins],
      queryFn: async ({ signal }) => sitemapPaths(await fetchSitemap(signal), siteOrigins),
    }),
  /** Which services of search engines this site is connected to. */
  connections: queryOptions({ queryKey: ['seo', 'connections'], queryFn: fetchConnections }),
  indexNowCalls: { queryKey: ['seo', 'indexnow calls'], load: listIndexNowCalls },
  plans: { queryKey: ['seo', 'plans'], load: listStrategies },
};
