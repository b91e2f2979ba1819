import { wordsOf } from './text-signature';

/** The facts of a document that are kept for the whole crawl: its text only as numbers. */
export interface PageDocument extends Omit<DocumentFacts, 'text'> {
  words: number;
  /** MinHash of the text; empty where it is too short to compare. */
  signature: Uint32Array;
  /** SHA-256 of title, description and text, hexadecimal. */
  contentHash: string;
  /** UTF-8, uncompressed. */
  htmlBytes: number;
}

export interface Hop {
  path: string;
  /** Null where the site did not tell it. */
  status: number | null;
  /** Target of the redirect: a path of this site, or a whole address; null without one. */
  location: string | null;
}

export type Rendering =
  | { status: 'rendered'; late: LateContent }
  /** They did not come to an end in time, or the page could not be framed. */
  | { status: 'failed'; reason: string };

export interface CrawledPage {
  path: string;
  outcome: 'read' | 'redirected' | 'not-html' | 'failed' | 'blocked';
  /** Of the first answer; null where none came, or nothing was asked. */
  status: number | null;
  failure: 'timeout' | 'unreachable' | 'too-large' | null;
  /** Number of requests for it. */
  attempts: number;
  /** Answers from its own on to the last; empty unless it leads elsewhere. */
  hops: readonly Hop[];
  /** `X-Robots-Tag` in small letters; empty without one. */
  robotsHeader: string;
  /** From the request to the last byte, ms. */
  loadMs: number;
  document: PageDocument | null;
  /** Null where the page was not rendered. */
  rendering: Rendering | null;
}

/**
 * Path of an address on this site, without query and fragment: this site's pages ignore the query.
 * Null for other sites, other protocols, and what is no address.
 */
export function sitePath(address: string, base: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return origins.includes(url.origin) ? url.pathname : null;
}

/** Whether a path is the given one or is below it; everything is below `/`. */
export function isBelow(path: string, below: string): boolean {
  const folder = below.endsWith('/') ? below : `${below}/`;
  return path === below || path.startsWith(folder);
}

/** The facts of one document, served or rendered; addresses are whole ones. */
export type DocumentFacts = Readonly<ReturnType<typeof readDocument>>;

/**
 * Reads the facts of a document, from the parser or from a frame that has run it.
 * @param url - the address that answered: relative ones start from it.
 * @param origins - those that are this site.
 */
export function readDocument(
  page: Document,
  { url, origins }: { url: string; origins: readonly string[] },
) {
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const absolute = (address: string | null) =>
    address === null ? '' : (URL.parse(address, url)?.href ?? '');
  const addresses = (selector: string, attribute: string) =>
    all(selector)
      .map((element) => absolute(element.getAttribute(attribute)))
      .filter((address) => address !== '');
  const metas = (name: string) =>
    all(`meta[name="${name}" i]`).map((meta) => oneLine(meta.getAttribute('content') ?? ''));
  return {
    // In reading order; more than one is a fault. Pictures drawn in the page have titles of their own.
    titles: all('head > title').map(({ textContent }) => oneLine(textContent)),
    descriptions: metas('description'),
    canonicals: addresses('link[rel~="canonical" i]', 'href'),
    /** In small letters; empty without one. */
    robots: [...metas('robots'), ...metas('googlebot')].join(', ').toLowerCase(),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: oneLine(heading.textContent),
    })),
    images: all('img').map((image) => ({
      source: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
    })),
    links: all('a[href]').flatMap((link) => readLink(link, url, origins) ?? []),
    hreflangs: all('link[rel~="alternate" i][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      address: absolute(link.getAttribute('href')),
    })),
    /** JSON-LD blocks, as written. */
    structured: all('script[type="application/ld+json" i]').map(({ textContent }) => textContent),
    scripts: [
      ...new Set([
        ...addresses('script[src]', 'src'),
        ...addresses('link[rel~="modulepreload" i]', 'href'),
      ]),
    ],
    styles: addresses('link[rel~="stylesheet" i]', 'href'),
    /** The text of its main part in one line. */
    text: mainText(page),
  };
}

export type PageLink = NonNullable<ReturnType<typeof readLink>>;

/** Jumps inside the page, mail and telephone links lead to no page. */
function readLink(link: Element, url: string, origins: readonly string[]) {
  const href = (link.getAttribute('href') ?? '').trim();
  const target = href.startsWith('#') ? null : URL.parse(href, url);
  if (target === null || !/^https?:$/.test(target.protocol)) return null;
  return {
    /** On this site, without query and fragment; null where it leads to another site. */
    path: sitePath(href, url, origins),
    address: target.href,
    text: oneLine(link.textContent),
    /** For assistive technology and search engines. */
    name: accessibleName(link),
    /** Search engines are asked not to follow it; neither does the crawl. */
    nofollow: /\bnofollow\b/i.test(link.getAttribute('rel') ?? ''),
  };
}

/**
 * The name of a link as assistive technology computes it, as far as links need it: `aria-labelledby`, `aria-label`,
 * its text with those of pictures, `title`. Nothing that is hidden from assistive technology counts.
 */
function accessibleName(link: Element): string {
  const labels = (link.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => link.ownerDocument.getElementById(id)?.textContent ?? '');
  return (
    oneLine(labels.join(' ')) ||
    oneLine(link.getAttribute('aria-label') ?? '') ||
    oneLine(content(link)) ||
    oneLine(link.getAttribute('title') ?? '')
  );
}

function content(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true') return '';
  if (element.localName === 'img') return element.getAttribute('alt') ?? '';
  const label = element.getAttribute('aria-label');
  if (label && element.localName !== 'a') return label;
  if (element.localName === 'svg') return element.querySelector('title')?.textContent ?? '';
  return [...element.childNodes].map(content).join(' ');
}

/** Header, footer and banners are the same on every page: only `main` is its own. */
function mainText(page: Document): string {
  const collect = (node: Node): string => {
    if (/^(script|style|noframes|template|noscript|svg)$/i.test(node.nodeName)) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    return [...node.childNodes].map(collect).join(' ');
  };
  return oneLine(collect(page.querySelector('main') ?? page.body));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Files = Pick<DocumentFacts, 'scripts' | 'styles' | 'images'>;

/** Addresses of files on this site that a page names, each once: of one kind, or all. */
export function filesOf(document: Files, origin: string, kind?: keyof Files): string[] {
  const images = document.images.flatMap(({ source }) => URL.parse(source, origin)?.href ?? []);
  const files = { ...document, images };
  const addresses = kind ? files[kind] : [...files.scripts, ...files.styles, ...images];
  return [...new Set(addresses)].filter((address) => address.startsWith(`${origin}/`));
}

export type LateContent = ReturnType<typeof lateContent>;

/** Content that differs in the rendered page, or is only there. */
export function lateContent(served: DocumentFacts, rendered: DocumentFacts) {
  const [before, after] = [namesOf(served), namesOf(rendered)];
  const known = new Set(pathsOf(served));
  return {
    changes: (['title', 'description', 'canonical', 'h1'] as const)
      .map((what) => ({ what, served: before[what] ?? '', rendered: after[what] ?? '' }))
      .filter((pair) => pair.served !== pair.rendered),
    /** Paths that only the rendered page links to. */
    links: [...new Set(pathsOf(rendered))].filter((path) => !known.has(path)),
    /** Part of the rendered words that were not served, 0 to 1. */
    share: lateShare(wordsOf(served.text), wordsOf(rendered.text)),
  };
}

function namesOf({ titles, descriptions, canonicals, headings }: DocumentFacts) {
  const h1 = headings.find(({ level }) => level === 1)?.text;
  return { title: titles[0], description: descriptions[0], canonical: canonicals[0], h1 };
}

function pathsOf({ links }: DocumentFacts): string[] {
  return links.flatMap(({ path }) => path ?? []);
}

/** Part of `rendered` that `served` does not hold as often, 0 to 1. */
function lateShare(served: readonly string[], rendered: readonly string[]): number {
  if (rendered.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of served) counts.set(word, (counts.get(word) ?? 0) + 1);
  let late = 0;
  for (const word of rendered) {
    const count = counts.get(word) ?? 0;
    if (count === 0) late += 1;
    else counts.set(word, count - 1);
  }
  return late / rendered.length;
}
