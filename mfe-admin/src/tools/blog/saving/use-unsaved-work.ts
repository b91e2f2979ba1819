import { useEffect, useEffectEvent, useRef } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { dropWork, keepWork, workKey } from './unsaved-work';

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
 * one whose browser keeps nothing asks before it is closed.
 */
export function useUnsavedWork(work: WorkToKeep): void {
  const { tab, postId, base, fields, isDirty, takenOver } = work;
  const key = workKey(postId, tab);
  const wasDirty = useRef(false);
  const lastKey = useRef(key);

  const keep = useEffectEvent((): boolean => {
    const isKept = keepWork({ key, version: base, at: new Date().toISOString(), fields });
    if (isKept && takenOver !== null && takenOver !== key) dropWork(takenOver);
    return isKept;
  });
  const keepIfDirty = useEffectEvent(() => {
    if (isDirty) keep();
  });

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
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!keep()) event.preventDefault();
    };
    const keepNow = () => void keep();
    const timer = setTimeout(keepNow, PAUSE);
    document.addEventListener('visibilitychange', keepHidden);
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('beforeunload', warn);
    };
  }, [key, base, fields, isDirty]);

  // Leaving for another page of the site within the pause keeps the last words too. So does an ended session, whose
  // guard takes the editor away.
  useEffect(() => () => keepIfDirty(), []);
}
