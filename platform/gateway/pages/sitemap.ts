import { isGone } from '../../compose/page-index.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { LiveSite } from '../live/live-site.ts';

/** `robots.txt`: everything may be crawled, except on the host of previews. It names no path but the sitemap. */
export function robotsTxt(origin: string, isPreviewHost = false): string {
  if (isPreviewHost) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The sitemap of live pages that may be indexed and have sitemap facts. `lastmod`: as stated, or the day of composition. */
export function sitemapXml(site: LiveSite, origin: string, now: Date): string {
  const urls = listPages(site, now).map(
    ({ path, modifiedAt, changefreq, priority }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc>` +
      `<lastmod>${escapeXml(modifiedAt)}</lastmod>` +
      `<changefreq>${changefreq}</changefreq>` +
      `<priority>${priority.toFixed(1)}</priority></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

function listPages(site: LiveSite, now: Date) {
  const pages = site.apps.flatMap(({ manifest, pair }) =>
    [...pair.pages].flatMap(([path, entry]) => {
      const { kind, pattern, noindex, modifiedAt } = entry;
      const route = manifest.routes.find((candidate) => candidate.pattern === pattern);
      if (kind !== 'page' || noindex || isGone(entry, now) || !route?.sitemap) return [];
      const day = pair.composedAt.toISOString().slice(0, 10);
      return [{ path, modifiedAt: modifiedAt ?? day, ...route.sitemap }];
    }),
  );
  return pages.sort((left, right) => (left.path < right.path ? -1 : 1));
}
