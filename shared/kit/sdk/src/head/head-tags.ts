import type { PageHead, SiteConfig } from '../contract.ts';
import { siteGraph } from './site-graph.ts';

/** One element of the document head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; attributes: { type: 'application/ld+json' }; text: string };

/** Languages that the page serves: each alternate is the page itself. */
const languages = ['en', 'en-us', 'en-ca', 'x-default'];

/**
 * The elements of a page's head, in document order. A page that is not indexed has only its title, its
 * description and the robots meta.
 */
export function headTags(head: PageHead, site: SiteConfig): HeadTag[] {
  const { title, description, robots, keywords, image } = head;
  const tags: HeadTag[] = [
    { tag: 'title', text: title },
    ...metas('name', { description, robots }),
  ];
  if (robots !== 'index, follow') return tags;

  const href = site.origin + head.canonicalPath;
  const picture = image && site.origin + image.path;
  return [
    ...tags,
    ...metas('name', { keywords }),
    { tag: 'link', attributes: { rel: 'canonical', href } },
    ...languages.map((hreflang): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang, href },
    })),
    ...(head.feed ? [feedLink(head.feed, site)] : []),
    ...metas('property', {
      'og:title': title,
      'og:description': description,
      'og:type': head.type ?? 'website',
      'og:url': href,
      'og:site_name': site.brand,
      'og:locale': 'en_US',
      'og:locale:alternate': 'en_CA',
      'og:image': picture,
      'og:image:type': picture && (picture.endsWith('.jpg') ? 'image/jpeg' : 'image/png'),
      'og:image:width': picture && '1200',
      'og:image:height': picture && '630',
      'og:image:alt': image?.alt,
    }),
    ...metas('name', {
      'twitter:card': picture ? 'summary_large_image' : 'summary',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
      'twitter:image:alt': image?.alt,
    }),
    ...[siteGraph(site), ...(head.structuredData ?? []).map(withPicture(picture))].map(
      structuredData,
    ),
  ];
}

/** Readers of feeds find the page's feed by this link. */
function feedLink({ title, path }: NonNullable<PageHead['feed']>, { origin }: SiteConfig): HeadTag {
  const attributes = { rel: 'alternate', type: 'application/rss+xml', title, href: origin + path };
  return { tag: 'link', attributes };
}

/** A meta element for each value that is set. */
function metas(
  key: 'name' | 'property',
  values: Readonly<Record<string, string | undefined>>,
): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : [],
  );
}

/** Gives an article (what has a headline) the page's picture, which search engines show beside it. */
function withPicture(picture: string | undefined) {
  return (object: Record<string, unknown>) =>
    picture !== undefined && 'headline' in object ? { image: picture, ...object } : object;
}

function structuredData(object: Record<string, unknown>): HeadTag {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: escapeJson(json) };
}

/** JSON that cannot end the script element around it. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Marks the head's elements, so that a navigation replaces only these. */
export const HEAD_MARK = 'data-page-head';
