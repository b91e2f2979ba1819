import { FieldError } from '@talent/ui/field-error';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from './tool-button';

interface ConfirmPanelProps {
  label: string;
  question: string;
  confirm: string;
  cancel: string;
  failed?: string;
  /** False: it was not done. Must not reject. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks once more before something is done that cannot be undone. */
export function ConfirmPanel(props: ConfirmPanelProps): ReactNode {
  const { label, question, confirm, cancel, failed, onConfirm, onClose } = props;
  const [hasFailed, setFailed] = useState(false);
  return (
    <div role="group" aria-label={label} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-medium">{question}</p>
        <ToolButton onClick={() => void onConfirm().then((isDone) => setFailed(!isDone))}>
          {confirm}
        </ToolButton>
        <ToolButton onClick={onClose}>{cancel}</ToolButton>
      </div>
      {hasFailed && failed && <FieldError id="confirm-failed">{failed}</FieldError>}
    </div>
  );
}
