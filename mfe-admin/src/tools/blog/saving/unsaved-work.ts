import { useUnsaved } from '@talent/sdk';
import { draftKey, dropDraft, keepDraft, leftDrafts } from '../../../drafts/left-drafts';
import type { PostFields } from '../../../posts/api/post';
import { differingFields, emptyFields, fieldNames } from '../../../posts/post-fields';
import { useEffect, useEffectEvent, useRef } from 'react';
import { workTexts } from '../content/editor-words';

export interface UnsavedWork {
  /** Its key in local storage. */
  key: string;
  /** The version that it started from; null for a new post. */
  version: number | null;
  /** ISO 8601 in UTC. */
  at: string;
  fields: PostFields;
}

/** A tab's place for a post: two tabs with one post do not overwrite each other's work. */
export function workKey(postId: number | null, tab: string): string {
  return draftKey(`blog-work:${postId ?? 'new'}`, tab);
}

/**
 * Work that was left behind and differs from what is stored, newest first. What is stored by now needs no place any more.
 * @param others - tabs that are open: their work is still being written there.
 */
export function workBeside(
  stored: PostFields,
  postId: number | null,
  others: readonly string[],
): UnsavedWork[] {
  const left = leftDrafts(`blog-work:${postId ?? 'new'}`, others, readWork);
  return left.flatMap(({ key, at, content }) => {
    if (differingFields(content.fields, stored).length > 0) return [{ key, at, ...content }];
    dropDraft(key);
    return [];
  });
}

/** Null for what another version of this tool, or anything else, has written. */
function readWork(content: unknown): Pick<UnsavedWork, 'version' | 'fields'> | null {
  const { version = null, fields } = (content ?? {}) as Partial<UnsavedWork>;
  const isWork =
    (version === null || Number.isInteger(version)) &&
    fieldNames.some((name) => typeof fields?.[name] === 'string');
  return isWork ? { version, fields: { ...emptyFields, ...fields } } : null;
}

/** ms without typing until what was written is kept. */
const PAUSE = 300;

interface WorkToKeep {
  tab: string;
  postId: number | null;
  base: number | null;
  fields: PostFields;
  isDirty: boolean;
  /** Key of another tab's work that is in this editor now; null for none. */
  takenOver: string | null;
}

/**
 * Keeps what is not saved in this browser, and drops it once it is. A tab that is put away or left keeps its work at once;
 * one whose browser keeps nothing asks before it is left.
 */
export function useKeptWork(work: WorkToKeep): void {
  const { tab, postId, base, fields, isDirty, takenOver } = work;
  const key = workKey(postId, tab);
  const wasDirty = useRef(false);
  const lastKey = useRef(key);

  const keep = (): boolean => {
    const isKept = keepDraft(key, { version: base, fields });
    if (isKept && takenOver !== null && takenOver !== key) dropDraft(takenOver);
    return isKept;
  };
  const keepNow = useEffectEvent(() => void keep());
  const keepIfDirty = useEffectEvent(() => {
    if (isDirty) keep();
  });
  useUnsaved(isDirty ? workTexts.name : null, () => (keep() ? 'browser' : 'page'));

  useEffect(() => {
    // A new post has an id from its first save on: its work is kept under that.
    if (lastKey.current !== key) dropDraft(lastKey.current);
    lastKey.current = key;
    if (!isDirty) {
      // Work that was found and not taken up yet is not this tab's to drop.
      if (wasDirty.current) dropDraft(key);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    const timer = setTimeout(() => keepNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [key, base, fields, isDirty]);

  // Leaving for another page of the site within the pause keeps the last words too. So does an ended session, whose
  // guard takes the editor away.
  useEffect(() => () => keepIfDirty(), []);
}
