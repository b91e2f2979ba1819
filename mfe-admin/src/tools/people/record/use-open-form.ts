import { useSearchParams } from '@talent/sdk';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The forms of a record that open on demand. */
const forms = ['mail', 'answer', 'address'] as const;
export type RecordForm = (typeof forms)[number];

interface OpenForm {
  /** The form that is open; null: none. */
  form: RecordForm | null;
  open: (form: RecordForm) => void;
  close: () => void;
}

/** Which form of a record is open: the address keeps it (`?open=mail`), so that a link leads to it. */
export function useOpenForm(): OpenForm {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('open');
  function keep(form: RecordForm | null): void {
    const next = new URLSearchParams(window.location.search);
    if (form === null) next.delete('open');
    else next.set('open', form);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return {
    form: forms.find((form) => form === wanted) ?? null,
    open: keep,
    close: () => keep(null),
  };
}

/** Puts the focus into the first field of a form that opens. */
export function useFocusInside<Element extends HTMLElement>(): RefObject<Element | null> {
  const area = useRef<Element>(null);
  useEffect(() => {
    // A list of ours has the browser's own one beside it, which is hidden.
    const first = area.current?.querySelector<HTMLElement>(
      ':is(input, select, textarea, [role="combobox"]):not([hidden])',
    );
    first?.focus();
  }, []);
  return area;
}
