import type { KeyboardEvent } from 'react';
import { tabOfKey } from '../tabs/tab-keys';

interface SlideDotsProps {
  label: string;
  /** Name of each slide. */
  names: readonly string[];
  /** `id` of a dot's slide. */
  idOf: (index: number) => string;
  shown: number;
  onChoose: (index: number) => void;
}

/** A dot for each slide: a row of tabs that arrows, Home and End walk, with one of them in the tab order. */
export function SlideDots({ label, names, idOf, shown, onChoose }: SlideDotsProps) {
  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const chosen = tabOfKey(event.key, shown, names.length, 'horizontal');
    if (chosen === null) return;
    event.preventDefault();
    onChoose(chosen);
    const dot = event.currentTarget.children[chosen];
    if (dot instanceof HTMLElement) dot.focus();
  }
  return (
    <div role="tablist" aria-label={label} className="flex" onKeyDown={walk}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-label={name}
          aria-selected={index === shown}
          aria-controls={idOf(index)}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onChoose(index)}
          className="group grid size-11 place-items-center"
        >
          <span className="size-3 rounded-full border-2 border-ink group-aria-selected:bg-ink group-hover:border-signal forced-colors:group-aria-selected:bg-[Highlight]" />
        </button>
      ))}
    </div>
  );
}
