import type { PageHead, SiteConfig } from '@talent/sdk';
import { calculatorPage } from '../../content/calculator-page';

/** What the calculator's page says about itself to browsers and search engines. */
export function calculatorHead(path: string, site: SiteConfig): PageHead {
  const { head, name, home, parent, application } = calculatorPage;
  const trail = [home, parent, { label: name, to: path }];
  return {
    title: `${head.title} | ${site.brand}`,
    description: head.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: head.keywords,
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: site.origin + to,
        })),
      },
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
        provider: { '@type': 'Organization', name: site.brand, url: site.origin },
      },
    ],
  };
}
