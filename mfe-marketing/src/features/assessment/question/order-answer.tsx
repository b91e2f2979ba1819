import type { AskedQuestion } from '@talent/api/assessment/attempt';
import { useEffect, useRef, useState } from 'react';
import { assessmentText } from '../content/assessment-text';
import { moved, type Move } from './move-item';

const { order: text } = assessmentText;

interface OrderAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
}

/** Steps to put in order with buttons; each move is announced. */
export function OrderAnswer({ question, given, onAnswer }: OrderAnswerProps) {
  const { options } = question;
  const order = given.length > 0 ? given : options.map(({ id }) => id);
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? '';
  const [news, setNews] = useState('');
  const list = useFocusKept(order);

  function move(id: string, by: Move): void {
    const next = moved(order, id, by);
    const place = next.indexOf(id) + 1;
    if (next === order) return setNews(text.stays(textOf(id), by === -1));
    setNews(text.moved(textOf(id), place, order.length));
    onAnswer(next);
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
            className="flex items-center gap-3 border border-boundary py-1.5 pr-1.5 pl-4"
          >
            <span aria-hidden="true" className="w-4 shrink-0 text-ink-muted tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">{textOf(id)}</span>
            <MoveButton
              direction="up"
              label={text.up(textOf(id))}
              isAtEnd={index === 0}
              onMove={() => move(id, -1)}
            />
            <MoveButton
              direction="down"
              label={text.down(textOf(id))}
              isAtEnd={index === order.length - 1}
              onMove={() => move(id, 1)}
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
