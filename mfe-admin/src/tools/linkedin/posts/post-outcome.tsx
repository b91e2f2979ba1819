import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ComponentProps, ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { LinkedInPost } from '../api/linkedin-post';
import {
  expiryTexts,
  feedUrl,
  linkedInPaths,
  linkedInStatusLabels,
  postingTexts,
  problemTexts,
} from '../content/linkedin';

/** Problems that the page of the connection helps with. */
const ofConnection = new Set(['not-connected', 'reconnect', 'not-allowed', 'version']);

/** The outcome of a post and the next step; nothing for a draft that was never sent. */
export function PostOutcome({ post }: { post: LinkedInPost }): ReactNode {
  const { status, problem, problem_detail: detail, urn } = post;
  const texts = problem === null ? undefined : problemTexts[problem];
  if (status === 'posting') return <Notice live>{postingTexts.busy}</Notice>;
  if (status === 'posted') {
    return (
      <Notice live title={statusLine(post)}>
        {texts && (
          <p>
            {texts.title}. {texts.action}
          </p>
        )}
        {urn && <OnLinkedIn urn={urn} />}
      </Notice>
    );
  }
  if (!texts || status === 'unknown' || status === 'draft') return null;
  return (
    <Notice tone={status === 'failed' ? 'error' : 'warning'} live title={texts.title}>
      <p>{status === 'failed' && post.attempts >= 5 ? postingTexts.gaveUp : texts.action}</p>
      {status === 'scheduled' && <p>{statusLine(post)}</p>}
      {detail && problem !== 'same-content' && (
        <p className="text-ink-muted mt-1 text-sm break-words">LinkedIn: {detail}</p>
      )}
      {problem === 'same-content' && (
        <Link asChild>
          <RouterLink to={`${linkedInPaths.posting}?post=${detail}`}>
            {postingTexts.editing(Number(detail))}
          </RouterLink>
        </Link>
      )}
      {ofConnection.has(problem ?? '') && (
        <Link asChild>
          <RouterLink to={linkedInPaths.connection}>{expiryTexts.open}</RouterLink>
        </Link>
      )}
      {urn && <OnLinkedIn urn={urn} />}
    </Notice>
  );
}

function OnLinkedIn({ urn }: { urn: string }): ReactNode {
  return (
    <p className="mt-1 break-all">
      <Link href={feedUrl(urn)}>{postingTexts.open}</Link>{' '}
      <code className="text-ink-muted text-sm">{urn}</code>
    </p>
  );
}

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
