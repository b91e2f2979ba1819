import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { toStage } from '../api/people';
import type { Place } from './move-card';

/** Movement before a press becomes a drag, px. */
const THRESHOLD = 6;

/** A drag this near to an edge of the window scrolls the board, px. */
const EDGE = 48;

interface DraggedCard {
  /** The card that follows the pointer, and where it would be dropped. */
  dragged: { id: string; over: Place | null } | null;
  /** For a card; a finger drags by the handle alone, so that it can scroll. */
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/**
 * Moves a card with a pointer. Columns carry `data-stage`, cards `data-card`. Escape, or a pointer that the browser takes
 * away, puts the card back. The press that ends a drag follows no link.
 */
export function useDraggedCard(onDrop: (id: string, to: Place) => void): DraggedCard {
  const [dragged, setDragged] = useState<DraggedCard['dragged']>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string): void {
    const isOnHandle = (event.target as Element).closest('[data-handle]') !== null;
    const isOnControl = (event.target as Element).closest('button, select, [role="combobox"]');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isOnHandle)) return;
    if (isOnControl && !isOnHandle) return;
    const { clientX, clientY, pointerId } = event;
    const card = event.currentTarget;
    let over: Place | null = null;
    let isDragging = false;

    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
      if (!isDragging && Math.hypot(x, y) < THRESHOLD) return;
      isDragging = true;
      window.getSelection()?.removeAllRanges();
      scrollNearEdge(moved.clientX);
      over = placeAt(moved.clientX, moved.clientY, id);
      card.style.translate = `${x}px ${y}px`;
      setDragged({ id, over });
    };
    const finish = (isDropped: boolean): void => {
      end.current();
      if (isDragging) swallowClick();
      if (isDragging && isDropped && over) onDrop(id, over);
    };
    const up = (released: globalThis.PointerEvent): void => {
      if (released.pointerId === pointerId) finish(true);
    };
    const cancel = (): void => finish(false);
    const escape = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape') finish(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', escape, { signal });
    end.current = () => {
      listening.abort();
      end.current = () => undefined;
      card.style.translate = '';
      setDragged(null);
    };
  }
  return { dragged, onPointerDown };
}

/** The place under the pointer, counted without the dragged card itself; null: it is over no column. */
function placeAt(x: number, y: number, draggedId: string): Place | null {
  const column = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-stage]'))
    .find((found) => found !== null);
  const stage = toStage(column?.dataset['stage'] ?? null);
  if (!column || stage === null) return null;
  const others = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.dataset['card'] !== draggedId,
  );
  const index = others.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  return { stage, index };
}

function scrollNearEdge(x: number): void {
  const board = document.querySelector('[data-board]');
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x > right - EDGE) board.scrollLeft += EDGE / 3;
  else if (x < left + EDGE) board.scrollLeft -= EDGE / 3;
}

/** The release of a drag is also a click on what is below it. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
