import { keepInView } from '@talent/ui/keep-in-view';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { slashTexts } from '../content/editor-words';
import { slashItems, slashWordAt, type SlashItem, type SlashWord } from './slash-items';

interface OpenMenu {
  word: SlashWord;
  /** Place in the list. */
  active: number;
  /** px in the textarea. */
  top: number;
  line: number;
}

export type SlashMenuState = ReturnType<typeof useSlashMenu>;

/**
 * The menu behind a slash on an empty line. The focus stays in the text: arrow keys choose, Enter inserts, Escape keeps
 * the slash.
 * @param onChoose - a block was chosen in place of the slash word.
 */
export function useSlashMenu(
  textarea: RefObject<HTMLTextAreaElement | null>,
  onChoose: (item: SlashItem, word: SlashWord) => void,
) {
  const id = useId();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  /** Where Escape was pressed: the same slash does not open the menu again. */
  const [kept, setKept] = useState<number | null>(null);
  const items = menu ? slashItems(menu.word.typed) : [];

  /** After each change of the text or of the caret. */
  function follow(): void {
    const control = textarea.current;
    if (!control) return;
    const { value: text, selectionStart: start, selectionEnd: end } = control;
    const word = slashWordAt({ text, start, end });
    if (word === null) setKept(null);
    if (word === null || word.from === kept) return setMenu(null);
    if (menu?.word.from === word.from && menu.word.typed === word.typed) return;
    setMenu({ word, active: 0, ...lineBelow(control, word.from) });
  }

  function choose(item: SlashItem): void {
    if (!menu) return;
    setMenu(null);
    onChoose(item, menu.word);
  }

  /** True: the key was the menu's. */
  function onKeyDown({ key, nativeEvent }: KeyboardEvent): boolean {
    if (!menu || nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined && items.length > 0) {
      setMenu({ ...menu, active: (menu.active + step + items.length) % items.length });
      return true;
    }
    if (key === 'Escape') {
      setKept(menu.word.from);
      setMenu(null);
      return true;
    }
    const chosen = items[menu.active];
    if ((key !== 'Enter' && key !== 'Tab') || !chosen) return false;
    choose(chosen);
    return true;
  }

  return {
    id,
    menu,
    items,
    follow,
    choose,
    onKeyDown,
    close: (): void => setMenu(null),
    /** Of the textarea, so that a screen reader says the block that the keys are on. */
    control: {
      'aria-autocomplete': 'list',
      'aria-controls': menu ? id : undefined,
      'aria-activedescendant':
        menu && items.length > 0 ? `${id}-${items[menu.active]?.key}` : undefined,
    } as const,
  };
}

/** px from the textarea's upper edge to the line below a place in its text, as it is scrolled now, and the height of a line. */
function lineBelow(textarea: HTMLTextAreaElement, place: number): { top: number; line: number } {
  const twin = document.createElement('div');
  twin.className = `${textarea.className} whitespace-pre-wrap wrap-break-word`;
  // Without the scrollbar, which takes room from the lines.
  twin.style.width = `${textarea.clientWidth}px`;
  twin.textContent = textarea.value.slice(0, place);
  const mark = document.createElement('span');
  mark.textContent = '.';
  twin.append(mark);
  textarea.after(twin);
  const { offsetTop, offsetHeight: line } = mark;
  twin.remove();
  return { top: offsetTop + line - textarea.scrollTop, line };
}

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
        className="border-boundary bg-paper shadow-overlay absolute left-0 z-20 max-h-72 w-72 max-w-full overflow-y-auto border py-1"
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
function place(list: HTMLElement, { top, line }: OpenMenu): void {
  const around = list.parentElement?.getBoundingClientRect();
  const height = list.offsetHeight;
  const isLow = (around?.top ?? 0) + top + height > window.innerHeight;
  const above = top - line - height;
  list.style.top = `${isLow && above >= 0 ? above : top}px`;
}
