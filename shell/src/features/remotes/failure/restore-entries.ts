import { carryEntries } from '@talent/ui/carry-entries';
import { CONTENT_ID } from '../../document/content-id';

/**
 * Enters what was entered into the served page before React rendered it anew, once its controls are there: they may wait for
 * the code of the page.
 * @param served the content of the served page
 */
export function restoreEntries(served: readonly Node[]): void {
  const before = document.createElement('div');
  before.append(...served.map((node) => node.cloneNode(true)));
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();

  function restore(): void {
    const content = document.getElementById(CONTENT_ID);
    if (!content?.querySelector('input, select, textarea')) return;
    observer.disconnect();
    carryEntries(before, content);
  }
}
