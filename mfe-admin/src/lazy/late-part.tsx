import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part whose code loads when it is first shown, with `waiting` in its place, and `Missing` where the code does not arrive.
 * It is a state and no `Suspense`: React waits up to 300 ms before it replaces a fallback, also an empty one.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  async function fetchPart(): Promise<ComponentType<Props>> {
    try {
      loaded = await load();
      return loaded;
    } catch {
      // The next time that the part is shown tries again.
      loading = null;
      return Missing;
    }
  }
  return function LatePart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => loaded);
    const isWaiting = Part === null;
    useEffect(() => {
      if (!isWaiting) return;
      let isShown = true;
      loading ??= fetchPart();
      void loading.then((part) => {
        if (isShown) setPart(() => part);
      });
      return () => {
        isShown = false;
      };
    }, [isWaiting]);
    return Part ? <Part {...props} /> : waiting;
  };
}
