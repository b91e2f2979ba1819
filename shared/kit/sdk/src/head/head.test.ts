// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { PageHead, SiteConfig } from '../contract.ts';
import { defaultSite } from '../site/site-config.ts';
import { applyHead } from './apply-head.ts';
import { headTags } from './head-tags.ts';
import { renderHead } from './render-head.ts';
import { siteGraph } from './site-graph.ts';

const site = { ...defaultSite, origin: 'https://www.example.com' };
const url = 'https://www.example.com/ai-ml-salary-data';
const picture = 'https://www.example.com/_social/0123.png';

const head: PageHead = {
  title: 'Pay & "promise" <of> AI engineers',
  description: 'What a machine-learning engineer earns.',
  canonicalPath: '/ai-ml-salary-data',
  robots: 'index, follow',
  keywords: 'pay, AI',
  image: { path: '/_social/0123.png', alt: 'Pay & "promise"' },
  structuredData: [{ '@type': 'FAQPage', name: '</script><script>alert(1)' }],
};
const hidden: PageHead = { ...head, robots: 'noindex, nofollow' };

const elements = (): string[] => [...document.head.children].map(({ outerHTML }) => outerHTML);

const compose = (of: PageHead): void => {
  document.head.innerHTML = renderHead(headTags(of, site));
};

const meta = (key: string): string | null | undefined =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

it.each([
  ['every field', head],
  ['no picture, keywords or data', { ...head, image: undefined, keywords: undefined }],
  ['noindex', hidden],
])('the document head is the same in the composed page and after a navigation: %s', (_, of) => {
  const page = of as PageHead;
  compose(page);
  const composed = elements();
  applyHead(page, site);
  expect(elements()).toEqual(composed);
  expect(document.title).toBe(page.title);
});

it('the document head has the title, description and robots of the page, and one URL for every language', () => {
  compose(head);
  expect(document.title).toBe('Pay & "promise" <of> AI engineers');
  const metas = [head.description, 'index, follow', 'pay, AI'];
  expect(['description', 'robots', 'keywords'].map(meta)).toEqual(metas);
  const links = [...document.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('hreflang'),
    link.href,
  ]);
  expect(links).toEqual([
    ['canonical', null, url],
    ['alternate', 'en', url],
    ['alternate', 'en-us', url],
    ['alternate', 'en-ca', url],
    ['alternate', 'x-default', url],
  ]);
});

it('the document head has the tags for previews of shared links', () => {
  compose(head);
  const card = [...document.querySelectorAll('meta')]
    .map((element) => [
      element.getAttribute('property') ?? element.name,
      element.getAttribute('content'),
    ])
    .filter(([key]) => /^(og|twitter):/.test(key ?? ''));
  expect(Object.fromEntries(card)).toEqual({
    'og:title': head.title,
    'og:description': head.description,
    'og:type': 'website',
    'og:url': url,
    'og:site_name': 'AI Talent Experts',
    'og:locale': 'en_US',
    'og:locale:alternate': 'en_CA',
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Pay & "promise"',
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': head.description,
    'twitter:image': picture,
    'twitter:image:alt': 'Pay & "promise"',
  });
});

it('the document head gives an article the picture of its page, and nothing else one', () => {
  const structuredData = [{ '@type': 'Article', headline: 'Pay' }, { '@type': 'FAQPage' }];
  const dataOf = (of: PageHead) => {
    compose({ ...of, structuredData });
    const [, article, faq] = [...document.querySelectorAll('script')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    );
    return [article?.['image'], faq?.['image']];
  };
  expect(dataOf(head)).toEqual([picture, undefined]);
  const { image: _image, ...bare } = head;
  expect(dataOf(bare)).toEqual([undefined, undefined]);
});

it('the document head says which kind of file the picture is, and names none where there is none', () => {
  const { image: _image, ...bare } = head;
  compose({ ...bare, image: { path: '/storage/a-card.jpg', alt: 'A room' } });
  expect(meta('og:image:type')).toBe('image/jpeg');
  compose({ ...bare, type: 'article' });
  expect(meta('twitter:card')).toBe('summary');
  expect(meta('og:type')).toBe('article');
  expect(document.head.innerHTML).not.toMatch(/og:image|twitter:image/);
});

it('the document head has only title, description and robots when the page is not indexed', () => {
  compose(hidden);
  const tags = [...document.head.children].map(({ tagName }) => tagName);
  expect(tags).toEqual(['TITLE', 'META', 'META']);
  expect(meta('robots')).toBe('noindex, nofollow');
  expect(meta('description')).toBe(head.description);
});

it('the document head cannot be ended by structured data', () => {
  const html = renderHead(headTags(head, site));
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

it('the document head keeps elements of others', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
  applyHead(head, site);
  applyHead({ ...head, title: 'Second' }, site);
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

const graphSite: SiteConfig = { ...site, postalAddress: ['1 Sample Street', 'Springfield'] };

/** The nodes as a reader of the JSON gets them. */
const nodesOf = (of: typeof graphSite): Record<string, unknown>[] =>
  (JSON.parse(JSON.stringify(siteGraph(of))) as { '@graph': Record<string, unknown>[] })['@graph'];

it('the graph of the site contains the facts of the configuration and no others', () => {
  const [, organization] = nodesOf(graphSite);
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example.com/#organization',
    name: 'AI Talent Experts',
    url: 'https://www.example.com/',
    email: graphSite.email,
    sameAs: [graphSite.linkedInUrl],
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
  const legalName = 'Example Talent Inc.';
  const [, organization] = nodesOf({
    ...graphSite,
    postalAddress: [legalName, '1 Main Street', 'Suite 2', 'Toronto, ON M5H 2N2', 'Canada'],
    operator: { legalName, phone: '+1 416 555 0100', licenses: ['Ontario license 12345'] },
  });
  expect(organization).toMatchObject({
    legalName: 'Example Talent Inc.',
    telephone: '+1 416 555 0100',
    identifier: [{ '@type': 'PropertyValue', name: 'License', value: 'Ontario license 12345' }],
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
  expect(JSON.stringify(siteGraph({ ...graphSite, postalAddress: [] }))).not.toContain('address');
});
