/**
 * Calls back with the page's h1 once it is there: at once, or when the guard, a late page or a retry
 * has brought it.
 * @returns ends the wait.
 */
export function awaitHeading(
  content: Element,
  onHeading: (heading: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(check);
  observer.observe(content, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();

  function check(): void {
    const heading = content.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  }
}
