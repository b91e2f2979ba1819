/** Longest wait for the paint entry, ms: a browser with strict privacy settings may never report one. */
const longest = 250;

/**
 * Resolves after the first paint: painting the page and fetching the site's code
 * would slow each other down. Immediately in a hidden tab, where nothing is painted.
 */
export function firstPaint(): Promise<void> {
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
