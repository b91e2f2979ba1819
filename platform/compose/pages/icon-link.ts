import { escapeHtml } from '@talent/sdk/server';

/** A link of the document head to an icon or to the web manifest, at an address that crawlers can fetch. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  /** Path on the site. */
  href: string;
  /** Such as `32x32`. */
  sizes?: string;
}

export function renderIconLinks(links: readonly IconLink[]): string[] {
  return links.map(({ rel, href, sizes }) => {
    const size = sizes === undefined ? '' : ` sizes="${escapeHtml(sizes)}"`;
    return `<link rel="${rel}"${size} href="${escapeHtml(href)}">`;
  });
}
