import type { SiteAnswer } from '@talent/api/operations/platform-report';
import { askPlatform } from '../../../backend/ask-platform';

/**
 * The answer of the site's public address for a path. The server asks, because a browser hides cookies and redirects.
 * @throws PlatformError, TypeError
 */
export function fetchSiteAnswer(path: string): Promise<SiteAnswer> {
  return askPlatform(`/answer?path=${encodeURIComponent(path)}`);
}
