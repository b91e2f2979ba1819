import { plan } from '@talent/sdk/server';
import { getPayBands, type PayBand } from '../features/pay-figures/api/get-pay-bands';
import { getInstrument } from '../features/home/api/get-instrument';
import { getMarketLine, type MarketLine } from '../features/home/api/get-market-line';
import { hasWeeklyReport } from '../features/home/api/has-weekly-report';
import { homeContent, type HomeContent } from '../features/home/content/home-content';
import { homeHead } from '../features/home/content/home-head';
import { instrumentRoles } from '../features/home/content/instrument-roles';
import type { Instrument } from '../features/home/instrument/to-instrument';

/** Data of the home page. */
export interface HomeData {
  payBands: readonly PayBand[];
  content: HomeContent;
  /** One figure of the job market; null where none was imported. */
  marketLine: MarketLine | null;
  instrument: Instrument;
}

/** The home page: composed again after an hour, first in the sitemap. */
export const homePlan = plan<HomeData>({
  load: async ({ data, site }) => {
    const payBands = await getPayBands(
      data,
      instrumentRoles.map(({ key }) => key),
    );
    return {
      payBands,
      instrument: await getInstrument(data, payBands, site),
      marketLine: await getMarketLine(data),
      content: homeContent(site, { hasReport: await hasWeeklyReport(data) }),
    };
  },
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
