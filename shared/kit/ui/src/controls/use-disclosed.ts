import { useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Closes a panel with Escape, which gives the focus back to `opener`, and with a press outside of it.
 * @returns attributes for the element around opener and panel.
 */
export function useDisclosed(isOpen: boolean, close: () => void, opener: () => HTMLElement | null) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !around.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, close]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    // The panel around this one stays open.
    event.stopPropagation();
    close();
    opener()?.focus();
  }
  return { ref: around, onKeyDown };
}
