/**
 * Checks the target of a loader's redirect. It must be a path of this site, so that no data can send visitors elsewhere.
 * @throws Error naming the page whose redirect leads off the site or to itself.
 */
export function redirectTarget(path: string, location: string): string {
  const isPath = /^\/(?![/\\])[^?#\\\s]*$/.test(location);
  if (!isPath) throw new Error(`${path} redirects to "${location}", which is no path of the site.`);
  if (location === path) throw new Error(`${path} redirects to itself.`);
  return location;
}
