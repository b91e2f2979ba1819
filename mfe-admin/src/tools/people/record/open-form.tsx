import { notify, useSearchParams } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { refreshRecord } from '../queries';

const forms = ['mail', 'answer', 'address'] as const;

/** Which form of a record is open: the address keeps it (`?open=mail`), so that a link leads to it. */
export function useOpenForm() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('open');
  function keep(form: (typeof forms)[number] | null): void {
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

type Problems = Readonly<Record<string, string | undefined>>;

/** A form of a record: its fields, the result of the last save, and the two buttons. It opens with the focus in its first field. */
export function RecordForm(props: {
  recordId: string;
  /** Under which this tab keeps what is typed until it is saved. */
  name: string;
  texts: Record<'submit' | 'pending' | 'failed' | 'cancel', string>;
  /** Problems by the names of the fields; none where it can be saved. */
  check: () => Problems;
  /**
   * The id is the same for every attempt with this form, so that a lost answer does not double what it saves.
   * @returns what was done, or why nothing was saved, in words
   */
  save: (id: string) => Promise<{ done: string } | { problem: string }>;
  onClose: () => void;
  children: (problems: Problems) => ReactNode;
}): ReactNode {
  const { recordId, name, texts, check, save, onClose, children } = props;
  const { ref, erase } = useKeptEntries(`${name}:${recordId}`);
  const [problems, setProblems] = useState<Problems>({});
  const area = useRef<HTMLDivElement>(null);
  const focusOn = (field: string): void => area.current?.querySelector<HTMLElement>(field)?.focus();
  // A list of ours has the browser's own one beside it, which is hidden.
  useEffect(() => focusOn(':is(input, select, textarea, [role="combobox"]):not([hidden])'), []);
  const id = useRef(crypto.randomUUID());
  const saving = useChange({
    failure: texts.failed,
    mutationFn: () => save(id.current),
    onSuccess: (outcome) => {
      if ('problem' in outcome) return;
      erase();
      notify({ title: outcome.done, tone: 'success' });
      refreshRecord(recordId);
      onClose();
    },
  });
  const problem = saving.data && 'problem' in saving.data ? saving.data.problem : null;
  return (
    <div ref={area}>
      <form
        ref={ref}
        noValidate
        className="border-rule grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 border p-4"
        onSubmit={(event) => {
          event.preventDefault();
          const found = check();
          setProblems(found);
          const [first] = Object.keys(found);
          if (first) focusOn(`[name="${first}"]`);
          else if (!saving.isPending) saving.mutate();
        }}
      >
        {children(problems)}
        {saving.isError && <Notice tone="error">{texts.failed}</Notice>}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
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
    </div>
  );
}
