import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { hasPath } from '../canary/versioned-path.ts';
import type { LiveSite } from '../live/live-site.ts';

/**
 * The app whose page or file a site has at a path; null for services, redirects, unknown paths, and files that only another
 * version has.
 * @param path as in `URL.pathname`
 */
export function ownerOf(path: string, site: LiveSite): string | null {
  const [, folder = '', first = '', second = ''] = path.split('/');
  if (folder === 'assets') return hasPath(path)(site) ? first : null;
  if (folder === '_pages') return hasPath(path)(site) ? second : null;
  if (folder.startsWith('_')) return null;
  const at = parsePath(path);
  const route = at === null ? undefined : matchRanked(site.publicRoutes, at.segments)?.item;
  return route?.kind === 'page' ? route.app.manifest.name : null;
}
