/** Media types of feeds and data; documents are pages, and have what the shell puts around them. */
const allowed =
  /^(application\/((rss|atom)\+xml|xml|json|feed\+json)|text\/(xml|plain|csv))(; ?charset=utf-8)?$/;

/**
 * The media type of a resource, as its loader gave it.
 * @throws Error for one that no resource may have.
 */
export function resourceType(path: string, contentType: string): string {
  if (allowed.test(contentType)) return contentType;
  throw new Error(`${path} is of the type "${contentType}", which no resource may have.`);
}
