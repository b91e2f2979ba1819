/** Resolves once the page has been drawn, and at once in a tab that nobody sees: nothing is drawn there. */
export function firstFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
