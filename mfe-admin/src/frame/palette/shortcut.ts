/** Whether a key was pressed with Ctrl, or with Cmd on a Mac, and with nothing else. */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  return (
    event.key.toLowerCase() === key && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing
  );
}

/** The modifier as it is written before the key: `⌘` on a Mac, `Ctrl+` elsewhere. */
export function modifierLabel(platform: string = navigator.platform): string {
  return /Mac|iP(hone|ad|od)/.test(platform) ? '⌘' : 'Ctrl+';
}
