import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LinkedInPost } from '../api/linkedin-post';
import { resolveLinkedInPost } from '../api/fetch-linkedin-post';
import { problemTexts, unknownTexts } from '../content/linkedin';
import { postUrnIn } from './post-urn';

/** The outcome is unknown: a person looks at LinkedIn, and records it. */
export function UnknownPanel({
  post,
  onResolved,
}: {
  post: LinkedInPost;
  onResolved: () => Promise<void>;
}): ReactNode {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<'address' | 'failed' | null>(null);
  const cause = problemTexts[post.problem ?? ''];

  async function resolve(seen: 'posted' | 'absent'): Promise<void> {
    const urn = seen === 'posted' && address.trim() !== '' ? postUrnIn(address) : null;
    if (seen === 'posted' && address.trim() !== '' && urn === null) {
      setProblem('address');
      return;
    }
    try {
      await resolveLinkedInPost(post.id, seen, urn);
      await onResolved();
    } catch (error) {
      console.error('The state of a LinkedIn post was not stored', error);
      setProblem('failed');
    }
  }

  return (
    <Notice tone="warning" live title={unknownTexts.title}>
      {cause && <p>{cause.title}.</p>}
      <p className="max-w-prose">{unknownTexts.detail}</p>
      {post.detail && <p className="text-ink-muted text-sm break-words">LinkedIn: {post.detail}</p>}
      <p className="mt-1">
        <Link href={unknownTexts.profileUrl}>{unknownTexts.profile}</Link>
      </p>
      <TextField
        className="mt-3 max-w-prose"
        label={unknownTexts.address}
        hint={unknownTexts.addressHint}
        error={problem === 'address' ? unknownTexts.addressWrong : undefined}
        value={address}
        maxLength={500}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => void resolve('posted')}>
          {unknownTexts.isThere}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void resolve('absent')}>
          {unknownTexts.isNotThere}
        </Button>
      </div>
      {problem === 'failed' && (
        <p role="alert" className="text-negative mt-2 text-sm">
          {unknownTexts.failed}
        </p>
      )}
    </Notice>
  );
}
