import { useLayoutEffect } from 'react';

interface AnswerKeys {
  /** Keys from 1 to this number choose. */
  count: number;
  isOn: boolean;
  /** @param index - from 0. */
  onChoose: (index: number) => void;
}

/** Number keys choose an answer wherever the focus is, but in a field that takes text. */
export function useAnswerKeys({ count, isOn, onChoose }: AnswerKeys): void {
  // In the commit that shows the question, so that a key counts as soon as the question is seen.
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented, target } = event;
      const index = /^[1-9]$/.test(key) ? Number(key) - 1 : count;
      if (index >= count || ctrlKey || altKey || metaKey || repeat || defaultPrevented) return;
      if (isTyping(target)) return;
      event.preventDefault();
      onChoose(index);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, isOn, onChoose]);
}

const fields =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
