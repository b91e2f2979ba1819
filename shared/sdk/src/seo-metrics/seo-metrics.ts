/** How many headings of each level a page has. */
export type HeadingStructure = Record<`h${1 | 2 | 3 | 4 | 5 | 6}`, number>;

/** The metrics of one page. Field names are those of the product specification. */
export interface SeoMetrics {
  /** Text of the title element; empty when there is none. */
  pageTitle: string;
  /** Empty when there is none. */
  metaDescription: string;
  /** Absolute URL; empty when there is none. */
  canonicalUrl: string;
  /** Parts of the keywords meta, without empty ones. */
  keywords: readonly string[];
  headingStructure: HeadingStructure;
  /** Images with an alt attribute. An empty one counts: it marks an image as decoration. */
  imageAltTags: number;
  /** All images, with and without an alt attribute. */
  imageCount: number;
  /** Links to other pages of this site. */
  internalLinks: number;
  externalLinks: number;
  /**
   * ms from the request to the last byte of the document; after a client navigation, to
   * the page being on the screen.
   */
  loadTime: number;
  /** Content of the robots meta; empty when there is none. */
  robots: string;
}
