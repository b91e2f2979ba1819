import { useCallback, useRef, useState } from 'react';
import type { FormProblem } from '@talent/ui/error-summary';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { savePost } from '../api/save-post';
import { checkPost } from './check-post';
import type { EditorState, Intent, SiteState } from './editor-state';
import { differingFields, emptyFields } from '../../../posts/post-fields';
import { useSiteUpdate } from './use-site-update';
import { useUnsavedWork } from './use-unsaved-work';

export interface PostEditing extends EditorState {
  isDirty: boolean;
  problems: readonly FormProblem[];
  site: SiteState;
  change: (changes: Partial<PostFields>) => void;
  save: (intent?: Intent) => void;
  /** Puts fields into the editor, as started from a version. */
  replace: (fields: PostFields, base: number | null) => void;
  restore: (fields: PostFields) => void;
  keepMine: () => void;
  takeTheirs: () => void;
  merge: () => void;
  bringBack: () => void;
  letGo: () => void;
  retrySite: () => void;
}

/** The work on one post: what is stored, what is written, and how the two come together. */
export function usePostEditor(
  initial: StoredPost | null,
  onCreated: (post: StoredPost) => void,
): PostEditing {
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
    change: (changes) =>
      setState((current) => ({ ...current, fields: { ...current.fields, ...changes } })),
    save: (intent = plainIntent) => void send(fields, intent),
    replace: (next, from) => patch({ fields: next, base: from }),
    restore: (next) => {
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
