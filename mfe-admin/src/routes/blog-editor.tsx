import { Link, useNavigate, useParams } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link as TextLink } from '@talent/ui/link';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { blogToolPath, editorTexts } from '../content/blog-tools';
import { BlogEditor } from '../features/blog-editor/blog-editor';
import { ToolHeader } from '../features/tool-frame/tool-header';

/** The editor of one post; `new` in the address begins one. */
export default function BlogEditorPage(): ReactNode {
  const { postId = '' } = useParams();
  const isNew = postId === 'new';
  return (
    <>
      <ToolHeader />
      <Container width="wide" className="pb-16">
        <p className="pt-6">
          <TextLink asChild tone="ink">
            <Link to={blogToolPath}>{editorTexts.back}</Link>
          </TextLink>
        </p>
        <h1 className="text-heading mt-2">
          {isNew ? editorTexts.newTitle : editorTexts.editTitle}
        </h1>
        {isNew || /^\d{1,15}$/.test(postId) ? (
          <EditorOf postId={isNew ? null : Number(postId)} />
        ) : (
          <p className="mt-6">{editorTexts.missing}</p>
        )}
      </Container>
    </>
  );
}

/** Another post is another editor; a post that was begun here goes on in the one it was begun in. */
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
        void navigate(`${blogToolPath}/${id}`, { replace: true });
      }}
    />
  );
}
