import { draftKey, dropDraft, leftDrafts } from '../../../drafts/left-drafts';
import type { PostFields } from '../../../posts/api/post';
import { differingFields, emptyFields, fieldNames } from '../../../posts/post-fields';

/** Unsaved work on a post. */
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
