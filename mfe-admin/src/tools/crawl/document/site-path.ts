/**
 * Path of an address on this site, without query and fragment: this site's pages ignore the query.
 * Null for other sites, other protocols, and what is no address.
 */
export function sitePath(address: string, base: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return origins.includes(url.origin) ? url.pathname : null;
}

/** Whether a path is the given one or is below it; everything is below `/`. */
export function isBelow(path: string, below: string): boolean {
  const folder = below.endsWith('/') ? below : `${below}/`;
  return path === below || path.startsWith(folder);
}
