import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { LinkedInPost, LinkedInStatus } from '../api/linkedin-post';
import { linkedInStatusLabels, postingTexts } from '../content/linkedin';
import { formatUtc } from '../../../time/utc';

const tones = {
  draft: 'neutral',
  scheduled: 'signal',
  posting: 'signal',
  posted: 'positive',
  failed: 'negative',
  unknown: 'warning',
} as const;

/** The state of a post, in a word. */
export function PostStatus({ status }: { status: LinkedInStatus }): ReactNode {
  return <Badge tone={tones[status]}>{linkedInStatusLabels[status]}</Badge>;
}

/** The time that goes with the state of a post, in a few words. */
export function statusLine(post: LinkedInPost): string {
  const { status, nextAttemptAt, scheduledFor, postedAt, attempts, updatedAt } = post;
  if (status === 'scheduled' && nextAttemptAt !== null) {
    return postingTexts.retriedAt(formatUtc(nextAttemptAt), attempts + 1);
  }
  if (status === 'scheduled' && scheduledFor !== null) {
    return postingTexts.plannedFor(formatUtc(scheduledFor));
  }
  if (status === 'posted' && postedAt !== null) return postingTexts.postedAt(formatUtc(postedAt));
  return postingTexts.savedAt(formatUtc(updatedAt));
}
