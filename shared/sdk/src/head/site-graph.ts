import type { SiteConfig } from '../contract.ts';
import { postalAddressOf } from './postal-address.ts';

/** Path of the site's logo, a PNG of 512 by 512 px that the shell publishes. */
export const LOGO_PATH = '/icon-512.png';

/**
 * The web site, the organization and its two kinds of business for schema.org. It states only facts of the site's
 * configuration, and leaves out those that are not set: no rating, no price.
 */
export function siteGraph({
  brand: name,
  origin,
  email,
  linkedInUrl,
  postalAddress,
  operator = {},
}: SiteConfig): Record<string, unknown> {
  const url = `${origin}/`;
  const idOf = (part: string): string => `${url}#${part}`;
  const business = {
    name,
    url,
    email,
    areaServed: ['US', 'CA'].map((country) => ({ '@type': 'Country', name: country })),
    logo: origin + LOGO_PATH,
    image: origin + LOGO_PATH,
    // Undefined facts are left out of the JSON.
    address: postalAddressOf(postalAddress, [name, operator.legalName]),
    telephone: operator.phone,
    legalName: operator.legalName,
    identifier: operator.licenses?.map((value) => ({
      '@type': 'PropertyValue',
      name: 'License',
      value,
    })),
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
