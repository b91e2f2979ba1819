import type { LiveSite } from '../live/live-site.ts';

/** Whether a site differs from the one that visitors of `channel` see. */
export function isPreview({ release, composition }: LiveSite, channel: string): boolean {
  return release.channel !== channel || composition.pinned === true;
}

/** Excludes the answer of a preview from search engines and shared caches. */
export function asPreview(response: Response): Response {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const isStored = response.headers.get('Cache-Control') !== 'no-store';
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.append('Vary', 'Cookie');
  // Released files have URLs of their own, and are the same in every channel.
  if (isPage && isStored) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
