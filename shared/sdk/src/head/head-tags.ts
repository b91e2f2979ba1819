import type { PageHead, SiteConfig } from '../contract.ts';

/** One element of the document head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; attributes: { type: 'application/ld+json' }; text: string };

/** The elements that a page's head becomes, in document order. */
export function headTags(head: PageHead, site: SiteConfig): HeadTag[] {
  const url = site.origin + (head.canonicalPath === '/' ? '/' : head.canonicalPath);
  return [
    { tag: 'title', text: head.title },
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    ...(head.keywords ? [meta('name', 'keywords', head.keywords)] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', site.brand),
    ...(head.structuredData ?? []).map(structuredData),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: name, content } };
}

function structuredData(object: Record<string, unknown>): HeadTag {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: escapeJson(json) };
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Attribute that marks the head's elements, so that a navigation replaces these and no others. */
export const HEAD_MARK = 'data-page-head';
