import type { EnvironmentProblem } from './environment-error.ts';

/**
 * Why previews cannot live on an origin beside the site's. Cookies do not tell ports apart, so that another port of the
 * same host would share the session of staff.
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
