import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { useStepUpMutation } from '../../../step-up/use-step-up-mutation';
import { grantAdmin, revokeAdmin } from '../api/change-role';
import { roleTexts } from '../content/security-staff';

const text = roleTexts.confirm;

/** A change of roles that has to be confirmed. */
export type RoleChange =
  | { kind: 'grant'; email: string }
  | { kind: 'revoke'; email: string; userId: string; isOwn: boolean };

interface ConfirmRoleProps {
  change: RoleChange;
  onClose: () => void;
  /** The change was made or refused: the sentence about the outcome. */
  onDone: (outcome: string) => void;
}

/** Asks to type the address before a role is given or taken away. */
export function ConfirmRole({ change, onClose, onDone }: ConfirmRoleProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, hasFailed, reset, dialog } = useStepUpMutation({
    mutationFn: async () => {
      const outcome =
        change.kind === 'grant' ? await grantAdmin(change.email) : await revokeAdmin(change.userId);
      return roleTexts.outcomes[outcome](change.email);
    },
    onSuccess: onDone,
  });
  const title = text[change.kind](change.email);
  return (
    <>
      <ModalDialog label={title} onClose={onClose} className="m-auto w-full max-w-lg border p-6">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isPending) return;
            const isSame = typed.trim().toLowerCase() === change.email.toLowerCase();
            setWrong(!isSame);
            if (isSame) mutate();
            else reset();
          }}
        >
          <h2 className="text-subheading break-words">{title}</h2>
          <p className="mt-2">{consequence(change)}</p>
          <TextField
            className="mt-4"
            type="email"
            autoComplete="off"
            required
            label={text.type}
            error={isWrong ? text.wrong : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {hasFailed && (
            <Notice tone="error" className="mt-4">
              {roleTexts.failed}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={isPending}>
              <PendingLabel isPending={isPending} pending={text.working}>
                {text[`${change.kind}Do`]}
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

function consequence(change: RoleChange): string {
  if (change.kind === 'grant') return text.grantText;
  return change.isOwn ? text.revokeSelf : text.revokeText;
}
