import { askPlatform } from '../../../backend/ask-platform';

/** The public site's answer for one page: `GET /_platform/answer` of the gateway. */
export interface SiteAnswer {
  url: string;
  status: number;
  /** In lower case, one for each header line. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The document. */
  body: string;
  /** Redirects from the address under http://, each hop's URL; null for a site without https. */
  fromHttp: { status: 'followed'; route: readonly string[] } | { status: 'no-answer' } | null;
}

/**
 * The answer of the site's public address for a path. The server asks, because a browser hides cookies and redirects.
 * @throws PlatformError, TypeError
 */
export function fetchSiteAnswer(path: string): Promise<SiteAnswer> {
  return askPlatform(`/answer?path=${encodeURIComponent(path)}`);
}
