const TAG = /<meta\b[^<>]*>/gi;

/**
 * The picture that a page names for shared links (`og:image`), absolute. Null where it names none, or one of another site: only
 * pictures of the page's own site are read.
 */
export function pagePicture(html: string, page: string): string | null {
  const tags = html.match(TAG) ?? [];
  const tag = tags.find((one) => attribute(one, 'property') === 'og:image');
  const named = attribute(tag ?? '', 'content');
  const picture = named === null ? null : URL.parse(named, page);
  return picture !== null && picture.origin === URL.parse(page)?.origin ? picture.href : null;
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value?.replaceAll('&amp;', '&') || null;
}
