import type { SiteConfig } from '../contract.ts';

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

/** Place, two letters of the state or province, and a ZIP or postal code, such as `Austin, TX 78701`. */
const placeLine = /^(.+?),? ([A-Z]{2}),? (\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/**
 * Address lines for schema.org: in parts where one line names the place in the form of the United States or Canada, and as one text
 * where none does. Undefined without lines.
 * @param names - names of the company: a line that is one of them is no part of the street
 */
function postalAddressOf(
  lines: readonly string[],
  names: readonly (string | undefined)[],
): string | Record<string, string> | undefined {
  if (lines.length === 0) return undefined;
  const at = lines.findIndex((line) => placeLine.test(line));
  const [, locality = '', region = '', code = ''] = placeLine.exec(lines[at] ?? '') ?? [];
  const street = lines.slice(0, Math.max(at, 0)).filter((line) => !names.includes(line));
  if (code === '') return lines.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: /^\d/.test(code) ? 'US' : 'CA',
  };
}
