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

const PREFIX = 'blog-work:';

/** A tab's place for a post: two tabs with one post do not overwrite each other's work. */
export function workKey(postId: number | null, tab: string): string {
  return `${prefixOf(postId)}${tab}`;
}

/** Keeps work in this browser. False: the storage is full or off, and nothing was kept. */
export function keepWork({ key, ...work }: UnsavedWork): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(work));
    return true;
  } catch (error) {
    console.error('Unsaved work could not be kept in this browser', error);
    return false;
  }
}

export function dropWork(key: string): void {
  localStorage.removeItem(key);
}

/** Work that was left behind and differs from what is stored, newest first. What is stored by now needs no place any more. */
export function workBeside(
  stored: PostFields,
  postId: number | null,
  others: readonly string[],
): UnsavedWork[] {
  return findWork(postId, others).filter(({ key, fields }) => {
    const differs = differingFields(fields, stored).length > 0;
    if (!differs) dropWork(key);
    return differs;
  });
}

/**
 * Work on a post that this browser keeps, newest first.
 * @param others - tabs that are open: their work is still being written there.
 */
export function findWork(postId: number | null, others: readonly string[]): UnsavedWork[] {
  const prefix = prefixOf(postId);
  const keys = Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.key(index) ?? '',
  );
  return keys
    .filter((key) => key.startsWith(prefix) && !others.includes(key.slice(prefix.length)))
    .flatMap((key) => readWork(key) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

function prefixOf(postId: number | null): string {
  return `${PREFIX}${postId ?? 'new'}:`;
}

/** Null for what another version of this tool, or anything else, has written. */
function readWork(key: string): UnsavedWork | null {
  try {
    const { version, at, fields } = JSON.parse(localStorage.getItem(key) ?? '') as UnsavedWork;
    const isWork =
      (version === null || Number.isInteger(version)) &&
      Number.isFinite(Date.parse(at)) &&
      fieldNames.some((name) => typeof fields[name] === 'string');
    return isWork ? { key, version, at, fields: { ...emptyFields, ...fields } } : null;
  } catch {
    return null;
  }
}
