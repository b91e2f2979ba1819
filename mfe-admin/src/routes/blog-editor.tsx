import { useNavigate, useParams } from '@talent/sdk';
import { useEffect, useState } from 'react';
import { SiteLink } from '../controls/site-link';
import { ToolPage } from '../frame/tool-page';
import { findPost } from '../posts/api/fetch-post';
import { blogToolPath } from '../posts/content/posts';
import { Loaded } from '../queries/query-part';
import { editorTexts as text } from '../tools/blog/content/blog-tools';
import { PostEditor } from '../tools/blog/editor/post-editor';
import { blogQueries } from '../tools/blog/queries';

/** The editor of one post, by its number or its address on the site; `new` begins one. */
export default function BlogEditorPage() {
  const { postId = '' } = useParams();
  const isNew = postId === 'new';
  return (
    <ToolPage fills title={isNew ? text.newTitle : text.editTitle}>
      {isNew || /^\d{1,15}$/.test(postId) ? (
        <EditorOf postId={isNew ? null : Number(postId)} />
      ) : (
        <PostAtAddress key={postId} slug={postId} />
      )}
    </ToolPage>
  );
}

/** Leads to the editor of the post with this address on the site. */
function PostAtAddress({ slug }: { slug: string }) {
  const query = { queryKey: ['blog', 'at address', slug], queryFn: () => findPost(slug) };
  return (
    <Loaded query={query} texts={text} className="pt-6">
      {(post) => (post ? <ToEditor id={post.id} /> : <MissingPost />)}
    </Loaded>
  );
}

function ToEditor({ id }: { id: number }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(`${blogToolPath}/${id}`, { replace: true }), [id, navigate]);
  return null;
}

/** Each post has its own editor; a new post keeps its editor after its first save. */
function EditorOf({ postId }: { postId: number | null }) {
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ round: number; id: number | null }>({ round: 0, id: null });
  useEffect(() => {
    if (postId === null) {
      setBegun(({ round, id }) => (id === null ? { round, id } : { round: round + 1, id: null }));
    }
  }, [postId]);
  const isBegun = postId === null || postId === begun.id;
  const opened = isBegun ? null : postId;
  return (
    <Loaded
      key={isBegun ? `new-${begun.round}` : postId}
      query={blogQueries.editor(opened)}
      texts={text}
      className="pt-6"
    >
      {({ post, authors }) =>
        opened !== null && post === null ? (
          <MissingPost />
        ) : (
          <PostEditor
            initial={post}
            authors={authors}
            onCreated={({ id }) => {
              setBegun(({ round }) => ({ round, id }));
              // The person may be typing: neither the focus nor the page moves.
              void navigate(`${blogToolPath}/${id}`, { replace: true, preventScrollReset: true });
            }}
            onDeleted={() => void navigate(blogToolPath)}
          />
        )
      }
    </Loaded>
  );
}

function MissingPost() {
  return (
    <p className="pt-6">
      {text.missing} <SiteLink to={blogToolPath}>{text.back}</SiteLink>
    </p>
  );
}
