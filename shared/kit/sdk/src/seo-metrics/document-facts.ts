/** Facts that are read from a page before anything is counted or judged. */
export interface DocumentFacts {
  /** Address of the page, after redirects: relative addresses start from it. */
  url: string;
  /** Origins that are this site: where it runs, and its public one. */
  siteOrigins: readonly string[];
  title: string;
  /** Contents of the named metas and the canonical's address, as written; null when missing. */
  description: string | null;
  canonical: string | null;
  keywords: string | null;
  robots: string | null;
  /** Level of each heading, 1 to 6. */
  headings: readonly number[];
  /** The alt attribute of each image; null when it has none. */
  imageAlts: readonly (string | null)[];
  /** The address of each link, as written. */
  links: readonly string[];
  /** ms. */
  loadTime: number;
}

/** Reads a parsed page. */
export function readDocument(
  page: Document,
  measured: Pick<DocumentFacts, 'url' | 'siteOrigins' | 'loadTime'>,
): DocumentFacts {
  return {
    ...measured,
    title: page.title,
    description: metaContent(page, 'description'),
    canonical: page.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? null,
    keywords: metaContent(page, 'keywords'),
    robots: metaContent(page, 'robots'),
    headings: all(page, 'h1, h2, h3, h4, h5, h6').map(({ localName }) =>
      Number(localName.slice(1)),
    ),
    imageAlts: all(page, 'img').map((image) => image.getAttribute('alt')),
    links: all(page, 'a[href]').map((link) => link.getAttribute('href') ?? ''),
  };
}

function metaContent(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="${name}" i]`)?.getAttribute('content') ?? null;
}

function all(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}
