import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { sessionChoices } from './session-choices';
import { isDirty as isStateDirty, withTitle, type Intent } from './editor-state';
import { createPostSession } from './post-session';
import { useSiteUpdate } from './site-update';
import { useKeptWork, type UnsavedWork } from './unsaved-work';

export type PostEditing = ReturnType<typeof usePostEditor>;

interface PostEditorOptions {
  initial: StoredPost | null;
  /** Unsaved work in this browser, newest first. */
  work: readonly UnsavedWork[];
  tab: string;
  onCreated: (post: StoredPost) => void;
}

export function usePostEditor({ initial, work, tab, onCreated }: PostEditorOptions) {
  const { site, update } = useSiteUpdate();
  const [session] = useState(() =>
    createPostSession({
      initial,
      work,
      onCreated,
      onSaved: (before, after) => void update(before, after),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { stored, base, fields, setAside, broughtBack } = state;
  const isDirty = isStateDirty(state);
  // A text that was set aside is the person's own too, until they let it go.
  useKeptWork({
    tab,
    postId: stored?.id ?? null,
    base,
    fields: setAside ?? fields,
    isDirty: isDirty || setAside !== null,
    takenOver: broughtBack?.work.key ?? null,
  });
  useEffect(() => {
    session.wake();
    window.addEventListener('online', session.wake);
    return () => {
      window.removeEventListener('online', session.wake);
      session.pause();
    };
  }, [session]);

  return {
    ...state,
    ...sessionChoices(session),
    isDirty,
    site,
    change: session.change,
    changeTitle: (title: string): void => session.change(withTitle(fields, title, stored)),
    save: (intent?: Intent): void => void session.save(intent),
    retry: (): void => void session.retry(),
    restore: (next: PostFields): void => {
      session.patch({ fields: next });
      void session.save();
    },
    retrySite: (): void => {
      if (site.status === 'failed') void update(site.before, site.after);
    },
  };
}
