import { useCallback, useRef } from 'react';
import { eraseEntries, isKept, keepEntries, keepNow } from './kept-entries.ts';

export { eraseEntries, isKept };

/** For a form whose entries are kept. */
export interface KeptEntries {
  /** The form, or another element around the controls. Each control needs a `name`. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** After the form was sent. */
  erase: () => void;
  /** Before a reload: keeps what is entered now, also from before hydration. False: the browser does not let us. */
  keep: () => boolean;
}

/**
 * Keeps what is entered into a form while its tab is open: over a failed send, a reload and a going back. See `keepEntries`
 * for what is never kept. The privacy page names the storage.
 * @param name - of the form, with whatever tells it from another one of its kind, such as `apply:<slug>`.
 */
export function useKeptEntries(name: string): KeptEntries {
  const form = useRef<HTMLElement>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      form.current = element;
      return element ? keepEntries(element, name) : undefined;
    },
    [name],
  );
  const erase = useCallback(() => eraseEntries(name), [name]);
  const keep = useCallback(() => form.current !== null && keepNow(form.current, name), [name]);
  return { ref, erase, keep };
}
