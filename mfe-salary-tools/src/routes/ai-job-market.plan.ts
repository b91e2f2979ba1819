import { plan } from '@talent/sdk/server';
import type { MarketPage } from '../features/market/facts/market-page';
import { loadMarketData } from '@talent/data/load-market-data';
import { toMarketPage } from '../features/market/facts/to-market-page';
import { breadcrumbList } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import { partTexts } from '../features/market/content/market-text';
import { freeDataset } from '../features/free-dataset';
import { marketHead } from '../features/market/content/market-head';

/** The job market page with its files: composed again after an hour, so that a new edition shows by itself. */
export const aiJobMarketPlan = plan<MarketPage>({
  load: async ({ data, publish }) =>
    toMarketPage(await loadMarketData(data), { now: new Date(), publish }),
  head: ({ data, path, site }) => marketPageHead(data, path, site),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.9 },
});

function marketPageHead({ parts }: MarketPage, path: string, site: SiteConfig): PageHead {
  const sources = parts.flatMap((part) => part.sources);
  const days = (of: 'firstDay' | 'lastDay' | 'retrievedOn') =>
    sources.map((source) => source[of]).toSorted();
  const head = {
    title: `${marketHead.title} | ${site.brand}`,
    description: marketHead.description,
    canonicalPath: path,
    keywords: marketHead.keywords,
  };
  const trail = breadcrumbList([marketHead.parent, { label: marketHead.name, to: path }], site);
  const { description, dataset } = marketHead;
  const facts = { ...dataset, description, path, sources };
  const files = parts.map(({ csv, id }) => ({ path: csv, name: partTexts[id].name }));
  const fetchedOn = days('retrievedOn').at(-1);
  if (fetchedOn === undefined) return { ...head, robots: 'noindex, nofollow' };
  return {
    ...head,
    robots: 'index, follow',
    modifiedAt: fetchedOn,
    structuredData: [
      trail,
      {
        ...freeDataset({ ...facts, files }, site),
        creditText: [...new Set(sources.map(({ publisher }) => publisher))].join(', '),
        variableMeasured: parts.map(({ id }) => partTexts[id].measure),
        temporalCoverage: `${days('firstDay')[0]}/${days('lastDay').at(-1)}`,
        dateModified: fetchedOn,
      },
    ],
  };
}
