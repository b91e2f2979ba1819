import { expect, it } from 'vitest';
import type { SiteConfig } from '../contract.ts';
import { defaultSite } from '../site/site-config.ts';
import { siteGraph } from './site-graph.ts';

const site: SiteConfig = {
  ...defaultSite,
  origin: 'https://www.example.com',
  postalAddress: ['1 Sample Street', 'Springfield'],
};

/** The nodes as a reader of the JSON gets them. */
const nodesOf = (of: typeof site): Record<string, unknown>[] =>
  (JSON.parse(JSON.stringify(siteGraph(of))) as { '@graph': Record<string, unknown>[] })['@graph'];

it('the graph of the site contains the facts of the configuration and no others', () => {
  const [, organization] = nodesOf(site);
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example.com/#organization',
    name: 'AI Talent Experts',
    url: 'https://www.example.com/',
    email: site.email,
    sameAs: [site.linkedInUrl],
    areaServed: [
      { '@type': 'Country', name: 'US' },
      { '@type': 'Country', name: 'CA' },
    ],
    logo: 'https://www.example.com/icon-512.png',
    image: 'https://www.example.com/icon-512.png',
    address: '1 Sample Street, Springfield',
  });
});

it('the graph of the site has an address in parts, a phone, a registered name and licenses where they are set', () => {
  const [, organization] = nodesOf({
    ...site,
    postalAddress: [
      'Example Talent Inc.',
      '1 Main Street',
      'Suite 2',
      'Toronto, ON M5H 2N2',
      'Canada',
    ],
    operator: {
      legalName: 'Example Talent Inc.',
      phone: '+1 416 555 0100',
      licenses: ['Ontario recruiter license 12345'],
    },
  });
  expect(organization).toMatchObject({
    legalName: 'Example Talent Inc.',
    telephone: '+1 416 555 0100',
    identifier: [
      { '@type': 'PropertyValue', name: 'License', value: 'Ontario recruiter license 12345' },
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main Street, Suite 2',
      addressLocality: 'Toronto',
      addressRegion: 'ON',
      postalCode: 'M5H 2N2',
      addressCountry: 'CA',
    },
  });
});

it('the graph of the site has no address where none is configured', () => {
  expect(JSON.stringify(siteGraph({ ...site, postalAddress: [] }))).not.toContain('address');
});
