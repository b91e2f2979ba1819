import type { Edit } from './markdown-edits';

/**
 * Changes a textarea like typing, so that the browser's undo reverts it. Its input event
 * tells React.
 */
export function applyEdit(textarea: HTMLTextAreaElement, edit: Edit): void {
  textarea.focus();
  textarea.setSelectionRange(edit.from, edit.to);
  if (!insertAsTyped(textarea.ownerDocument, edit.insert)) {
    textarea.setRangeText(edit.insert, edit.from, edit.to, 'end');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(edit.selectStart, edit.selectEnd);
}

/** Deprecated without a successor: nothing else reaches the undo history. */
function insertAsTyped(document: Document, text: string): boolean {
  const { execCommand } = document as { execCommand?: Document['execCommand'] };
  return execCommand?.call(document, 'insertText', false, text) ?? false;
}
