import { useNavigate } from '@talent/sdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { blogToolPath } from '../../../posts/content/posts';
import { Loaded } from '../../../queries/loaded';
import { editorTexts } from '../content/blog-tools';
import { blogQueries } from '../queries';
import { PostEditor } from './post-editor';
import { findWork } from './unsaved-work';

interface BlogEditorProps {
  /** Null begins a post. */
  postId: number | null;
  /** A new post has its first version. */
  onCreated: (id: number) => void;
}

/** Loads a post, and unsaved work on it. */
export function BlogEditor({ postId, onCreated }: BlogEditorProps): ReactNode {
  const navigate = useNavigate();
  // Looked for once: from then on this tab writes there itself.
  const [work] = useState(() => findWork(postId));
  return (
    <Loaded query={blogQueries.editor(postId)} texts={editorTexts} className="mt-6">
      {({ post, authors }) =>
        postId !== null && post === null ? (
          <p className="mt-6">{editorTexts.missing}</p>
        ) : (
          <PostEditor
            initial={post}
            authors={authors}
            work={work}
            onCreated={({ id }) => onCreated(id)}
            onDeleted={() => void navigate(blogToolPath)}
          />
        )
      }
    </Loaded>
  );
}
