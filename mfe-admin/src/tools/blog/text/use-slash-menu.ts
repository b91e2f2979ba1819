import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { caretPlace } from './caret-place';
import { slashItems, slashWordAt } from './slash-items';
import type { SlashItem, SlashWord } from './slash-items';

interface OpenMenu {
  word: SlashWord;
  /** Place in the list. */
  active: number;
  /** px in the textarea. */
  left: number;
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
    setMenu({ word, active: 0, ...caretPlace(control, word.from) });
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
