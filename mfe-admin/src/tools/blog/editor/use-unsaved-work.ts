import { useEffect, useMemo, useRef } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { dropWork, keepWork, workKey } from './unsaved-work';

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
