/** Media types of feeds, data and icons, none of which run scripts. HTML documents are pages, which the shell renders. */
const allowed =
  /^((application\/((rss|atom)\+xml|xml|json|(feed|manifest)\+json)|text\/(xml|plain|csv))(; ?charset=utf-8)?|image\/(png|x-icon))$/;

/**
 * Checks the media type of a resource and returns it.
 * @throws Error for one that no resource may have.
 */
export function resourceType(path: string, contentType: string): string {
  if (allowed.test(contentType)) return contentType;
  throw new Error(`${path} is of the type "${contentType}", which no resource may have.`);
}
