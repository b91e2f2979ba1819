import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';

export type ExplainedTermProps = {
  /** One or two plain sentences. */
  meaning: string;
  /** The term as it is in the text. */
  children: ReactNode;
};

/** Space between the term and its explanation, and around it, px. */
const GAP = 6;

/**
 * A term that explains itself on hover, focus or tap. Escape closes it, and the pointer may move onto the explanation.
 * The explanation is in the page's HTML as the term's description, so that a screen reader says it with the term.
 */
export function ExplainedTerm({ meaning, children }: ExplainedTermProps) {
  const id = useId();
  const term = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !term.current || !note.current) return undefined;
    placeNote(note.current, term.current);
    const close = () => setIsOpen(false);
    // It is placed in the window, and would stay behind when a table scrolls under it.
    window.addEventListener('scroll', close, { capture: true, passive: true, once: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
  }

  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIsOpen(false)}
    >
      <button
        ref={term}
        type="button"
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
        onKeyDown={press}
        className="min-h-6 cursor-help [text-align:inherit] font-[inherit] text-inherit underline decoration-dotted decoration-1 underline-offset-4 print:no-underline"
      >
        {children}
      </button>
      <span
        ref={note}
        id={id}
        role="tooltip"
        className={classList(
          'fixed top-0 left-0 z-40 max-w-[min(20rem,calc(100vw-2rem))] border border-boundary bg-surface px-3 py-2 text-start text-sm font-normal whitespace-normal text-ink shadow-overlay print:hidden',
          isOpen ? 'block' : 'hidden',
        )}
      >
        {meaning}
      </span>
    </span>
  );
}

/** Below the term, or above it where the window ends; never outside the window. */
function placeNote(note: HTMLElement, term: HTMLElement): void {
  const box = term.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const left = Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP));
  const fits = box.bottom + GAP + height <= window.innerHeight;
  const top = fits ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height);
  // Through the object model: the content security policy refuses styles in markup alone.
  note.style.setProperty('left', `${left}px`);
  note.style.setProperty('top', `${top}px`);
}
