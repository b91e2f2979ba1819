/** Longest wait for the paint entry, ms: a browser may never report one, or have no observer at all. */
const longest = 250;

/**
 * Resolves after the first paint: painting the page and fetching the site's code
 * would slow each other down. Immediately where nothing is painted: in a hidden tab, and where `restore-script.ts` hides
 * the page.
 */
export function firstPaint(): Promise<void> {
  const isHidden =
    document.visibilityState === 'hidden' || document.documentElement.matches('.is-restoring');
  if (isHidden) return Promise.resolve();
  return new Promise((resolve) => {
    const painted = new AbortController();
    const { signal } = painted;
    const done = (): void => painted.abort();
    signal.addEventListener('abort', () => resolve());
    document.addEventListener('visibilitychange', done, { signal });
    requestAnimationFrame(() => setTimeout(done, longest));
    observePaint(done, signal);
  });
}

/**
 * Observes until the signal. A browser that cannot observe paints never calls back, and WebKit does so at once, before `observe`
 * returns, where the paint has been already.
 */
function observePaint(painted: () => void, signal: AbortSignal): void {
  try {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    // Then the longest wait ends it.
  }
}
