import { sessionStore } from '@talent/sdk';
import type { Composition } from '@talent/sdk/contract';
import { checkAdmin } from '../guard/check-admin';
import { guardStore } from '../guard/guard-store';
import { isPreview, nameOfSet } from '../preview-badge/is-preview';
import { failures } from '../remotes/failure/report-failure';

/**
 * Ctrl+Shift+. shows the apps that a page is made of, on previews and to staff. Its code loads on first use; for a
 * visitor the keys do nothing.
 */
export function startInspector(composition: Composition): void {
  window.addEventListener('keydown', (event) => {
    // The physical key: with Shift the character depends on the keyboard.
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
