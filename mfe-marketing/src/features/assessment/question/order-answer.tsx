import type { AskedQuestion } from '@talent/functions/assessment/attempt';
import { useState, useEffect, useRef, type KeyboardEvent } from 'react';
import { assessmentText } from '../content/assessment-text';
import { useDragOrder, type Drag } from './use-drag-order';

const { order: text } = assessmentText;

interface OrderAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
}

/** Steps to put in order by dragging, with arrow keys or with buttons; each move is announced. */
export function OrderAnswer({ question, given, onAnswer }: OrderAnswerProps) {
  const { options } = question;
  const order = given.length > 0 ? given : options.map(({ id }) => id);
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? '';
  const [news, setNews] = useState('');
  const list = useFocusKept(order);
  const { drag, handle } = useDragOrder((id, place) => take(id, movedTo(order, id, place), false));

  /** @param isUp - the direction, for the announcement of an item that is at that end already. */
  function take(id: string, next: readonly string[], isUp: boolean): void {
    if (next === order) return setNews(text.stays(textOf(id), isUp));
    setNews(text.moved(textOf(id), next.indexOf(id) + 1, order.length));
    onAnswer(next);
  }

  function press(event: KeyboardEvent, id: string): void {
    const next = {
      ArrowUp: () => moved(order, id, -1),
      ArrowDown: () => moved(order, id, 1),
      Home: () => movedTo(order, id, 0),
      End: () => movedTo(order, id, order.length - 1),
    }[event.key];
    if (!next) return;
    // The page does not scroll.
    event.preventDefault();
    take(id, next(), event.key === 'ArrowUp' || event.key === 'Home');
  }

  return (
    <>
      <ol
        ref={list}
        aria-labelledby="assessment-prompt"
        aria-describedby="assessment-hint"
        className="mt-3 grid gap-2"
      >
        {order.map((id, index) => (
          <li
            key={id}
            data-drop={dropMark(drag, index)}
            className={`flex items-center gap-1 border border-boundary bg-paper py-1.5 pr-1.5 data-[drop=above]:border-t-4 data-[drop=above]:border-t-signal data-[drop=below]:border-b-4 data-[drop=below]:border-b-signal sm:gap-2 ${
              drag?.id === id ? 'relative z-10 border-signal bg-signal-wash shadow-overlay' : ''
            }`}
          >
            <button
              type="button"
              aria-label={text.grip(textOf(id))}
              aria-describedby="assessment-hint"
              onKeyDown={(event) => press(event, id)}
              {...handle(id)}
              className="flex min-h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center self-stretch text-ink-muted hover:text-ink active:cursor-grabbing"
            >
              <Grip />
            </button>
            <span aria-hidden="true" className="w-4 shrink-0 text-ink-muted tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">{textOf(id)}</span>
            <MoveButton
              direction="up"
              label={text.up(textOf(id))}
              isAtEnd={index === 0}
              onMove={() => take(id, moved(order, id, -1), true)}
            />
            <MoveButton
              direction="down"
              label={text.down(textOf(id))}
              isAtEnd={index === order.length - 1}
              onMove={() => take(id, moved(order, id, 1), false)}
            />
          </li>
        ))}
      </ol>
      {given.length === 0 && <p className="mt-3 text-sm text-ink-muted">{text.untouched}</p>}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

function dropMark(drag: Drag | null, index: number): 'above' | 'below' | undefined {
  if (drag === null || drag.to === drag.from || drag.to !== index) return undefined;
  return drag.to < drag.from ? 'above' : 'below';
}

function Grip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 14" className="h-3.5 w-2 shrink-0 fill-current">
      <path d="M0 0h3v3H0zM5 0h3v3H5zM0 5.5h3v3H0zM5 5.5h3v3H5zM0 11h3v3H0zM5 11h3v3H5z" />
    </svg>
  );
}
interface MoveButtonProps {
  direction: 'up' | 'down';
  /** Says what is moved, too. */
  label: string;
  /** There it moves nothing, and stays in reach: a button that vanishes takes the focus with it. */
  isAtEnd: boolean;
  onMove: () => void;
}

function MoveButton({ direction, label, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onMove}
      className="flex size-11 shrink-0 items-center justify-center rounded-sm border border-boundary hover:border-ink hover:bg-paper aria-disabled:border-rule aria-disabled:text-ink-muted"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 fill-none stroke-current stroke-2"
      >
        <path d={direction === 'up' ? 'M12 19V5m-7 7 7-7 7 7' : 'M12 5v14m7-7-7 7-7-7'} />
      </svg>
    </button>
  );
}

/** A button that moves with its step in the document loses the focus on the way: it gets it back. */
function useFocusKept(order: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof HTMLElement ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) last.current?.focus();
  }, [order]);
  return list;
}

type Move = -1 | 1;

/** The order with one item moved; the same object when it is at that end already. */
export function moved(order: readonly string[], id: string, by: Move): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from === -1 || other === undefined) return order;
  const next = [...order];
  next[to] = id;
  next[from] = other;
  return next;
}

/** The order with one item at another place, from 0; the same object when it is there already. */
export function movedTo(order: readonly string[], id: string, place: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(place, 0), order.length - 1);
  if (from === -1 || from === to) return order;
  const next = order.filter((other) => other !== id);
  next.splice(to, 0, id);
  return next;
}
