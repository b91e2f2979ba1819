import { useEffect, useState } from 'react';
import { fetchSitemap } from '../../../site-pages/api/fetch-sitemap';
import { sitemapPaths } from '../../../site-pages/sitemap-paths';

/** The pages to choose from. */
export type SitePaths =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; paths: readonly string[] };

/** The paths in the site's own sitemap. Without them every path can still be typed. */
export function useSitePaths(siteOrigins: readonly string[]): SitePaths {
  const [state, setState] = useState<SitePaths>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetchSitemap(leaving.signal).then(
      (xml) => setState({ status: 'loaded', paths: sitemapPaths(xml, siteOrigins) }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setState({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [siteOrigins]);
  return state;
}
