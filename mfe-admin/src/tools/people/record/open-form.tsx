import { useSearchParams } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { ToolButton } from '../../../controls/tool-button';

/** The forms of a record that open on demand. */
const forms = ['mail', 'answer', 'address'] as const;
type RecordForm = (typeof forms)[number];

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

interface ThreadFormProps {
  ref: Ref<HTMLFormElement>;
  /** The save: `gone` when the record no longer exists. */
  saving: { isPending: boolean; isError: boolean; data: string | undefined };
  words: { submit: string; pending: string; failed: string; gone: string; cancel: string };
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form in a person's thread: fields, the result of the last save, and the two buttons. */
export function ThreadForm({
  ref,
  saving,
  words,
  onSubmit,
  onClose,
  children,
}: ThreadFormProps): ReactNode {
  return (
    <form
      ref={ref}
      noValidate
      className="border-rule grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      {saving.isError && <Notice tone="error">{words.failed}</Notice>}
      {saving.data === 'gone' && <Notice tone="error">{words.gone}</Notice>}
      <div className="flex flex-wrap gap-2">
        <ToolButton
          variant="primary"
          type="submit"
          isPending={saving.isPending}
          pending={words.pending}
        >
          {words.submit}
        </ToolButton>
        <ToolButton onClick={onClose}>{words.cancel}</ToolButton>
      </div>
    </form>
  );
}
