/** Without an idle callback (Safari) this long after loading, ms. */
const afterLoad = 200;

/** Calls back once the page has loaded and is idle, unless `signal` aborts before. */
export function whenIdle(begin: () => void, signal?: AbortSignal): void {
  const idle = (): void => {
    const unlessAborted = (): void => {
      if (!signal?.aborted) begin();
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(unlessAborted);
    else setTimeout(unlessAborted, afterLoad);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, ...(signal && { signal }) });
}
