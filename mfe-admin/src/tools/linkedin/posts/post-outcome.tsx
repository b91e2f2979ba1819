import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { LinkedInPost } from '../api/linkedin-post';
import {
  expiryTexts,
  feedUrl,
  linkedInPaths,
  postingTexts,
  problemTexts,
} from '../content/linkedin';
import { statusLine } from './post-status';

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

/** A post at LinkedIn, with its name there. */
function OnLinkedIn({ urn }: { urn: string }): ReactNode {
  return (
    <p className="mt-1 break-all">
      <Link href={feedUrl(urn)}>{postingTexts.open}</Link>{' '}
      <code className="text-ink-muted text-sm">{urn}</code>
    </p>
  );
}
