import type { SalaryData } from '@talent/api/salary/salary-data';
import { organization } from '@talent/page-parts/structured-data';
import { plan } from '@talent/sdk/server';
import type { Dataset } from 'schema-dts';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { salaryDataHead } from '../features/dashboard/content/salary-data-head';

/** The salary data page: composed again after an hour. It has every figure of the open roles, and the headlines of all others. */
export const salaryDataPlan = plan<SalaryData>({
  load: ({ data }) => getPublicSalaryData(data),
  head: ({ data, path, site }) => ({
    title: `${salaryDataHead.title} | ${site.brand}`,
    description: salaryDataHead.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: salaryDataHead.keywords,
    structuredData: [
      {
        '@type': 'Dataset',
        name: salaryDataHead.dataset.name,
        description: salaryDataHead.description,
        url: site.origin + path,
        isAccessibleForFree: true,
        creator: organization(site),
        spatialCoverage: ['United States', 'Canada'],
        variableMeasured: salaryDataHead.dataset.measured,
        isBasedOn: data.sources.map(({ url }) => url),
      } satisfies Dataset,
    ],
  }),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.9 },
});
