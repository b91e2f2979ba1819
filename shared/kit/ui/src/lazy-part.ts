import { createElement, lazy, type ComponentType } from 'react';

/**
 * The last part that was asked for. Parts load one after the other: WebKit runs a file too early when two imports wait for a
 * file that both need (bugs.webkit.org, 242740), and then the part is missing.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * A component whose code loads when it is first shown.
 * @param missing - what stands in its place where the code could not be loaded; nothing where that is said elsewhere
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: string,
) {
  const Missing: ComponentType<Props> = () =>
    missing === undefined ? null : createElement('p', { role: 'alert' }, missing);
  return lazy(() => {
    const part = last.then(load).then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Missing }),
    );
    last = part;
    return part;
  });
}
