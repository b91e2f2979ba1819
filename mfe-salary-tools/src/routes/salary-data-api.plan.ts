import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { SiteConfig } from '@talent/sdk';
import { plan } from '@talent/sdk/server';
import type { WebAPI } from 'schema-dts';
import { getOpenData, apiPageData, type ApiPageData } from '../features/open-data/api-page-data';
import { freeDataset } from '../features/free-dataset';
import { apiHead } from '../features/open-data/content/api-page';

/** The page about the open figures, composed again after an hour like the files themselves. */
export const salaryDataApiPlan = plan<ApiPageData>({
  load: async ({ data, site, publish }) => {
    return apiPageData({ ...(await getOpenData(data)), site, publish });
  },
  head: ({ data, path, site }) => ({
    title: `${apiHead.title} | ${site.brand}`,
    description: apiHead.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: apiHead.keywords,
    modifiedAt: data.modifiedOn,
    structuredData: structuredData(data, path, site),
  }),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.7 },
});

function structuredData(
  { files, sources, coverage, modifiedOn }: ApiPageData,
  path: string,
  site: SiteConfig,
) {
  const { description, dataset, service } = apiHead;
  const url = site.origin + path;
  const { salariesJson, salariesCsv, placesJson, placesCsv, marketJson, marketCsv } = files;
  const setOf = (name: string, isMarket: boolean, own: readonly { path: string }[]) => ({
    ...freeDataset(
      {
        ...{ name, description, path },
        sources: sources.filter(({ changes }) => (changes !== null) === isMarket),
        files: own.map((file) => ({ path: file.path })),
      },
      site,
    ),
    dateModified: modifiedOn,
  });
  return [
    breadcrumbList([apiHead.parent, { label: apiHead.name, to: path }], site),
    {
      ...setOf(dataset.salaries, false, [salariesJson, salariesCsv, placesJson, placesCsv]),
      variableMeasured: dataset.measuredPay,
      ...coverage.salaries,
    },
    {
      ...setOf(dataset.market, true, [marketJson, marketCsv]),
      variableMeasured: dataset.measuredMarket,
      spatialCoverage: dataset.marketPlaces,
      ...coverage.market,
    },
    {
      '@type': 'WebAPI',
      name: service,
      description,
      url,
      documentation: url,
      isAccessibleForFree: true,
      provider: organization(site),
    } as WebAPI & Record<string, unknown>,
  ];
}
