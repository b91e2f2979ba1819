import { FieldError } from '@talent/ui/field-error';
import { useState } from 'react';
import { ToolButton } from './tool-button';

/** Asks once more before something is done that cannot be undone. */
export function ConfirmPanel(props: {
  label: string;
  question: string;
  confirm: string;
  cancel: string;
  failed?: string;
  /** False, or a rejection: it was not done. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { label, question, confirm, cancel, failed, onConfirm, onClose } = props;
  const [hasFailed, setFailed] = useState(false);
  async function ask(): Promise<void> {
    const isDone = await onConfirm().catch((error: unknown) => {
      console.error(`Not done: ${label}`, error);
      return false;
    });
    setFailed(!isDone);
  }
  return (
    <div role="group" aria-label={label} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-medium">{question}</p>
        <ToolButton onClick={() => void ask()}>{confirm}</ToolButton>
        <ToolButton onClick={onClose}>{cancel}</ToolButton>
      </div>
      {hasFailed && failed && <FieldError id="confirm-failed">{failed}</FieldError>}
    </div>
  );
}
