import { plan } from '@talent/sdk/server';
import type { MarketPage } from '../features/market/facts/market-page';
import { getMarketPage } from '../features/market/api/get-market-page';
import { marketPageHead } from '../features/market/market-page-head';

/** The job market page with its files: composed again after an hour, so that a new edition shows by itself. */
export const aiJobMarketPlan = plan<MarketPage>({
  load: ({ data, publish }) => getMarketPage(data, publish),
  head: ({ data, path, site }) => marketPageHead(data, path, site),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.9 },
});
