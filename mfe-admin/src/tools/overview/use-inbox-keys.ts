import { useEffect, useRef, type RefObject } from 'react';
import { useKeys } from '../../frame/keys/use-keys';

interface KeyActions {
  /** Key of the item that the address names; it gets the focus at the start. */
  wanted: string | null;
  onMove: (key: string) => void;
  onUndo: () => boolean;
}

/** Moving in a list of items by keys. The arrows move once the focus is in it: before that they scroll the page. */
export function useInboxKeys<Element extends HTMLElement>({
  wanted,
  onMove,
  onUndo,
}: KeyActions): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
  ];
  const current = (all: readonly HTMLElement[]): number =>
    all.findIndex((row) => row.contains(document.activeElement));

  function step(by: 1 | -1): boolean {
    const all = rows();
    const at = current(all);
    const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1);
    focusRow(all[next]);
    return next >= 0;
  }

  function stepInside(by: 1 | -1): boolean {
    return current(rows()) !== -1 && step(by);
  }

  function move(): boolean {
    const all = rows();
    const at = current(all);
    const key = all[at]?.dataset['item'];
    if (key === undefined) return false;
    // The row is about to go: the focus moves to one that stays.
    const next = all[at + 1] ?? all[at - 1];
    if (next) focusRow(next);
    else list.current?.focus();
    onMove(key);
    return true;
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => stepInside(1),
    ArrowUp: () => stepInside(-1),
    e: move,
    u: onUndo,
  });

  const first = useRef(wanted);
  useEffect(() => {
    if (first.current === null) return;
    focusRow(rows().find((row) => row.dataset['item'] === first.current));
    first.current = null;
  });
  return list;
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('[data-action]')?.focus();
}
