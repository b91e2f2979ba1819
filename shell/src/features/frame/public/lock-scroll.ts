/**
 * Stops the page from scrolling (styles.css) without a layout shift: a scrollbar that takes
 * space keeps that space. Returns a function that unlocks it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.classList.add('is-held');
  return () => {
    root.classList.remove('is-held');
    root.style.removeProperty('scrollbar-gutter');
  };
}
