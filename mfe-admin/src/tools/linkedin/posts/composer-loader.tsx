import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import type { LinkedInPost } from '../api/linkedin-post';
import { postingTexts } from '../content/linkedin';
import { linkedInQueries } from '../queries';
import { PostComposer } from './post-composer';

interface ComposerLoaderProps {
  postId: number;
  canPost: boolean;
  onStored: (post: LinkedInPost) => void;
  onDeleted: () => void;
}

/** Loads a stored post into the composer. */
export function ComposerLoader({ postId, ...rest }: ComposerLoaderProps): ReactNode {
  const post = useQuery(linkedInQueries.post(postId), queryClient);
  return (
    <QueryPart query={post} texts={postingTexts}>
      {(value) =>
        value === null ? <p>{postingTexts.missing}</p> : <PostComposer initial={value} {...rest} />
      }
    </QueryPart>
  );
}
