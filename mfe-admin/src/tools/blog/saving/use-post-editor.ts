import { useUnsaved } from '@talent/sdk';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCrashDraft } from '../../../drafts/use-crash-draft';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { workTexts } from '../content/editor-words';
import { isDirty as isStateDirty, readWork, withTitle, type Intent } from './editor-state';
import { createPostSession } from './post-session';
import { useSiteUpdate } from './site-update';

export type PostEditing = ReturnType<typeof usePostEditor>;

export function usePostEditor(initial: StoredPost | null, onCreated: (post: StoredPost) => void) {
  const { site, update } = useSiteUpdate();
  const [session] = useState(() =>
    createPostSession({
      initial,
      onCreated,
      onSaved: (before, after) => void update(before, after),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { stored, base, fields, setAside } = state;
  const isDirty = isStateDirty(state);
  // A text that was set aside is the person's own too, until they let it go.
  const own = isDirty || setAside !== null ? (setAside ?? fields) : null;
  const keep = useCrashDraft({
    name: `blog-post:${stored?.id ?? 'new'}`,
    content: useMemo(() => own && { version: base, fields: own }, [base, own]),
    read: readWork,
    onFound: session.found,
  });
  useUnsaved(own && workTexts.name, () => (keep() ? 'browser' : 'page'));
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
    ...session,
    isDirty,
    site,
    changeTitle: (title: string): void => session.change(withTitle(fields, title, stored)),
    save: (intent?: Intent): void => void session.save(intent),
    retry: (): void => void session.retry(),
    restore: (next: PostFields): void => {
      session.change(next);
      void session.save();
    },
    retrySite: (): void => {
      if (site.status === 'failed') void update(site.before, site.after);
    },
  };
}
