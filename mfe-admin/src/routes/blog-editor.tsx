import { useNavigate, useParams } from '@talent/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { editorTexts } from '../tools/blog/content/blog-tools';
import { blogToolPath } from '../posts/content/posts';
import { BlogEditor, MissingPost } from '../tools/blog/editor/blog-editor';
import { ToolPage } from '../frame/tool-page';

/** The editor of one post; `new` in the address begins one. */
export default function BlogEditorPage(): ReactNode {
  const { postId = '' } = useParams();
  const isNew = postId === 'new';
  return (
    <ToolPage fills title={isNew ? editorTexts.newTitle : editorTexts.editTitle}>
      {isNew || /^\d{1,15}$/.test(postId) ? (
        <EditorOf postId={isNew ? null : Number(postId)} />
      ) : (
        <MissingPost />
      )}
    </ToolPage>
  );
}

/** Each post has its own editor; a new post keeps its editor after its first save. */
function EditorOf({ postId }: { postId: number | null }): ReactNode {
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ round: number; id: number | null }>({ round: 0, id: null });
  useEffect(() => {
    if (postId === null) {
      setBegun(({ round, id }) => (id === null ? { round, id } : { round: round + 1, id: null }));
    }
  }, [postId]);
  const isBegun = postId === null || postId === begun.id;
  return (
    <BlogEditor
      key={isBegun ? `new-${begun.round}` : postId}
      postId={isBegun ? null : postId}
      onCreated={(id) => {
        setBegun(({ round }) => ({ round, id }));
        // The person may be typing: neither the focus nor the page moves.
        void navigate(`${blogToolPath}/${id}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
