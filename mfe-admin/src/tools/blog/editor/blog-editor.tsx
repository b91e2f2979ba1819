import { useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchPost } from '../../../posts/api/fetch-post';
import { listAuthors } from '../api/list-authors';
import { editorTexts } from '../content/blog-tools';
import { blogToolPath } from '../../../posts/content/posts';
import { useLoaded } from '../../../queries/use-loaded';
import { PostEditor } from './post-editor';
import { findWork } from './unsaved-work';

interface BlogEditorProps {
  /** Null begins a post. */
  postId: number | null;
  /** A post that was begun here has its first version. */
  onCreated: (id: number) => void;
}

/** Loads a post, and what was written of it and never saved. */
export function BlogEditor({ postId, onCreated }: BlogEditorProps): ReactNode {
  const navigate = useNavigate();
  const [loaded, retry] = useLoaded(
    useCallback(async () => {
      const [post, authors] = await Promise.all([
        postId === null ? null : fetchPost(postId),
        listAuthors(),
      ]);
      return { post, authors };
    }, [postId]),
  );
  // Looked for once: from then on this tab writes there itself.
  const [work] = useState(() => findWork(postId));

  if (loaded.status === 'pending') {
    return (
      <p role="status" className="mt-6">
        {editorTexts.loading}
      </p>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={editorTexts.failed} className="mt-6">
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {editorTexts.retry}
        </Button>
      </Notice>
    );
  }
  const { post, authors } = loaded.value;
  if (postId !== null && post === null) return <p className="mt-6">{editorTexts.missing}</p>;
  return (
    <PostEditor
      initial={post}
      authors={authors}
      work={work}
      onCreated={({ id }) => onCreated(id)}
      onDeleted={() => void navigate(blogToolPath)}
    />
  );
}
