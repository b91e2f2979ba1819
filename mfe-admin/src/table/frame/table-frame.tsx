import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
} from 'react';
import type { Density } from '../bar/kept-choices';

interface TableFrameProps {
  caption: string;
  captionNote?: ReactNode;
  captionHidden: boolean;
  bar: ReactNode;
  source?: ReactNode;
  density: Density;
  controls: number;
  scroller: RefCallback<HTMLDivElement>;
  /** Header and rows. They name their roles, since they are no table to a browser in a narrow frame. Absent: no row fits. */
  children: ReactNode;
}

/** The frame of a table: it scrolls sideways in a wide frame, and its rows are cards in a narrow one. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { caption, captionNote, captionHidden, bar, source, density, controls, scroller } = props;
  const captionId = useId();
  const { watch, note } = useWholeText();
  return (
    <figure aria-labelledby={captionId} className="table-frame">
      <figcaption className="relative flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <span id={captionId} className={captionHidden ? 'sr-only' : 'text-base font-semibold'}>
          {caption}
          {captionNote && <span className="text-ink-muted font-normal"> {captionNote}</span>}
        </span>
        {bar}
      </figcaption>
      {/* Focusable, because a keyboard scrolls only a focused element. */}
      <div
        ref={scroller}
        role="group"
        aria-labelledby={captionId}
        tabIndex={0}
        className="table-scroll"
        {...watch}
      >
        <table
          role="table"
          aria-labelledby={captionId}
          data-density={density}
          data-controls={controls}
          className="data-table staff-table"
        >
          {props.children}
        </table>
        {note}
      </div>
      {source && <div className="mt-3">{source}</div>}
    </figure>
  );
}

interface Shown {
  text: string;
  element: Element;
}

interface WholeText {
  /** For the element around the texts. */
  watch: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerOut: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The whole text while it is shown. */
  note: ReactNode;
}

function useWholeText(): WholeText {
  const [shown, setShown] = useState<Shown | null>(null);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || !note.current) return;
    const { element } = shown;
    const whole = note.current;
    whole.showPopover();
    place(whole, element.getBoundingClientRect());
    // It would stay where the text has been. A focus scrolls its text into the window: then it goes along.
    const follow = (): void => {
      if (element.contains(document.activeElement)) place(whole, element.getBoundingClientRect());
      else setShown(null);
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [shown]);

  function show(target: EventTarget): void {
    const text = target instanceof Element ? target.closest('[data-cut]') : null;
    if (text) setShown({ text: shownText(text), element: text });
  }
  return {
    watch: {
      onPointerOver: ({ target, pointerType }) => {
        // A finger has the focus.
        if (pointerType !== 'touch') show(target);
      },
      onPointerOut: ({ relatedTarget }) => {
        const isOnNote = relatedTarget instanceof Node && note.current?.contains(relatedTarget);
        if (!isOnNote) setShown(null);
      },
      onFocus: ({ target }) => show(target),
      onBlur: () => setShown(null),
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || shown === null) return;
        event.stopPropagation();
        setShown(null);
      },
    },
    note: shown && (
      // A screen reader reads the text itself, which is whole.
      <div ref={note} popover="manual" aria-hidden="true" className="whole-text shadow-overlay">
        {shown.text}
      </div>
    ),
  };
}

/** A text without what is for screen readers alone. */
function shownText(element: Element): string {
  const copy = document.createElement('span');
  copy.append(element.cloneNode(true));
  for (const part of copy.querySelectorAll('.sr-only')) part.remove();
  return copy.textContent.trim();
}

/** Below the text, or above it where the window ends; as wide as the text at least, and within the window. */
function place(note: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const wide = Math.min(Math.max(width, 288), window.innerWidth - 16);
  note.style.maxWidth = `${wide}px`;
  note.style.left = `${Math.max(8, Math.min(left, window.innerWidth - wide - 8))}px`;
  const isLow = bottom + note.offsetHeight > window.innerHeight;
  note.style.top = `${isLow ? Math.max(8, top - note.offsetHeight) : bottom}px`;
}
