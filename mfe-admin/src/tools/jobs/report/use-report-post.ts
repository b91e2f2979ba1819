import { useEffect, useState } from 'react';
import { fetchPost } from '../../../posts/api/fetch-post';
import type { StoredPost } from '../../../posts/api/post';

/** The post that a report became; null until it is known, and where there is none. */
export function useReportPost(postId: number | null): StoredPost | null {
  const [post, setPost] = useState<StoredPost | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const found = postId === null ? Promise.resolve(null) : fetchPost(postId);
    found.then(
      (value) => {
        if (isCurrent) setPost(value);
      },
      (error: unknown) => console.error('The post of the report was not loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [postId]);
  return post;
}
