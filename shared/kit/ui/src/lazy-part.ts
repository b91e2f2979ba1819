import { createElement, lazy, type ComponentType } from 'react';

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
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Missing }),
    ),
  );
}
