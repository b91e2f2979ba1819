import { useEffect, useRef } from 'react';

/** A button that moves with its step in the document loses the focus on the way: it gets it back. */
export function useFocusKept(order: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof HTMLElement ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) last.current?.focus();
  }, [order]);
  return list;
}
