/** Origins whose links stay on this site: where it runs now, and its public one. */
export function siteOrigins(publicOrigin: string): readonly string[] {
  return [...new Set([window.location.origin, publicOrigin])];
}
