import { keepInView } from '@talent/ui/keep-in-view';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { slashTexts } from '../content/editor-words';
import type { SlashMenuState } from './use-slash-menu';

/** px of the list; above the line where there is no room below it. */
const HEIGHT = 288;
const WIDTH = 288;

/** The blocks behind a slash, at the caret. */
export function SlashMenu({ slash }: { slash: SlashMenuState }): ReactNode {
  const { id, menu, items, choose } = slash;
  const list = useRef<HTMLDivElement>(null);
  const active = menu?.active ?? 0;
  useEffect(() => {
    const option = list.current?.querySelectorAll<HTMLElement>('[role=option]')[active];
    if (list.current && option) keepInView(list.current, option);
  }, [active]);
  if (!menu) return null;
  const { top, left, line } = menu;
  return (
    <>
      <p role="status" className="sr-only">
        {items.length === 0 ? slashTexts.none : slashTexts.count(items.length)}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={slashTexts.label}
        className="border-boundary bg-paper shadow-overlay absolute z-20 max-w-full overflow-y-auto border py-1"
        style={{
          width: WIDTH,
          maxHeight: HEIGHT,
          left: `max(0px, min(${left}px, 100% - ${WIDTH}px))`,
          ...(isLow(list.current, top)
            ? { bottom: `calc(100% - ${top - line}px)` }
            : { top: `${top}px` }),
        }}
        // The text keeps the focus, or its blur would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.length === 0 && (
          <p className="text-ink-muted px-3 py-2 text-sm">{slashTexts.none}</p>
        )}
        {items.map((item, index) => (
          <div
            key={item.key}
            id={`${id}-${item.key}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="aria-selected:bg-signal-wash flex cursor-pointer items-baseline justify-between gap-4 px-3 py-1.5 text-sm"
            onClick={() => choose(item)}
          >
            <span className="font-medium">{item.label}</span>
            <span className="text-ink-muted font-mono text-xs">{item.hint}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** The list would end below the window. */
function isLow(list: HTMLElement | null, top: number): boolean {
  const place = list?.parentElement?.getBoundingClientRect();
  return place !== undefined && place.top + top + HEIGHT > window.innerHeight && top > HEIGHT;
}
