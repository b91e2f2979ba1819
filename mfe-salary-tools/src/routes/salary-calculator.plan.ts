import { toSalaryColumns, type SalaryColumns } from '@talent/functions/salary-bands/contract';
import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import { plan } from '@talent/sdk/server';
import type { WebApplication } from 'schema-dts';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { calculatorPage } from '../features/calculator/content/calculator-page';

/** The calculator's page: composed again after an hour. */
export const salaryCalculatorPlan = plan<SalaryColumns>({
  load: async ({ data }) => {
    const open = await getPublicSalaryData(data);
    // The current bands, with their counts in steps of pay: these make the interval of a percentile narrower.
    return toSalaryColumns({ ...open, bands: open.bands.filter(({ current }) => current) });
  },
  head: ({ path, site }) => calculatorHead(path, site),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.8 },
});

function calculatorHead(path: string, site: SiteConfig): PageHead {
  const { head, name, parent, application } = calculatorPage;
  return {
    title: `${head.title} | ${site.brand}`,
    description: head.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: head.keywords,
    structuredData: [
      breadcrumbList([parent, { label: name, to: path }], site),
      {
        '@type': 'WebApplication',
        name: application,
        description: head.description,
        url: site.origin + path,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Requires JavaScript',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        provider: organization(site),
      } satisfies WebApplication,
    ],
  };
}
