import type { LiveSite } from '../live/live-site.ts';

/** Whether a site is something else than what visitors of a channel are shown now. */
export function isPreview({ release, composition }: LiveSite, channel: string): boolean {
  return release.channel !== channel || composition.pinned === true;
}

/** Marks an answer as a preview's: not for search engines, and not for caches that others share. */
export function asPreview(response: Response): Response {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const isKept = response.headers.get('Cache-Control') !== 'no-store';
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.append('Vary', 'Cookie');
  // Released files have addresses of their own, and are the same in every channel.
  if (isPage && isKept) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
