import { Button } from '@talent/ui/button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState, type ReactNode } from 'react';
import { submits } from '../controls/field-props';
import { ToolButton } from '../controls/tool-button';
import { useStepUpMutation } from './use-step-up';

/** Asks to type an address before something is done; the server may ask for a fresh sign-in. */
export function TypedConfirm<Result>(props: {
  title: string;
  email: string;
  texts: { type: string; wrong: string; confirm: string; working: string; cancel: string };
  hint?: string;
  act: () => Promise<Result>;
  onDone: (result: Result) => void;
  failed: (error: Error | null) => string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, email, texts, hint, act, onDone, failed, onClose, children } = props;
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, hasFailed, error, reset, dialog } = useStepUpMutation({
    mutationFn: act,
    onSuccess: onDone,
  });
  return (
    <>
      <ModalDialog label={title} onClose={onClose} className="m-auto w-full max-w-lg border p-6">
        <form
          noValidate
          onSubmit={submits(() => {
            if (isPending) return;
            const isSame = words.trim().toLowerCase() === email.trim().toLowerCase();
            setWrong(!isSame);
            if (isSame) mutate();
            else reset();
          })}
        >
          <h2 className="text-subheading break-words">{title}</h2>
          {children}
          <TextField
            className="mt-4"
            type="email"
            autoComplete="off"
            required
            label={texts.type}
            hint={hint}
            error={isWrong ? texts.wrong : undefined}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {hasFailed && (
            <Notice tone="error" className="mt-4">
              {failed(error)}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <ToolButton
              type="submit"
              size="md"
              variant="primary"
              isPending={isPending}
              pending={texts.working}
            >
              {texts.confirm}
            </ToolButton>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </ModalDialog>
      {dialog}
    </>
  );
}
