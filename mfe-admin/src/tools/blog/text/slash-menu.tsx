import { keepInView } from '@talent/ui/keep-in-view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { slashTexts } from '../content/editor-words';
import type { SlashMenuState } from './use-slash-menu';

/** The blocks behind a slash, at the caret. */
export function SlashMenu({ slash }: { slash: SlashMenuState }): ReactNode {
  const { id, menu, items, choose } = slash;
  const list = useRef<HTMLDivElement>(null);
  const active = menu?.active ?? 0;
  useEffect(() => {
    const option = list.current?.querySelectorAll<HTMLElement>('[role=option]')[active];
    if (list.current && option) keepInView(list.current, option);
  }, [active]);
  useLayoutEffect(() => {
    if (list.current && menu) place(list.current, menu);
  }, [menu]);
  if (!menu) return null;
  return (
    <>
      <p role="status" className="sr-only">
        {items.length === 0 ? slashTexts.none : slashTexts.count(items.length)}
      </p>
      <div
        ref={list}
        id={id}
        // A list without a block is no list.
        {...(items.length > 0 && { role: 'listbox', 'aria-label': slashTexts.label })}
        className="border-boundary bg-paper shadow-overlay absolute z-20 max-h-72 w-72 max-w-full overflow-y-auto border py-1"
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

/** Puts the list below its line; above it where the window ends. */
function place(
  list: HTMLElement,
  { left, top, line }: { left: number; top: number; line: number },
) {
  const around = list.parentElement;
  if (!around) return;
  const { offsetWidth: width, offsetHeight: height } = list;
  const isLow = around.getBoundingClientRect().top + top + height > window.innerHeight;
  const above = top - line - height;
  list.style.left = `${Math.max(0, Math.min(left, around.clientWidth - width))}px`;
  list.style.top = `${isLow && above >= 0 ? above : top}px`;
}
