import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * Replaces `use-sync-external-store/shim/with-selector`, which TanStack Store imports: a CommonJS module, which would bundle a
 * React of its own, and made for versions of React that lack `useSyncExternalStore`. The selection stays the same object while
 * `isEqual` says that it is equal.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined | null,
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  // Of the last committed drawing: another selector may select the same.
  const committed = useRef<{ selection: Selection } | null>(null);
  const [select, selectOnServer] = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | null = null;
    const selectionOf = (snapshot: Snapshot): Selection => {
      if (last !== null && Object.is(last.snapshot, snapshot)) return last.selection;
      const next = selector(snapshot);
      const before = last ?? committed.current;
      const selection =
        before !== null && isEqual?.(before.selection, next) ? before.selection : next;
      last = { snapshot, selection };
      return selection;
    };
    return [
      () => selectionOf(getSnapshot()),
      getServerSnapshot ? () => selectionOf(getServerSnapshot()) : undefined,
    ] as const;
  }, [getSnapshot, getServerSnapshot, selector, isEqual]);
  const selection = useSyncExternalStore(subscribe, select, selectOnServer);
  useEffect(() => {
    committed.current = { selection };
  }, [selection]);
  return selection;
}
