import { sessionStore } from '@talent/sdk';
import type { Composition } from '@talent/sdk/contract';
import { checkAdmin } from '../guard/check-admin';
import { guardStore } from '../guard/guard-store';
import { isPreview, nameOfSet } from '../preview-badge/is-preview';
import { failures } from '../remotes/failure/report-failure';

/**
 * Ctrl+Shift+. shows which apps a page is made of, on previews and to staff. Nothing of it is loaded before; to a
 * visitor the keys mean nothing.
 */
export function startInspector(composition: Composition): void {
  window.addEventListener('keydown', (event) => {
    // The place of the key: with Shift it is another character on every keyboard.
    if (event.code !== 'Period' || !event.ctrlKey || !event.shiftKey) return;
    const isSignedIn = sessionStore.getState().status === 'signed-in';
    const isShown = isPreview(composition);
    if (!isShown && !isSignedIn) return;
    event.preventDefault();
    // Shared modules are passed in: imported by both, they would become a separate file for every visitor.
    const set = nameOfSet(composition);
    const tab = { composition, failures, set, isPreview: isShown, checkAdmin, guard: guardStore };
    void import('./toggle-inspector').then(({ toggleInspector }) => toggleInspector(tab));
  });
}
