/**
 * Marks the texts that are cut off, and lets the keyboard reach them; one with a link in it is reached by its link.
 * Texts that fit are not stops of the Tab key.
 */
export function markClipped(scroller: HTMLElement): void {
  for (const text of scroller.querySelectorAll<HTMLElement>('.clipped')) {
    const isCut =
      text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
    text.toggleAttribute('data-cut', isCut);
    if (isCut && !text.querySelector('a, button')) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  }
}
