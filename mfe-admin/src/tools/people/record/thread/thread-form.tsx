import { Notice } from '@talent/ui/notice';
import type { ReactNode, Ref } from 'react';
import { PendingLabel } from '../../../../controls/pending-label';
import { ToolButton } from '../../../../controls/tool-button';

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
        <ToolButton variant="primary" type="submit" isBlocked={saving.isPending}>
          <PendingLabel isPending={saving.isPending} pending={words.pending}>
            {words.submit}
          </PendingLabel>
        </ToolButton>
        <ToolButton onClick={onClose}>{words.cancel}</ToolButton>
      </div>
    </form>
  );
}
