import { useMemo, useSyncExternalStore } from 'react';

/** ESM replacement for `use-sync-external-store/with-selector`, based on React's own hook. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  const select = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | null = null;
    return (snapshot: Snapshot): Selection => {
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const next = selector(snapshot);
      const selection = last && isEqual(last.selection, next) ? last.selection : next;
      last = { snapshot, selection };
      return selection;
    };
  }, [selector, isEqual]);
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  );
}
