import { useKeyDown } from '../keys/use-keys';

/** Whether a key was pressed with Ctrl, or with Cmd on a Mac, and with nothing else. */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  return (
    event.key.toLowerCase() === key && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing
  );
}

/** Runs `action` at Ctrl or Cmd with a key, in place of what the browser does. */
export function useShortcut(key: string, action: () => void): void {
  useKeyDown((event) => {
    if (!isShortcut(event, key)) return;
    event.preventDefault();
    action();
  });
}

/** The modifier as it is written before the key: `⌘` on a Mac, `Ctrl+` elsewhere. */
export function modifierLabel(platform: string = navigator.platform): string {
  return /Mac|iP(hone|ad|od)/.test(platform) ? '⌘' : 'Ctrl+';
}
