import { queryOptions } from '@tanstack/react-query';
import { fetchSitemap, sitemapPaths } from '../../site-pages/sitemap-paths';
import { fetchConnections, listIndexNowCalls, listStrategies } from './api/seo';

export const seoQueries = {
  sitePaths: (siteOrigins: readonly string[]) =>
    queryOptions({
      queryKey: ['seo', 'site paths', siteOrigins],
      queryFn: async ({ signal }) => sitemapPaths(await fetchSitemap(signal), siteOrigins),
    }),
  connections: queryOptions({ queryKey: ['seo', 'connections'], queryFn: fetchConnections }),
  indexNowCalls: { queryKey: ['seo', 'indexnow calls'], load: listIndexNowCalls },
  plans: { queryKey: ['seo', 'plans'], load: listStrategies },
};
