import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { fetchLinkedInPost } from '../api/fetch-linkedin-post';
import type { LinkedInPost } from '../api/linkedin-post';
import { postingTexts } from '../content/linkedin';
import { useLoaded } from '../../../queries/use-loaded';
import { PostComposer } from './post-composer';

interface ComposerLoaderProps {
  postId: number;
  canPost: boolean;
  onStored: (post: LinkedInPost) => void;
  onDeleted: () => void;
}

/** Loads a stored post into the composer. */
export function ComposerLoader({ postId, ...rest }: ComposerLoaderProps): ReactNode {
  const [loaded, retry] = useLoaded(useCallback(() => fetchLinkedInPost(postId), [postId]));
  if (loaded.status === 'pending') return <p role="status">{postingTexts.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={postingTexts.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {postingTexts.retry}
        </Button>
      </Notice>
    );
  }
  if (loaded.value === null) return <p>{postingTexts.missing}</p>;
  return <PostComposer initial={loaded.value} {...rest} />;
}
