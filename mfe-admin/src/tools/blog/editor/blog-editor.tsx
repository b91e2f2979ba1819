import { useNavigate } from '@talent/sdk';
import type { ReactNode } from 'react';
import { blogToolPath } from '../../../posts/content/posts';
import { Loaded } from '../../../queries/loaded';
import { editorTexts } from '../content/blog-tools';
import { blogQueries } from '../queries';
import { PostEditor } from './post-editor';
import { SiteLink } from '../../../controls/site-link';

export function BlogEditor(props: {
  /** Null begins a post. */
  postId: number | null;
  /** A new post has its first version. */
  onCreated: (id: number) => void;
}): ReactNode {
  const { postId, onCreated } = props;
  const navigate = useNavigate();
  return (
    <Loaded query={blogQueries.editor(postId)} texts={editorTexts} className="pt-6">
      {({ post, authors, work, tab }) =>
        postId !== null && post === null ? (
          <MissingPost />
        ) : (
          <PostEditor
            initial={post}
            authors={authors}
            work={work}
            tab={tab}
            onCreated={({ id }) => onCreated(id)}
            onDeleted={() => void navigate(blogToolPath)}
          />
        )
      }
    </Loaded>
  );
}

export function MissingPost(): ReactNode {
  return (
    <p className="pt-6">
      {editorTexts.missing} <SiteLink to={blogToolPath}>{editorTexts.back}</SiteLink>
    </p>
  );
}
