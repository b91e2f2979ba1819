import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { SiteConfig } from '@talent/sdk';
import { plan } from '@talent/sdk/server';
import type { DataDownload, Dataset, WebAPI } from 'schema-dts';
import { getOpenData, apiPageData, type ApiPageData } from '../features/open-data/api-page-data';
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
  const url = site.origin + path;
  const common = {
    url,
    description: apiHead.description,
    isAccessibleForFree: true,
    creator: organization(site),
    dateModified: modifiedOn,
  } as const;
  const [market, salaries] = [
    sources.filter(({ changes }) => changes !== null),
    sources.filter(({ changes }) => changes === null),
  ];
  return [
    breadcrumbList([apiHead.parent, { label: apiHead.name, to: path }], site),
    {
      '@type': 'Dataset',
      ...common,
      name: apiHead.dataset.salaries,
      variableMeasured: apiHead.dataset.measuredPay,
      spatialCoverage: ['United States', 'Canada'],
      ...coverage.salaries,
      ...basisOf(salaries),
      distribution: downloads([files.salariesJson, files.salariesCsv], site),
    } satisfies Dataset,
    {
      '@type': 'Dataset',
      ...common,
      name: apiHead.dataset.market,
      variableMeasured: apiHead.dataset.measuredMarket,
      spatialCoverage: apiHead.dataset.marketPlaces,
      ...coverage.market,
      ...basisOf(market),
      distribution: downloads([files.marketJson, files.marketCsv], site),
    } satisfies Dataset,
    {
      '@type': 'WebAPI',
      name: apiHead.service,
      description: apiHead.description,
      url,
      documentation: url,
      isAccessibleForFree: true,
      provider: organization(site),
    } as WebAPI & Record<string, unknown>,
  ];
}

function basisOf(sources: ApiPageData['sources']) {
  return {
    isBasedOn: [...new Set(sources.map(({ url }) => url))],
    license: [...new Set(sources.flatMap(({ licenceUrl }) => licenceUrl ?? []))],
  };
}

function downloads(files: readonly { path: string }[], { origin }: SiteConfig): DataDownload[] {
  return files.map(({ path }) => ({
    '@type': 'DataDownload',
    contentUrl: origin + path,
    encodingFormat: path.endsWith('.csv') ? 'text/csv' : 'application/json',
  }));
}
