import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

/** How long work that is not saved outlives its page. */
export type KeptFor =
  /** It is gone with the page: a chosen file, or text in a browser that stores nothing. */
  | 'page'
  /** It comes back on another visit in this tab. */
  | 'tab'
  /** It comes back in this browser, also after a crash. */
  | 'browser';

/** Work on a page that is not saved. */
export interface Unsaved {
  /** Its name, for the person who is asked whether to leave it: 'The chosen file'. */
  name: string;
  /** Keeps it now, and says for how long. It may be called many times. */
  keep: () => KeptFor;
}

/** The unsaved work of every page that is shown, oldest first. Pages write it with `useUnsaved`; the shell reads it. */
export const unsavedStore = create<readonly Unsaved[]>(() => []);

/**
 * Says that the page has unsaved work, while the calling component is mounted and `name` is not null. The shell then asks
 * before a navigation or a sign-out would lose it, and so does the browser before the tab is closed. It asks for nothing that `keep` keeps.
 * No new release is taken meanwhile. `keep` is also called when the tab is hidden and when the session has ended.
 *
 * @param keep without it, the work is gone with the page
 */
export function useUnsaved(name: string | null, keep: () => KeptFor = () => 'page'): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (name === null) return undefined;
    const unsaved: Unsaved = { name, keep: () => keepNow() };
    unsavedStore.setState((all) => [...all, unsaved], true);
    return () => unsavedStore.setState((all) => all.filter((each) => each !== unsaved), true);
  }, [name]);
}
