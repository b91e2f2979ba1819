import { useSearchParams } from '@talent/sdk';
import { useState, type ComponentProps } from 'react';
import { ButtonLink } from '../controls/site-link';
import { ToolSection } from '../frame/tool-section';
import { Loaded } from '../queries/query-part';
import { queryClient } from '../queries/query-client';
import { linkedInQueries, refreshConnection, type LinkedInPost } from '../tools/linkedin/queries';
import { ConnectionNotice, VersionNotice } from '../tools/linkedin/connection/connection-notice';
import {
  connectionTexts,
  historyTexts,
  linkedInPaths,
  postingTexts,
} from '../tools/linkedin/content/linkedin';
import { LinkedInPage } from '../tools/linkedin/linkedin-page';
import { PostComposer } from '../tools/linkedin/posts/post-composer';
import { PostHistory } from '../tools/linkedin/posts/post-history';

interface Opened {
  /** Null until a new post is saved for the first time. */
  id: number | null;
  /** A new post keeps its composer after the first save. */
  wasNew: boolean;
  /** Of the composer: another one for each post that is opened. */
  key: number;
}

function next({ key }: Opened, id: number | null): Opened {
  return { id, wasNew: id === null, key: key + 1 };
}

/** Writing, checking, posting and planning LinkedIn posts; the address names the one that is open. */
export default function LinkedInPostingTest() {
  const [search, setSearch] = useSearchParams();
  const postId = Number(search.get('post')) || null;
  const [opened, setOpened] = useState<Opened>({ id: postId, wasNew: postId === null, key: 0 });
  const [addressed, setAddressed] = useState(postId);
  if (addressed !== postId) {
    setAddressed(postId);
    if (opened.id !== postId) setOpened(next(opened, postId));
  }

  function toAddress(id: number | null): void {
    const query = new URLSearchParams(search);
    if (id === null) query.delete('post');
    else query.set('post', String(id));
    setSearch(query, { replace: true, preventScrollReset: true });
  }
  function noteStored({ id }: LinkedInPost): void {
    refreshHistory();
    refreshConnection();
    if (opened.id === id) return;
    setOpened({ ...opened, id });
    toAddress(id);
  }
  function noteDeleted(): void {
    refreshHistory();
    setOpened(next(opened, null));
    toAddress(null);
  }

  return (
    <LinkedInPage
      title={postingTexts.title}
      lede={postingTexts.lede}
      actions={
        opened.id !== null && (
          <ButtonLink size="md" to={linkedInPaths.posting}>
            {postingTexts.another}
          </ButtonLink>
        )
      }
    >
      <Loaded query={linkedInQueries.connection} texts={connectionTexts}>
        {(value) => {
          const shared = {
            canPost: value.connection?.state === 'working' && value.missing.length === 0,
            onStored: noteStored,
            onDeleted: noteDeleted,
          };
          return (
            <>
              <ConnectionNotice value={value} withLink />
              <VersionNotice value={value} />
              <h2 className="text-subheading mb-4">
                {opened.id === null ? postingTexts.newPost : postingTexts.editing(opened.id)}
              </h2>
              {opened.wasNew || opened.id === null ? (
                <PostComposer key={opened.key} initial={null} {...shared} />
              ) : (
                <ComposerLoader key={opened.key} postId={opened.id} {...shared} />
              )}
            </>
          );
        }}
      </Loaded>
      <ToolSection title={historyTexts.title}>
        <PostHistory />
      </ToolSection>
    </LinkedInPage>
  );
}

function refreshHistory(): void {
  void queryClient.invalidateQueries({ queryKey: linkedInQueries.history.queryKey });
}

type LoaderProps = Omit<ComponentProps<typeof PostComposer>, 'initial'> & { postId: number };

function ComposerLoader({ postId, ...rest }: LoaderProps) {
  return (
    <Loaded query={linkedInQueries.post(postId)} texts={postingTexts}>
      {(value) =>
        value === null ? <p>{postingTexts.missing}</p> : <PostComposer initial={value} {...rest} />
      }
    </Loaded>
  );
}
