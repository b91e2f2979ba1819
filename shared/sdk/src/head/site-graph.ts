import type { SiteConfig } from '../contract.ts';

/**
 * The web site, the organization and its two kinds of business for schema.org. It states only facts of the site's
 * configuration: no telephone, no rating, no price.
 */
export function siteGraph({
  brand: name,
  origin,
  email,
  linkedInUrl,
  postalAddress,
}: SiteConfig): Record<string, unknown> {
  const url = `${origin}/`;
  const idOf = (part: string): string => `${url}#${part}`;
  const business = {
    name,
    url,
    email,
    areaServed: ['US', 'CA'].map((country) => ({ '@type': 'Country', name: country })),
    // Left out of the JSON where there is none.
    address: postalAddress.join(', ') || undefined,
  };
  const parentOrganization = { '@id': idOf('organization') };
  return {
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': idOf('website'),
        name,
        url,
        inLanguage: ['en-US', 'en-CA'],
        publisher: parentOrganization,
      },
      {
        '@type': 'Organization',
        '@id': idOf('organization'),
        ...business,
        sameAs: [linkedInUrl],
      },
      {
        '@type': 'ProfessionalService',
        '@id': idOf('service'),
        ...business,
        parentOrganization,
      },
      { '@type': 'EmploymentAgency', '@id': idOf('agency'), ...business, parentOrganization },
    ],
  };
}
