/** Longest wait for the paint entry, ms: a browser may never report one, or have no observer at all. */
const longest = 250;

/**
 * Resolves after the first paint: painting the page and fetching the site's code
 * would slow each other down. Immediately in a hidden tab, where nothing is painted.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = observePaint(done);
    document.addEventListener('visibilitychange', done);
    requestAnimationFrame(() => setTimeout(done, longest));

    function done(): void {
      stop();
      document.removeEventListener('visibilitychange', done);
      resolve();
    }
  });
}

/** Returns a function that stops observing. A browser that cannot observe paints never calls back. */
function observePaint(painted: () => void): () => void {
  try {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
    return () => observer.disconnect();
  } catch {
    return () => {};
  }
}
