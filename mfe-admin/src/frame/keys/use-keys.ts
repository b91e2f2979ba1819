import { useEffect, useEffectEvent } from 'react';

/** By the key as `KeyboardEvent.key` has it: what it does, and whether it did anything; if not, the browser goes on. */
export type Keys = Readonly<Record<string, (() => boolean) | undefined>>;

const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"]';

/** Single keys of a tool. They are left alone while a person types, in a dialog or a menu, and with Ctrl, Cmd or Alt. */
export function useKeys(keys: Keys): void {
  useKeyDown((event) => {
    const action = isMeant(event) ? keys[event.key] : undefined;
    if (action?.()) event.preventDefault();
  });
}

/** Tells every key that is pressed in the tab. */
export function useKeyDown(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isMeant(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false;
  if (document.querySelector('dialog[open], [role="dialog"], [role="menu"]')) return false;
  return !(target instanceof Element && target.closest(FIELDS));
}
