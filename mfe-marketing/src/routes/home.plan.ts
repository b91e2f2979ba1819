import { plan } from '@talent/sdk/server';
import {
  getInstrument,
  getPostedCoverage,
  hasWeeklyReport,
} from '../features/home/api/get-instrument';
import { getMarketLine, type MarketLine } from '../features/home/api/get-market-line';
import { homeContent, type HomeContent } from '../features/home/content/home-content';
import { homeHead } from '../features/home/content/home-head';
import type { Instrument } from '../features/home/instrument/to-instrument';

/** Data of the home page. */
export interface HomeData {
  instrument: Instrument;
  content: HomeContent;
  /** One figure of the job market; null where none was imported. */
  marketLine: MarketLine | null;
}

/** The home page: composed again after an hour, first in the sitemap. */
export const homePlan = plan<HomeData>({
  load: async ({ data, site }) => ({
    instrument: await getInstrument(data, site),
    marketLine: await getMarketLine(data),
    content: homeContent(site, {
      hasReport: await hasWeeklyReport(data),
      companies: (await getPostedCoverage(data)).companies,
    }),
  }),
  head: ({ site }) => ({
    title: `${homeHead.title} | ${site.brand}`,
    description: homeHead.description,
    canonicalPath: '/',
    robots: 'index, follow',
    keywords: homeHead.keywords,
  }),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 1 },
});
