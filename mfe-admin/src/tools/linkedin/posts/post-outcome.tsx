import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { SiteLink } from '../../../controls/site-link';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { formatTime } from '../../../time/format-time';
import { resolveLinkedInPost, type LinkedInPost } from '../queries';
import {
  expiryTexts,
  feedUrl,
  linkedInPaths,
  linkedInStatusLabels,
  postingTexts,
  problemTexts,
  unknownTexts,
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
        {texts && <p>{`${texts.title}. ${texts.action}`}</p>}
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
        <p className="text-ink-muted mt-1 text-sm break-words">{`LinkedIn: ${detail}`}</p>
      )}
      {problem === 'same-content' && (
        <SiteLink to={`${linkedInPaths.posting}?post=${detail}`}>
          {postingTexts.editing(Number(detail))}
        </SiteLink>
      )}
      {ofConnection.has(problem ?? '') && (
        <SiteLink to={linkedInPaths.connection}>{expiryTexts.open}</SiteLink>
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

export function PostStatus({ status }: { status: string }): ReactNode {
  return <Badge tone={tones[status] ?? 'neutral'}>{linkedInStatusLabels[status] ?? status}</Badge>;
}

/** The time that goes with the state of a post, in a few words. */
export function statusLine(post: LinkedInPost): string {
  const { status, next_attempt_at, scheduled_for, posted_at, attempts, updated_at } = post;
  if (status === 'scheduled' && next_attempt_at !== null) {
    return postingTexts.retriedAt(formatTime(next_attempt_at), attempts + 1);
  }
  if (status === 'scheduled' && scheduled_for !== null) {
    return postingTexts.plannedFor(formatTime(scheduled_for));
  }
  if (status === 'posted' && posted_at !== null)
    return postingTexts.postedAt(formatTime(posted_at));
  return postingTexts.savedAt(formatTime(updated_at));
}

/** The outcome is unknown: a person looks at LinkedIn, and records it. */
export function UnknownPanel(props: {
  post: LinkedInPost;
  onResolved: () => Promise<void>;
}): ReactNode {
  const { post, onResolved } = props;
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const cause = problemTexts[post.problem ?? ''];
  const resolve = useChange({
    failure: 'The state of a LinkedIn post was not stored',
    mutationFn: async ({ seen, urn }: { seen: 'posted' | 'absent'; urn: string | null }) => {
      await resolveLinkedInPost(post.id, seen, urn);
      await onResolved();
    },
  });

  function notePosted(): void {
    const urn = postUrnIn(address);
    const isAddress = urn !== null || address.trim() === '';
    setWrong(!isAddress);
    if (isAddress) resolve.mutate({ seen: 'posted', urn });
    else resolve.reset();
  }

  return (
    <Notice tone="warning" live title={unknownTexts.title}>
      {cause && <p>{`${cause.title}.`}</p>}
      <p className="max-w-prose">{unknownTexts.detail}</p>
      {post.problem_detail && (
        <p className="text-ink-muted text-sm break-words">{`LinkedIn: ${post.problem_detail}`}</p>
      )}
      <p className="mt-1">
        <Link href={unknownTexts.profileUrl}>{unknownTexts.profile}</Link>
      </p>
      <TextField
        className="mt-3 max-w-prose"
        label={unknownTexts.address}
        hint={unknownTexts.addressHint}
        error={isWrong ? unknownTexts.addressWrong : undefined}
        maxLength={500}
        {...typed(address, setAddress)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <ToolButton onClick={notePosted}>{unknownTexts.isThere}</ToolButton>
        <ToolButton onClick={() => resolve.mutate({ seen: 'absent', urn: null })}>
          {unknownTexts.isNotThere}
        </ToolButton>
      </div>
      {resolve.isError && (
        <p role="alert" className="text-negative mt-2 text-sm">
          {unknownTexts.failed}
        </p>
      )}
    </Notice>
  );
}

/**
 * The URN of a post in copied text: an address of LinkedIn, or the URN itself; null without one.
 * Addresses of posts read `…-activity-7141138937766391808-Ab1c` or `…/feed/update/urn:li:share:7141138937766391808`.
 */
export function postUrnIn(copied: string): string | null {
  const text = decodeURIComponent(copied.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  const found = /(?:urn:li:)?(share|ugcPost|activity)[:-](\d{6,25})/.exec(text);
  return found ? `urn:li:${found[1]}:${found[2]}` : null;
}
