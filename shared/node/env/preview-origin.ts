import type { EnvironmentProblem } from './environment-error.ts';

/**
 * Checks the origin of previews. Cookies are shared between ports, so another port of the site's host would share the session of
 * staff.
 */
export function previewOriginProblems(
  siteOrigin: string,
  previewOrigin: string | null,
): EnvironmentProblem[] {
  if (previewOrigin === null) return [];
  const [site, preview] = [new URL(siteOrigin), new URL(previewOrigin)];
  if (site.hostname !== preview.hostname && site.protocol === preview.protocol) return [];
  const expected = `must have another host name than the site, and the same scheme: ${siteOrigin}`;
  return [{ variable: 'PREVIEW_ORIGIN', expected }];
}
