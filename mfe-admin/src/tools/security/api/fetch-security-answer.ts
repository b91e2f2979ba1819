import { askPlatform } from '../../../backend/ask-platform';
import type { SiteAnswer } from './security-site-answer';

/**
 * What the site's public address answers for a path, asked by the server: a browser hides cookies and redirects.
 * @throws PlatformError, TypeError
 */
export function fetchSiteAnswer(path: string): Promise<SiteAnswer> {
  return askPlatform(`/answer?path=${encodeURIComponent(path)}`);
}
