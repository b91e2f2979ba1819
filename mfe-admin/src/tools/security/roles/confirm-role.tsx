import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { roleTexts } from '../content/security-staff';
import { StepUpCancelledError, useStepUp } from '../../../step-up/use-step-up';
import { ModalDialog } from '../../../controls/modal-dialog';
import { grantAdmin, revokeAdmin } from '../api/change-role';

interface ConfirmRoleProps {
  change: RoleChange;
  onClose: () => void;
  /** The change was made or refused: the sentence about the outcome. */
  onDone: (outcome: string) => void;
}

const text = roleTexts.confirm;

/** Asks to type the address before a role is given or taken away. */
export function ConfirmRole({ change, onClose, onDone }: ConfirmRoleProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'wrong' | 'working' | 'failed'>('idle');
  const stepUp = useStepUp();
  const title = text[change.kind](change.email);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'working') return;
    const isSame = typed.trim().toLowerCase() === change.email.toLowerCase();
    setState(isSame ? 'working' : 'wrong');
    if (!isSame) return;
    try {
      onDone(await stepUp.run(() => applyRoleChange(change)));
    } catch (error) {
      if (error instanceof StepUpCancelledError) return setState('idle');
      console.error('A role was not changed', error);
      setState('failed');
    }
  }

  return (
    <>
      <ModalDialog label={title} onClose={onClose} className="m-auto w-full max-w-lg border p-6">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <h2 className="text-subheading break-words">{title}</h2>
          <p className="mt-2">{consequence(change)}</p>
          <TextField
            className="mt-4"
            type="email"
            autoComplete="off"
            required
            label={text.type}
            error={state === 'wrong' ? text.wrong : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {state === 'failed' && (
            <Notice tone="error" className="mt-4">
              {roleTexts.failed}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={state === 'working'}>
              {state === 'working' ? text.working : text[`${change.kind}Do`]}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {text.cancel}
            </Button>
          </div>
        </form>
      </ModalDialog>
      {stepUp.dialog}
    </>
  );
}

function consequence(change: RoleChange): string {
  if (change.kind === 'grant') return text.grantText;
  return change.isOwn ? text.revokeSelf : text.revokeText;
}

/** A change of roles that has to be confirmed. */
export type RoleChange =
  | { kind: 'grant'; email: string }
  | { kind: 'revoke'; email: string; userId: string; isOwn: boolean };

/** Makes the change and gives the sentence about its outcome. @throws DataError when the request fails. */
export async function applyRoleChange(change: RoleChange): Promise<string> {
  const outcome =
    change.kind === 'grant' ? await grantAdmin(change.email) : await revokeAdmin(change.userId);
  return roleTexts.outcomes[outcome](change.email);
}
