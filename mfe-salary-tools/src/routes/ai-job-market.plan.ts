import { plan } from '@talent/sdk/server';
import type { MarketPage } from '../features/market/facts/market-page';
import { loadMarketData } from '@talent/data/load-market-data';
import { toMarketPage } from '../features/market/facts/to-market-page';
import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import type { Dataset } from 'schema-dts';
import { partTexts } from '../features/market/content/market-text';
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
  const fetchedOn = days('retrievedOn').at(-1);
  if (fetchedOn === undefined) return { ...head, robots: 'noindex, nofollow' };
  return {
    ...head,
    robots: 'index, follow',
    modifiedAt: fetchedOn,
    structuredData: [
      trail,
      {
        '@type': 'Dataset',
        name: marketHead.dataset.name,
        description: marketHead.description,
        url: site.origin + path,
        isAccessibleForFree: true,
        creator: organization(site),
        creditText: [...new Set(sources.map(({ publisher }) => publisher))].join(', '),
        spatialCoverage: ['United States', 'Canada'],
        variableMeasured: parts.map(({ id }) => partTexts[id].measure),
        isBasedOn: [...new Set(sources.map(({ url }) => url))],
        license: [...new Set(sources.map(({ licenceUrl }) => licenceUrl))],
        temporalCoverage: `${days('firstDay')[0]}/${days('lastDay').at(-1)}`,
        dateModified: fetchedOn,
        distribution: parts.map(({ csv, id }) => ({
          '@type': 'DataDownload' as const,
          name: partTexts[id].name,
          contentUrl: site.origin + csv,
          encodingFormat: 'text/csv',
        })),
      } satisfies Dataset,
    ],
  };
}
