import { useCallback, useRef, useState } from 'react';
import type { FormProblem } from '@talent/ui/error-summary';
import type { PostFields, PostStatus, StoredPost } from '../../../posts/api/post';
import { savePost } from '../api/save-post';
import type { SaveFailure } from '../api/save-post';
import { checkPost } from './check-post';
import { differingFields, emptyFields } from '../../../posts/post-fields';
import { useSiteUpdate } from './site-notice';
import { useUnsavedWork } from './unsaved-work';

export type PostEditing = ReturnType<typeof usePostEditor>;

/** The state that a save gives to the post, and its publication time. */
interface Intent {
  status: PostStatus;
  /** ISO 8601 in UTC, of a scheduled post. */
  publishedAt?: string;
}

/** The outcome of the last save. */
type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; failure: SaveFailure }
  /** Someone saved since: the person chooses. */
  | { status: 'conflict'; theirs: StoredPost; intent: Intent };

/** The state of the editor. */
interface EditorState {
  /** The stored post as this tab last loaded it; null for a new post. */
  stored: StoredPost | null;
  /** The version that the text in the editor started from. */
  base: number | null;
  fields: PostFields;
  saveState: SaveState;
  /** A stored post that is being merged by hand; its text stays beside the editor. */
  merging: StoredPost | null;
  /** The person's own text, while the stored one is in the editor. */
  setAside: PostFields | null;
}

/** The work on one post: what is stored, what is written, and how the two come together. */
export function usePostEditor(initial: StoredPost | null, onCreated: (post: StoredPost) => void) {
  const [state, setState] = useState<EditorState>({
    stored: initial,
    base: initial?.version ?? null,
    fields: initial?.fields ?? emptyFields,
    saveState: { status: 'idle' },
    merging: null,
    setAside: null,
  });
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [site, updateSite] = useSiteUpdate();
  const isSaving = useRef(false);
  const { stored, base, fields } = state;
  const isDirty =
    state.saveState.status === 'conflict' ||
    differingFields(fields, stored?.fields ?? emptyFields).length > 0;
  // A text that was set aside is the person's own too, until they let it go.
  useUnsavedWork({
    postId: stored?.id ?? null,
    base,
    fields: state.setAside ?? fields,
    isDirty: isDirty || state.setAside !== null,
  });
  const patch = useCallback(
    (changes: Partial<EditorState>) => setState((current) => ({ ...current, ...changes })),
    [],
  );

  /** `before` is the stored post that a save takes the place of. */
  async function send(sent: PostFields, intent: Intent, before = stored): Promise<void> {
    if (isSaving.current) return;
    const version = before === stored ? base : (before?.version ?? null);
    const found = checkPost(sent, intent.status);
    setProblems(found);
    if (found.length > 0) return;
    isSaving.current = true;
    patch({ saveState: { status: 'saving' } });
    const outcome = await savePost({ id: before?.id ?? null, version, fields: sent, ...intent });
    isSaving.current = false;
    if (outcome.status === 'failed') return patch({ saveState: outcome });
    if (outcome.status === 'conflict') {
      return patch({ saveState: { status: 'conflict', theirs: outcome.theirs, intent } });
    }
    const { post } = outcome;
    // Text typed during the request stays, and is not saved yet.
    patch({
      stored: post,
      base: post.version,
      saveState: { status: 'idle' },
      merging: null,
      setAside: null,
    });
    updateSite(before, post);
    if (before === null) onCreated(post);
  }

  const plainIntent: Intent = { status: stored?.status ?? 'draft' };
  const conflict = state.saveState.status === 'conflict' ? state.saveState : null;
  const settled = { saveState: { status: 'idle' } } as const;
  return {
    ...state,
    isDirty,
    problems,
    site,
    change: (changes: Partial<PostFields>) =>
      setState((current) => ({ ...current, fields: { ...current.fields, ...changes } })),
    save: (intent: Intent = plainIntent) => void send(fields, intent),
    /** Puts fields into the editor, as started from a version. */
    replace: (next: PostFields, from: number | null) => patch({ fields: next, base: from }),
    restore: (next: PostFields) => {
      patch({ fields: next });
      void send(next, plainIntent);
    },
    keepMine: () => {
      if (!conflict) return;
      patch({ stored: conflict.theirs, base: conflict.theirs.version });
      void send(fields, conflict.intent, conflict.theirs);
    },
    takeTheirs: () => {
      if (!conflict) return;
      const { theirs } = conflict;
      patch({
        ...settled,
        stored: theirs,
        base: theirs.version,
        fields: theirs.fields,
        setAside: fields,
      });
    },
    merge: () => {
      if (!conflict) return;
      const { theirs } = conflict;
      patch({ ...settled, stored: theirs, base: theirs.version, merging: theirs });
    },
    bringBack: () => {
      if (state.setAside) patch({ fields: state.setAside, setAside: null });
    },
    letGo: () => patch({ setAside: null }),
    retrySite: () => {
      if (site.status === 'failed') updateSite(site.before, site.after);
    },
  };
}
