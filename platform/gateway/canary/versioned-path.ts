import { hasContent } from '../assets/asset-file.ts';
import type { LiveSite } from '../live/live-site.ts';

/** Whether a site has the versions that a path names, or the file. */
export function hasPath(path: string): (site: LiveSite) => boolean {
  const [, folder, first = '', second = '', third = ''] = path.split('/');
  const isLive = ({ release }: LiveSite, app: string, version: string): boolean =>
    release.apps[app] === version;
  if (folder === '_pages') {
    return (site) => isLive(site, 'shell', first) && isLive(site, second, third);
  }
  if (folder !== 'assets') return () => true;
  const isVersioned = third !== '' && !second.startsWith('~');
  if (isVersioned) return (site) => isLive(site, first, second);
  const file = `client/${path.slice(path.lastIndexOf('/') + 1)}`;
  return ({ manifests }) => manifests.some((one) => one.name === first && hasContent(one, file));
}
