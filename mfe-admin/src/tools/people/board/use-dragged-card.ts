import { useState, type DragEvent } from 'react';
import type { Stage } from '../api/people';
import type { Place } from './move-card';

/** Moves a card with a pointer, by the browser's own drag and drop: Escape, or a drop beside the board, puts it back. */
export function useDraggedCard(onDrop: (id: string, to: Place) => void) {
  const [dragged, setDragged] = useState<{ id: string; over: Place | null } | null>(null);
  return {
    /** The card that follows the pointer, and where it would be dropped. */
    dragged,
    /** Of a card. */
    source: (id: string) => ({
      draggable: true,
      'data-dragged': dragged?.id === id,
      onDragStart: ({ dataTransfer }: DragEvent): void => {
        dataTransfer.setData('text/plain', id);
        setDragged({ id, over: null });
      },
      onDragEnd: (): void => setDragged(null),
    }),
    /** Of a column, whose cards carry `data-card`. */
    target: (stage: Stage) => ({
      onDragOver: (event: DragEvent): void => {
        if (!dragged) return;
        event.preventDefault();
        const index = indexAt(event.currentTarget, event.clientY, dragged.id);
        const { over } = dragged;
        if (over?.stage === stage && over.index === index) return;
        setDragged({ id: dragged.id, over: { stage, index } });
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        if (dragged?.over) onDrop(dragged.id, dragged.over);
        // The card may be another element now, which hears of no end.
        setDragged(null);
      },
    }),
  };
}

/** The number of cards above the pointer, without the dragged one. */
function indexAt(column: Element, y: number, draggedId: string): number {
  return [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return card.dataset['card'] !== draggedId && y > top + height / 2;
  }).length;
}
