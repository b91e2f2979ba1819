import type { DocumentFacts, PageLink } from './page-facts';
import { accessibleName } from './accessible-name';
import { oneLine } from './one-line';
import { sitePath } from './site-path';

interface ReadDocumentOptions {
  /** Address that answered: relative ones start from it. */
  url: string;
  /** Origins that are this site. */
  origins: readonly string[];
}

/** Reads the facts of a document, from the parser or from a frame that has run it. */
export function readDocument(page: Document, { url, origins }: ReadDocumentOptions): DocumentFacts {
  const absolute = (address: string | null) =>
    address !== null && URL.canParse(address, url) ? new URL(address, url).href : '';
  const addresses = (selector: string, attribute: string) =>
    all(page, selector).flatMap((element) => {
      const address = absolute(element.getAttribute(attribute));
      return address === '' ? [] : [address];
    });
  return {
    // Pictures drawn in the page have titles of their own.
    titles: all(page, 'head > title').map(({ textContent }) => oneLine(textContent)),
    descriptions: metas(page, 'description'),
    canonicals: addresses('link[rel~="canonical" i]', 'href'),
    robots: [...metas(page, 'robots'), ...metas(page, 'googlebot')].join(', ').toLowerCase(),
    headings: all(page, 'h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: oneLine(heading.textContent),
    })),
    images: all(page, 'img').map((image) => ({
      source: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
    })),
    links: all(page, 'a[href]').flatMap((link) => readLink(link, url, origins) ?? []),
    hreflangs: all(page, 'link[rel~="alternate" i][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      address: absolute(link.getAttribute('href')),
    })),
    structured: all(page, 'script[type="application/ld+json" i]').map(
      ({ textContent }) => textContent,
    ),
    scripts: [
      ...new Set([
        ...addresses('script[src]', 'src'),
        ...addresses('link[rel~="modulepreload" i]', 'href'),
      ]),
    ],
    styles: addresses('link[rel~="stylesheet" i]', 'href'),
    text: mainText(page),
  };
}

/** Jumps inside the page, mail and telephone links lead to no page. */
function readLink(link: Element, url: string, origins: readonly string[]): PageLink | null {
  const href = (link.getAttribute('href') ?? '').trim();
  if (href.startsWith('#') || !URL.canParse(href, url)) return null;
  const { protocol, href: address } = new URL(href, url);
  if (!/^https?:$/.test(protocol)) return null;
  return {
    path: sitePath(href, url, origins),
    address,
    text: oneLine(link.textContent),
    name: accessibleName(link),
    nofollow: /\bnofollow\b/i.test(link.getAttribute('rel') ?? ''),
  };
}

/** Header, footer and banners are the same on every page: only `main` is its own. */
function mainText(page: Document): string {
  const main = page.querySelector('main') ?? page.body;
  const texts: string[] = [];
  const collect = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    const isHidden =
      node.nodeType === Node.ELEMENT_NODE &&
      /^(script|style|template|noscript|svg)$/i.test(node.nodeName);
    if (!isHidden) for (const child of node.childNodes) collect(child);
  };
  if (main) collect(main);
  return oneLine(texts.join(' '));
}

function metas(page: Document, name: string): string[] {
  return all(page, `meta[name="${name}" i]`).map((meta) =>
    oneLine(meta.getAttribute('content') ?? ''),
  );
}

function all(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}
