/** Longest wait for the browser to say that it has drawn, ms: one that is set to tell pages little never does. */
const longest = 250;

/**
 * Resolves once the page is on the screen, not only on its way there: drawing it and fetching the site's code
 * would slow each other down. At once in a tab that no one sees, and when it is left: nothing is drawn there.
 */
export function firstFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', done);
    requestAnimationFrame(() => setTimeout(done, longest));

    function done(): void {
      observer.disconnect();
      document.removeEventListener('visibilitychange', done);
      resolve();
    }
  });
}
