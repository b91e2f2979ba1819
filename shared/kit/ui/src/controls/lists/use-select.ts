import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { keepInView } from './keep-in-view.ts';
import { listPlace, type ListPlace } from './list-place.ts';
import { movedTo, typedTo, type SelectOption } from './select-options.ts';

/** Typed letters belong together for this long, ms. */
const TYPING_MS = 500;

const below: ListPlace = { side: 'below', align: 'start' };

interface SelectBehavior {
  options: readonly SelectOption[];
  value: string;
  isDisabled: boolean;
  onChoose: (value: string) => void;
}

/** State and keys of a `Select`, as a native one on a computer: the pattern of the WAI-ARIA practices for a combobox without a text field. */
export function useSelect({ options, value, isDisabled, onChoose }: SelectBehavior) {
  /** Index of the marked choice; null: the list is closed. */
  const [marked, setMarked] = useState<number | null>(null);
  const [place, setPlace] = useState(below);
  const control = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const isOpen = marked !== null;
  const at = marked ?? chosen;

  const open = (index = chosen) => !isDisabled && setMarked(index);
  const close = () => setMarked(null);

  function choose(index: number): void {
    close();
    const option = options[index];
    if (option && option.value !== value) onChoose(option.value);
  }

  useLayoutEffect(() => {
    if (!isOpen || !control.current || !list.current) return;
    const { scrollHeight, offsetWidth, clientHeight } = list.current;
    const size = { width: offsetWidth, height: Math.min(scrollHeight, clientHeight) };
    const box = control.current.getBoundingClientRect();
    setPlace(listPlace(box, size, { width: window.innerWidth, height: window.innerHeight }));
  }, [isOpen]);

  useLayoutEffect(() => {
    if (!isOpen || !list.current) return;
    const option = list.current.querySelector<HTMLElement>('[data-marked]');
    // Only the list scrolls: the page stays where it is.
    if (option) keepInView(list.current, option);
  }, [isOpen, at]);

  function press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (isOpen) {
      if (key === 'Escape') {
        // The panel around it stays open.
        event.stopPropagation();
        event.preventDefault();
        return close();
      }
      if (key === 'Tab') return choose(at);
      if (key === 'Enter' || (key === ' ' && !isTyping()) || (altKey && key === 'ArrowUp')) {
        event.preventDefault();
        return choose(at);
      }
    } else if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) {
      event.preventDefault();
      return void open();
    }
    const next = key.length === 1 ? typeLetter(key) : movedTo(key, at, options.length);
    if (next === null) return;
    event.preventDefault();
    open(next);
  }

  function isTyping(): boolean {
    return typed.current.letters !== '' && Date.now() - typed.current.at < TYPING_MS;
  }

  function typeLetter(letter: string): number | null {
    const letters = (isTyping() ? typed.current.letters : '') + letter;
    typed.current = { letters, at: Date.now() };
    return typedTo(letters, options, at);
  }

  return { isOpen, at, place, control, list, open, close, choose, press };
}
