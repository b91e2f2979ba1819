/**
 * Where a loader's redirect leads: a path of this site, so that no data can lead visitors off it.
 * @throws Error naming the page whose redirect leads nowhere, or to itself.
 */
export function redirectTarget(path: string, location: string): string {
  const isPath = /^\/(?![/\\])[^?#\\\s]*$/.test(location);
  if (!isPath) throw new Error(`${path} redirects to "${location}", which is no path of the site.`);
  if (location === path) throw new Error(`${path} redirects to itself.`);
  return location;
}
