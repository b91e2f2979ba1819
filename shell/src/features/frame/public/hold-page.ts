/**
 * Keeps the page from scrolling (styles.css) and its layout from shifting: a scrollbar that takes
 * room leaves that room behind. The answer lets go.
 */
export function holdPage(): () => void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.classList.add('is-held');
  return () => {
    root.classList.remove('is-held');
    root.style.removeProperty('scrollbar-gutter');
  };
}
