/** Longest wait until the browser has captured the old page, ms. */
const CAPTURE_MS = 200;

/**
 * Keeps a fade from holding up a page. A view transition captures the old page before it lets the new one in, and that
 * waits for a frame: a slow machine needs seconds for it, a window that is not drawn has none. Then the fade is skipped.
 */
export function startCaptureLimit(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (given) => {
    const update = typeof given === 'function' ? given : given?.update;
    const late = setTimeout(() => transition.skipTransition(), CAPTURE_MS);
    const inTime = () => {
      clearTimeout(late);
      return update?.();
    };
    const transition = start(typeof given === 'object' ? { ...given, update: inTime } : inTime);
    return transition;
  };
}

/**
 * Whether an error says that a fade was skipped: by the limit above, because the window changed its size meanwhile, or
 * because the browser waited too long for the next page. That page is there all the same.
 */
export function isSkippedFade(error: unknown): boolean {
  if (error instanceof DOMException) {
    return error.name === 'AbortError' || /transition/i.test(error.message);
  }
  // React's development build has an error of its own for it.
  return error instanceof Error && error.message.startsWith('A ViewTransition was aborted early');
}
