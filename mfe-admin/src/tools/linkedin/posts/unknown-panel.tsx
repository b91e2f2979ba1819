import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { resolveLinkedInPost, type LinkedInPost } from '../api/linkedin-post';
import { problemTexts, unknownTexts } from '../content/linkedin';

/** The outcome is unknown: a person looks at LinkedIn, and records it. */
export function UnknownPanel({
  post,
  onResolved,
}: {
  post: LinkedInPost;
  onResolved: () => Promise<void>;
}): ReactNode {
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
      {cause && <p>{cause.title}.</p>}
      <p className="max-w-prose">{unknownTexts.detail}</p>
      {post.problem_detail && (
        <p className="text-ink-muted text-sm break-words">LinkedIn: {post.problem_detail}</p>
      )}
      <p className="mt-1">
        <Link href={unknownTexts.profileUrl}>{unknownTexts.profile}</Link>
      </p>
      <TextField
        className="mt-3 max-w-prose"
        label={unknownTexts.address}
        hint={unknownTexts.addressHint}
        error={isWrong ? unknownTexts.addressWrong : undefined}
        value={address}
        maxLength={500}
        onChange={({ target }) => setAddress(target.value)}
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
