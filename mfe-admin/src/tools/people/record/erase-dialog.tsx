import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { useStepUpMutation } from '../../../step-up/use-step-up-mutation';
import type { PersonRecord } from '../api/fetch-person';
import { erasePerson, PersonDataError } from '../api/person-data';
import { dataTexts as text } from '../content/person';

interface EraseDialogProps {
  record: PersonRecord;
  onClose: () => void;
  onErased: () => void;
}

/** Asks to type the address before everything under it is deleted; the server asks for a fresh sign-in. */
export function EraseDialog({ record, onClose, onErased }: EraseDialogProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, hasFailed, error, reset, dialog } = useStepUpMutation({
    mutationFn: () => erasePerson(record.id),
    onSuccess: ({ records, files, filesLeft, hasStaffAccount }) => {
      const more = [
        ...(filesLeft > 0 ? [text.filesLeft(filesLeft)] : []),
        ...(hasStaffAccount ? [text.account] : []),
      ];
      notify({
        title: text.erased(records, files),
        ...(more.length > 0 && { description: more.join(' ') }),
        tone: 'success',
      });
      onErased();
    },
  });
  const isGone = error instanceof PersonDataError && error.code === 'gone';
  const title = text.eraseTitle(record.name);
  return (
    <>
      <ModalDialog label={title} onClose={onClose} className="m-auto w-full max-w-lg border p-6">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isPending) return;
            const isSame = typed.trim().toLowerCase() === record.email.trim().toLowerCase();
            setWrong(!isSame);
            if (isSame) mutate();
            else reset();
          }}
        >
          <h2 className="text-subheading break-words">{title}</h2>
          <p className="mt-2">{text.eraseText}</p>
          <p className="mt-2">{text.others}</p>
          <TextField
            className="mt-4"
            type="email"
            autoComplete="off"
            required
            label={text.type}
            hint={record.email}
            error={isWrong ? text.wrong : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {hasFailed && (
            <Notice tone="error" className="mt-4">
              {isGone ? text.gone : text.eraseFailed}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={isPending}>
              <PendingLabel isPending={isPending} pending={text.erasing}>
                {text.confirm}
              </PendingLabel>
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {text.cancel}
            </Button>
          </div>
        </form>
      </ModalDialog>
      {dialog}
    </>
  );
}
