import type { LinkedInDryRun } from '@talent/api/linkedin/posts';
import { callLinkedIn } from './linkedin-call';
import type { LinkedInAnswer } from './linkedin-call';
import type { LinkedInContent } from './linkedin-post';

export type { LinkedInDryRun } from '@talent/api/linkedin/posts';

/** Has the call made up, and sends nothing. */
export function dryRunLinkedInPost(
  content: LinkedInContent,
): Promise<LinkedInAnswer<LinkedInDryRun>> {
  return callLinkedIn('linkedin-posts', { action: 'dry-run', content });
}
