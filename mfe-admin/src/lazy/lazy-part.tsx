import { Notice } from '@talent/ui/notice';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { missingPart } from './content/lazy-part';

/**
 * A part of a tool whose code loads when it is first shown, with `waiting` in its place. Where the code does not arrive, `missing`
 * says so, and the rest of the tool goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  missing = missingPart,
): ComponentType<Props> {
  function Missing() {
    return (
      <Notice tone="error" className="mt-4">
        {missing}
      </Notice>
    );
  }
  return latePart(load, waiting, Missing);
}

/**
 * A part whose code loads when it is first shown, with `waiting` in its place, and `Missing` where the code does not arrive.
 * Without them nothing is shown there. It uses state and not `Suspense`, because React keeps a fallback for up to 300 ms, even
 * an empty one.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  Missing: ComponentType<Props> = () => null,
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
  return function LatePart(props: Props) {
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
