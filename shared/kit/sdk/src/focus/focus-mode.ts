import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** How many parts of the page ask for focus mode. The shell hides its header and footer while it is not 0. */
export const focusModeStore = create<number>(() => 0);

/**
 * Focus mode: while the calling component is mounted and `isOn`, the shell shows neither header nor footer. It ends with the
 * component: with a navigation, and when the page fails. The cookie question, messages and the link to the content stay.
 *
 * The header's room, 4rem at the top of the page, stays empty, so that nothing moves: it is for a bar of the page, with the
 * way out, at `absolute inset-x-0 top-0 h-16`.
 */
export function useFocusMode(isOn: boolean): void {
  // Before the browser paints: the frame goes, and comes back, together with the content.
  useLayoutEffect(() => {
    if (!isOn) return;
    focusModeStore.setState((parts) => parts + 1, true);
    return () => focusModeStore.setState((parts) => parts - 1, true);
  }, [isOn]);
}
