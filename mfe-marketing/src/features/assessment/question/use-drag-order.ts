import { useRef, useState, type PointerEvent } from 'react';

/** An item that is being dragged, and the place at which it would be dropped. */
export interface Drag {
  id: string;
  from: number;
  to: number;
}

/**
 * Dragging of list items by a handle, with mouse, pen and finger. The items keep their places in the document until the
 * drop, because a browser loses the pointer of an element that moves; the dragged one follows the pointer.
 * @param onDrop - the item and its new place, from 0.
 */
export function useDragOrder(onDrop: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef({ y: 0, middles: [] as number[] });

  function begin(event: PointerEvent<HTMLElement>, id: string): void {
    const item = event.currentTarget.closest('li');
    const items = [...(item?.parentElement?.children ?? [])];
    if (event.button !== 0 || !item) return;
    const middles = items.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2;
    });
    start.current = { y: event.clientY, middles };
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = items.indexOf(item);
    setDrag({ id, from, to: from });
  }

  function move(event: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    const { y, middles } = start.current;
    const distance = event.clientY - y;
    const item = event.currentTarget.closest('li');
    // By script: the content security policy refuses a style attribute, not this.
    item?.style.setProperty('translate', `0 ${distance}px`);
    const to = placeOf(middles, drag.from, distance);
    if (to !== drag.to) setDrag({ ...drag, to });
  }

  function end(event: PointerEvent<HTMLElement>, isDropped: boolean): void {
    if (!drag) return;
    event.currentTarget.closest('li')?.style.removeProperty('translate');
    setDrag(null);
    if (isDropped && drag.to !== drag.from) onDrop(drag.id, drag.to);
  }

  return {
    drag,
    /** Attributes of the handle of an item. */
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id),
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    }),
  };
}

/**
 * The place of an item that was moved by a distance: it passes every item whose middle it has crossed.
 * @param middles - of all items at the start, px.
 */
export function placeOf(middles: readonly number[], from: number, distance: number): number {
  const at = (middles[from] ?? 0) + distance;
  return middles.filter((middle, index) =>
    index < from ? middle <= at : index > from && middle < at,
  ).length;
}
