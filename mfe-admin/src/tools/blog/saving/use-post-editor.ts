import { sessionStore, useUnsaved } from '@talent/sdk';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCrashDraft } from '../../../drafts/use-crash-draft';
import { stateAt, type PostFields, type StoredPost } from '../../../posts/api/post';
import { useNow } from '../../../time/use-now';
import { workTexts } from '../content/editor-words';
import {
  isDirty as isStateDirty,
  isShown,
  orderedSave,
  readWork,
  withTitle,
  type Intent,
} from './editor-state';
import { createPostSession } from './post-session';
import { useSiteUpdate } from './site-update';

/** How often the state of a scheduled post is looked at, ms. */
const CLOCK = 5000;

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
  const now = useNow(CLOCK);
  const isDirty = isStateDirty(state);
  const [by] = useState(personOfTab);
  const intent = orderedSave(state);
  // A text that was set aside is the person's own too, until they let it go.
  const own = isDirty || setAside !== null || intent !== null ? (setAside ?? fields) : null;
  const keep = useCrashDraft({
    name: `blog-post:${stored?.id ?? 'new'}`,
    content: useMemo(
      () => own && { version: base, fields: own, ...(intent && { order: { by, intent } }) },
      [base, own, by, intent],
    ),
    read: readWork,
    // Nobody carries out what another person ordered in this browser.
    onFound: ({ order, ...work }, at) =>
      session.found(order?.by === by ? { ...work, order } : work, at),
    // A draft is saved as it is typed.
    isCopied: isShown(stored),
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
    /** By now: the time of a scheduled post comes while it is open. */
    status: stored ? stateAt(stored, now) : 'draft',
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

/** The account that is signed in; empty for none. */
function personOfTab(): string {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? session.userId : '';
}
