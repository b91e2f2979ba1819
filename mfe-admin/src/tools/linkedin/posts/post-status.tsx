import { Badge } from '@talent/ui/badge';
import type { ComponentProps, ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { LinkedInPost } from '../api/linkedin-post';
import { linkedInStatusLabels, postingTexts } from '../content/linkedin';

const tones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  scheduled: 'signal',
  posting: 'signal',
  posted: 'positive',
  failed: 'negative',
  unknown: 'warning',
};

/** The state of a post, in a word. */
export function PostStatus({ status }: { status: string }): ReactNode {
  return <Badge tone={tones[status] ?? 'neutral'}>{linkedInStatusLabels[status] ?? status}</Badge>;
}

/** The time that goes with the state of a post, in a few words. */
export function statusLine(post: LinkedInPost): string {
  const { status, next_attempt_at, scheduled_for, posted_at, attempts, updated_at } = post;
  if (status === 'scheduled' && next_attempt_at !== null) {
    return postingTexts.retriedAt(formatUtc(next_attempt_at), attempts + 1);
  }
  if (status === 'scheduled' && scheduled_for !== null) {
    return postingTexts.plannedFor(formatUtc(scheduled_for));
  }
  if (status === 'posted' && posted_at !== null) return postingTexts.postedAt(formatUtc(posted_at));
  return postingTexts.savedAt(formatUtc(updated_at));
}
