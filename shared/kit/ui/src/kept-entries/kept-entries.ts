import { enterValue } from '../controls/enter-value.ts';
import { KEPT_PREFIX } from './has-kept-entries.ts';

/** The controls that hold an entry. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Entries by the name of their control: a value for a text, any number for boxes. */
type Entries = Readonly<Record<string, readonly string[]>>;

/** Controls whose entry must not be kept, or that hold nothing a person entered. */
const NEVER = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

/**
 * Keeps the entries of the controls inside `element` in this tab, under `name`, and puts kept ones back. Never kept: a
 * password (also one that is shown as text), a code, a file, a hidden value, and what is inside `data-unkept`.
 * Entries from before this ran stay. Without storage it does nothing.
 * @returns stops keeping; what is kept stays.
 */
export function keepEntries(element: HTMLElement, name: string): () => void {
  putBack(element, readEntries(name));
  const keep = (): void => void keepNow(element, name);
  element.addEventListener('input', keep);
  element.addEventListener('change', keep);
  return () => {
    element.removeEventListener('input', keep);
    element.removeEventListener('change', keep);
  };
}

/** Writes what is entered now, and says whether it is kept: a browser may block the storage, or it is full. */
export function keepNow(element: HTMLElement, name: string): boolean {
  return writeEntries(name, entriesOf(element));
}

/** Whether this tab keeps entries under `name`. */
export function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_PREFIX + name) !== null;
  } catch {
    return false;
  }
}

/** Erases what is kept under `name`: the form was sent, or its entries were given up. */
export function eraseEntries(name: string): void {
  try {
    sessionStorage.removeItem(KEPT_PREFIX + name);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Enters into the controls of `to` what was entered into those of `from` with the same names, where nothing is entered yet. */
export function carryEntries(from: HTMLElement, to: HTMLElement): void {
  putBack(to, entriesOf(from));
}

function controlsOf(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.name !== '' &&
      !NEVER.includes(control.type) &&
      !/password|one-time-code|^cc-/.test(control.autocomplete) &&
      control.closest('[data-unkept]') === null &&
      !('readOnly' in control && control.readOnly),
  );
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function entriesOf(element: HTMLElement): Entries {
  const entries: Record<string, string[]> = {};
  for (const control of controlsOf(element)) {
    const values = (entries[control.name] ??= []);
    if (!isBox(control) || control.checked) values.push(control.value);
  }
  return entries;
}

/** Puts each entry into its control as a person would, so that React hears of it. */
function putBack(element: HTMLElement, entries: Entries): void {
  const controls = controlsOf(element);
  const entered = new Set(controls.filter(isEntered).map((control) => control.name));
  for (const control of controls) {
    const values = entries[control.name];
    if (!values || entered.has(control.name) || !control.isConnected) continue;
    if (isBox(control)) {
      const isOn = values.includes(control.value);
      // A chosen answer is taken back by choosing another one.
      if (isOn !== control.checked && (isOn || control.type === 'checkbox')) control.click();
    } else if (values[0] !== undefined && values[0] !== control.value) {
      enterValue(control, values[0]);
    }
  }
}

/** Whether the control differs from what the page gave it. */
function isEntered(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const given = options.find((option) => option.defaultSelected) ?? options[0];
  return control.value !== (given?.value ?? '');
}

function readEntries(name: string): Entries {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_PREFIX + name) ?? '{}');
    const all = Object.entries(Object(kept) as object) as [string, unknown][];
    return Object.fromEntries(
      all.filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    );
  } catch {
    return {};
  }
}

function writeEntries(name: string, entries: Entries): boolean {
  try {
    sessionStorage.setItem(KEPT_PREFIX + name, JSON.stringify(entries));
    return true;
  } catch {
    // Storage is full or blocked: the entries are still on the page.
    return false;
  }
}
