import { notify, useSearchParams } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { refreshRecord } from '../queries';

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
  recordId: string;
  /** Under which this tab keeps what is typed until it is saved. */
  name: string;
  texts: Record<'submit' | 'pending' | 'done' | 'failed' | 'gone' | 'cancel', string>;
  /** Problems by the names of the fields; none where it can be saved. */
  check: () => Problems;
  /** The id is the same for every attempt with this form, so that a lost answer does not double what it saves. */
  save: (id: string) => Promise<'saved' | 'gone'>;
  onClose: () => void;
  children: (problems: Problems) => ReactNode;
}

type Problems = Readonly<Record<string, string | undefined>>;

/** A form in a person's thread: its fields, the result of the last save, and the two buttons. */
export function ThreadForm(props: ThreadFormProps): ReactNode {
  const { recordId, name, texts, check, save, onClose, children } = props;
  const { ref, erase } = useKeptEntries(`${name}:${recordId}`);
  const [problems, setProblems] = useState<Problems>({});
  const id = useRef(crypto.randomUUID());
  const saving = useChange({
    failure: texts.failed,
    mutationFn: () => save(id.current),
    onSuccess: (outcome) => {
      if (outcome === 'gone') return;
      erase();
      notify({ title: texts.done, tone: 'success' });
      refreshRecord(recordId);
      onClose();
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      className="border-rule grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const found = check();
        setProblems(found);
        const [first] = Object.keys(found);
        if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        else if (!saving.isPending) saving.mutate();
      }}
    >
      {children(problems)}
      {saving.isError && <Notice tone="error">{texts.failed}</Notice>}
      {saving.data === 'gone' && <Notice tone="error">{texts.gone}</Notice>}
      <div className="flex flex-wrap gap-2">
        <ToolButton
          variant="primary"
          type="submit"
          isPending={saving.isPending}
          pending={texts.pending}
        >
          {texts.submit}
        </ToolButton>
        <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
      </div>
    </form>
  );
}
