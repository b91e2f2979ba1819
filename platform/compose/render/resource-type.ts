/** Media types of feeds, data and icons, none of which run scripts. HTML documents are pages, which the shell renders, or embeds. */
const allowed =
  /^((application\/((rss|atom)\+xml|xml|json|(feed|manifest)\+json)|text\/(xml|plain|csv))(; ?charset=utf-8)?|image\/(png|x-icon))$/;

/** @throws Error for a media type that no resource may have. */
export function assertResourceType(path: string, contentType: string): void {
  if (allowed.test(contentType)) return;
  throw new Error(`${path} is of the type "${contentType}", which no resource may have.`);
}
