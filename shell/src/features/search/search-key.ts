import { searchLink } from '../../content/navigation';

const TAKES_TEXT =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], dialog *';

/** Opens the search with `/`, by the link of the header, where nothing takes the key as text. */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(TAKES_TEXT)) return;
    const link = document.querySelector<HTMLElement>(`.site-header a[href="${searchLink.to}"]`);
    if (!link?.checkVisibility()) return;
    event.preventDefault();
    link.click();
  });
}
