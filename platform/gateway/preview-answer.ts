/** Marks an answer as a preview's: not for search engines, and not for caches that others share. */
export function asPreview(response: Response): Response {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.append('Vary', 'Cookie');
  // Released files have addresses of their own, and are the same in every channel.
  if (isPage) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
