import type { ComposedRemote } from '@talent/sdk/contract';
import { applyStyles, type LoadedPage } from '../load/load-remote';
import { keepLoading } from '../pages';

/** How long code may come after the styles without the page being shown before it, ms: rendering twice costs more. */
const WORTH_WAITING = 50;

/**
 * The code of a page if it comes first. Null as soon as the page can be shown without it, with its styles alone; then
 * `servedPage` waits for the code.
 * @throws RemoteLoadError where neither the code nor the styles can be had.
 */
export async function firstOf(
  remote: ComposedRemote,
  pattern: string,
  path: string,
  code: Promise<LoadedPage>,
): Promise<LoadedPage | null> {
  const early = applyStyles(remote, pattern).then(
    () => pause(WORTH_WAITING),
    // Without its styles the page is not shown.
    () => code,
  );
  // A page whose code cannot be had can be read all the same.
  const first = await Promise.race([code.catch(() => early), early]);
  if (first !== null) return first;
  void keepLoading(remote, pattern, path, code);
  return null;
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, null);
  });
}
