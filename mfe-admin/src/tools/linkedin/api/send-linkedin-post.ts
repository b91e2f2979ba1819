import { callLinkedIn } from './linkedin-call';
import type { LinkedInAnswer } from './linkedin-call';

/** Posts a stored post once; what became of it stands in its row. */
export function sendLinkedInPost(id: number): Promise<LinkedInAnswer<{ result: string }>> {
  return callLinkedIn('linkedin-posts', { action: 'post', id });
}
