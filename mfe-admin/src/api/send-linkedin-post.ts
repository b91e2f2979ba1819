import type { SendAnswer } from '@talent/api/linkedin/posts';
import { callLinkedIn } from './linkedin-call';
import type { LinkedInAnswer } from './linkedin-call';

/** Posts a stored post once; what became of it stands in its row. */
export function sendLinkedInPost(id: number): Promise<LinkedInAnswer<SendAnswer>> {
  return callLinkedIn('linkedin-posts', { action: 'post', id });
}
