import { Notice } from '@talent/ui/notice';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { missingPart } from './content/lazy-part';

/**
 * A part of a tool whose code loads when it is first shown, with `waiting` in its place. Where the code does not arrive, `missing`
 * says so, and the rest of the tool goes on. React's `lazy` would show a part inside a part 300 ms after the outer one: it waits
 * that long between two replacements of a fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  missing = missingPart,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  function Missing(): ReactNode {
    return (
      <Notice tone="error" className="mt-4">
        {missing}
      </Notice>
    );
  }
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
  return function LazyPart(props: Props): ReactNode {
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
