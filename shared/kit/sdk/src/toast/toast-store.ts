import { create } from 'zustand';

/** The content of a message. It disappears, so it never holds the only way to learn or do something. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `plain` unless told otherwise. Every tone is announced politely. */
  tone?: 'plain' | 'success' | 'error';
}

/** A message of `toast`, which can offer one thing to do. */
export interface ActionToastMessage extends ToastMessage {
  action?: { label: string; onAction: () => void };
}

/** A message of `toast` as the store holds it. A dismissed one is kept for `TOAST_REMOVE_DELAY`. */
export interface Toast extends ActionToastMessage {
  id: string;
  open: boolean;
}

/** The most toasts at a time: a new one replaces the one before. */
const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in the store, in ms. */
const TOAST_REMOVE_DELAY = 1_000_000;

/** The messages of `toast`, newest first. The shell shows them. */
export const toastStore = create<readonly Toast[]>(() => []);

/** The messages of `notify` that are not shown yet, oldest first. The shell takes them out. */
export const noticeStore = create<readonly ToastMessage[]>(() => []);

let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message for 5 s. It replaces the one before.
 * @returns its id, for `dismissToast`.
 */
export function toast(message: ActionToastMessage): string {
  const id = String((count += 1));
  clearTimeout(removal);
  const toasts = [{ ...message, id, open: true }, ...toastStore.getState()];
  toastStore.setState(toasts.slice(0, TOAST_LIMIT), true);
  return id;
}

/** Dismisses the toast with this id; without an id, the one that is shown. */
export function dismissToast(id?: string): void {
  const isMeant = (each: Toast): boolean => each.open && (id === undefined || each.id === id);
  const toasts = toastStore.getState();
  if (!toasts.some(isMeant)) return;
  toastStore.setState(
    toasts.map((each) => (isMeant(each) ? { ...each, open: false } : each)),
    true,
  );
  removal = setTimeout(() => toastStore.setState([], true), TOAST_REMOVE_DELAY);
}

/** Shows a message for 4 s below the others, of which at most 3 are shown. */
export function notify(message: ToastMessage): void {
  noticeStore.setState([...noticeStore.getState(), message], true);
}
