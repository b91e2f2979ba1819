import { unsavedStore } from '@talent/sdk';
import { hasKeptEntries } from '@talent/ui/has-kept-entries';

/**
 * Whether someone has entered something that was not sent: unsaved work that a page tells of, kept entries of any form in
 * this tab, or a field of this page that differs from how it was served.
 */
export function hasUnsavedEntries(): boolean {
  return (
    unsavedStore.getState().length > 0 ||
    hasKeptEntries() ||
    [...document.querySelectorAll(FIELDS)].some(isEntered)
  );
}

/** A file cannot be kept, and text may be in a form that keeps nothing. */
const FIELDS = 'input, textarea';

/** A choice is a click away, and nobody has entered a hidden value. */
const CHOSEN = ['checkbox', 'radio', 'range', 'color', 'hidden', 'submit', 'button', 'reset'];

function isEntered(field: Element): boolean {
  if (field.closest('[data-unkept]') !== null) return false;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'file') return (field.files?.length ?? 0) > 0;
  return !CHOSEN.includes(field.type) && field.value !== field.defaultValue;
}
