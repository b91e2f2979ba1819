import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import type { WebApplication } from 'schema-dts';
import { calculatorPage } from '../../content/calculator-page';

/** What the calculator's page says about itself to browsers and search engines. */
export function calculatorHead(path: string, site: SiteConfig): PageHead {
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
