const TYPE = 'text/html; charset=utf-8';

/**
 * Everything in a document that would run a script, load a file, send a form, or be refused by the content security policy
 * of embeds, which allows the text of one `<style>` element. Attributes are looked for inside tags alone.
 */
const REFUSED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<script\b|<[^>]*\son\w+\s*=|<[^>]*\b(?:href|action)\s*=\s*["']?\s*javascript:/i],
  [
    'a file to load',
    /<(?:link|img|iframe|frame|object|embed|audio|video|image|base)\b|<[^>]*\ssrc(?:set)?\s*=/i,
  ],
  ['a form', /<form\b/i],
  ['an inline style', /<[^>]*\sstyle\s*=/i],
  ['a refresh', /<meta\b[^>]*\bhttp-equiv\b/i],
  ['a second style element', /<style\b[\s\S]*<style\b/i],
];

/** Throws an `Error` that names what an embed, which every site may show in a frame, may not have. */
export function assertEmbed(path: string, contentType: string, body: string | Uint8Array): void {
  if (contentType !== TYPE) {
    throw new Error(
      `${path} is of the type "${contentType}", which no embed may have: use ${TYPE}.`,
    );
  }
  const html = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const found = REFUSED.find(([, pattern]) => pattern.test(html));
  if (found) throw new Error(`${path} has ${found[0]}, which no embed may have.`);
}

/** Checks that a redirect leads to another path of this site, so that no data can send visitors elsewhere. Throws an `Error`. */
export function redirectTarget(path: string, location: string): string {
  const isPath = /^\/(?![/\\])[^?#\\\s]*$/.test(location);
  if (!isPath) throw new Error(`${path} redirects to "${location}", which is no path of the site.`);
  if (location === path) throw new Error(`${path} redirects to itself.`);
  return location;
}

/** Media types of feeds, data and icons, none of which run scripts. HTML documents are pages, which the shell renders, or embeds. */
const allowed =
  /^((application\/((rss|atom)\+xml|xml|json|(feed|manifest)\+json)|text\/(xml|plain|csv))(; ?charset=utf-8)?|image\/(png|x-icon))$/;

/** @throws Error for a media type that no resource may have. */
export function assertResourceType(path: string, contentType: string): void {
  if (allowed.test(contentType)) return;
  throw new Error(`${path} is of the type "${contentType}", which no resource may have.`);
}
