import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** How many parts of the page ask for focus mode. The shell hides its header and footer while it is not 0. */
export const focusModeStore = create<number>(() => 0);

/**
 * Focus mode: while the calling component is mounted and `isOn`, the shell shows neither header nor footer, and the
 * content begins at the top of the window. It ends with the component: with a navigation, and when the page fails. The
 * page itself offers a way out. The cookie question, messages and the link to the content stay.
 *
 * Turn it on in answer to something that the visitor did, or together with content that replaces the whole page: content
 * that stays would jump by the height of the header.
 */
export function useFocusMode(isOn: boolean): void {
  // Before the browser paints: the frame goes, and comes back, together with the content.
  useLayoutEffect(() => {
    if (!isOn) return;
    focusModeStore.setState((parts) => parts + 1, true);
    return () => focusModeStore.setState((parts) => parts - 1, true);
  }, [isOn]);
}
