import { useEffect, useMemo, useRef } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { emptyFields, fieldNames } from '../../../posts/post-fields';

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
const TAB = 'blog-work-tab';

/** This tab's place for a post: two tabs with one post do not overwrite each other's work. */
export function workKey(postId: number | null): string {
  let tab = sessionStorage.getItem(TAB);
  if (tab === null) {
    tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    sessionStorage.setItem(TAB, tab);
  }
  return `${prefixOf(postId)}${tab}`;
}

/** Keeps work in this browser; a storage that is full or off keeps none. */
export function keepWork({ key, ...work }: UnsavedWork): void {
  try {
    localStorage.setItem(key, JSON.stringify(work));
  } catch (error) {
    console.error('Unsaved work could not be kept in this browser', error);
  }
}

export function dropWork(key: string): void {
  localStorage.removeItem(key);
}

/** All work on a post that this browser keeps, newest first. */
export function findWork(postId: number | null): UnsavedWork[] {
  const keys = Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.key(index) ?? '',
  );
  return keys
    .filter((key) => key.startsWith(prefixOf(postId)))
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

/** ms without typing until what was written is kept. */
const PAUSE = 300;

interface WorkToKeep {
  postId: number | null;
  base: number | null;
  fields: PostFields;
  isDirty: boolean;
}

/**
 * Keeps what is not saved in this browser, and drops it once it is; asks before the tab is closed over it.
 * A tab that is put away or left keeps its work at once.
 */
export function useUnsavedWork({ postId, base, fields, isDirty }: WorkToKeep): void {
  const key = useMemo(() => workKey(postId), [postId]);
  const wasDirty = useRef(false);
  const lastKey = useRef(key);

  useEffect(() => {
    // A new post has an id from its first save on: its work is kept under that.
    if (lastKey.current !== key) dropWork(lastKey.current);
    lastKey.current = key;
    if (!isDirty) {
      // Work that was found and not taken up yet is not this tab's to drop.
      if (wasDirty.current) dropWork(key);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    const keep = () => keepWork({ key, version: base, at: new Date().toISOString(), fields });
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const warn = (event: BeforeUnloadEvent) => {
      keep();
      event.preventDefault();
    };
    const timer = setTimeout(keep, PAUSE);
    document.addEventListener('visibilitychange', keepHidden);
    window.addEventListener('pagehide', keep);
    window.addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('beforeunload', warn);
    };
  }, [key, base, fields, isDirty]);

  // Leaving for another page of the site within the pause keeps the last words too.
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (isDirty) keepWork({ key, version: base, at: new Date().toISOString(), fields });
    };
  });
  useEffect(() => () => latest.current(), []);
}
