import type { DataClient } from '@talent/data/client';
import { escapeHtml } from '@talent/sdk/server';
import type { SiteConfig } from '@talent/sdk/contract';
import type { SourceApps } from '../sources/source-apps.ts';
import { enumeratePages } from '../../compose/render/render-page.ts';

/** The sitemap of the sources' public pages. Unlike the released one it has no dates. */
export async function devSitemap(
  { shell, remotes }: SourceApps,
  data: DataClient,
  site: SiteConfig,
): Promise<string> {
  const urls: string[] = [];
  for (const app of remotes.filter(({ guard }) => guard === null)) {
    const listed = new Set(app.routes.filter(({ plan }) => plan?.sitemap).map(({ path }) => path));
    const pages = await enumeratePages({ shell, app, data, site });
    urls.push(
      ...pages
        .filter(({ kind, pattern }) => kind === 'page' && pattern !== null && listed.has(pattern))
        .map(({ path }) => `  <url><loc>${escapeHtml(site.origin + path)}</loc></url>\n`),
    );
  }
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.sort().join('')}</urlset>\n`;
}
