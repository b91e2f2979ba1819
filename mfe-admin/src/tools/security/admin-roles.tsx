import { unwrap } from '@talent/data/unwrap';
import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries, type KeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import { submits, typed } from '../../controls/field-props';
import { ToolButton } from '../../controls/tool-button';
import { adminData } from '../../backend/admin-data';
import type { FunctionRow } from '../../backend/function-row';
import { queryClient } from '../../queries/query-client';
import { staffQuery } from '../../queries/staff-query';
import { TypedConfirm } from '../../step-up/typed-confirm';
import { columnsOf, vital } from '../../table/columns';
import { ToolTable } from '../../table/tool-table';
import { roleTexts } from './content/security-staff';
import { securityQueries } from './queries';

type Admin = FunctionRow<'list_admins'>;

const admin = columnsOf<Admin>();

export function AdminRoles({ admins }: { admins: readonly Admin[] }) {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : null;
  const kept = useKeptEntries('staff-new-admin');
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const [said, setSaid] = useState('');
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{roleTexts.lede}</p>
      <ToolTable
        name="admins"
        caption={roleTexts.caption}
        columns={[
          admin.text('email', roleTexts.email, ({ email, user_id }) => (
            <span className="break-words">
              <span>{email}</span> {user_id === ownId && <Badge>{roleTexts.you}</Badge>}
            </span>
          )),
          admin.time('granted_at', roleTexts.since),
          vital(
            admin.unsorted('user_id', roleTexts.actions, ({ user_id: userId, email }) => (
              <ToolButton
                aria-label={roleTexts.removeLabel(email)}
                onClick={() => setAsked({ kind: 'revoke', userId, email, isOwn: userId === ownId })}
              >
                {roleTexts.remove}
              </ToolButton>
            )),
          ),
        ]}
        source={{ rows: admins }}
      />
      <GrantForm kept={kept.ref} onAsk={(email) => setAsked({ kind: 'grant', email })} />
      {said && <Notice live title={said} className="mt-4" />}
      {asked && (
        <ConfirmRole
          change={asked}
          onClose={() => setAsked(null)}
          onDone={(outcome) => {
            if (asked.kind === 'grant') kept.erase();
            setAsked(null);
            setSaid(outcome);
            void queryClient.invalidateQueries(staffQuery);
            void queryClient.invalidateQueries({ queryKey: securityQueries.audit.queryKey });
          }}
        />
      )}
    </>
  );
}

function GrantForm(props: { kept: KeptEntries['ref']; onAsk: (email: string) => void }) {
  const { kept, onAsk } = props;
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      ref={kept}
      noValidate
      className="mt-6 flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={submits(() => {
        const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
        setWrong(!isAddress);
        if (isAddress) onAsk(email.trim());
      })}
    >
      <TextField
        className="min-w-64 grow"
        type="email"
        name="email"
        autoComplete="off"
        required
        label={roleTexts.addLabel}
        hint={roleTexts.addHint}
        error={isWrong ? roleTexts.addInvalid : undefined}
        {...typed(email, setEmail)}
      />
      <Button type="submit" variant="secondary">
        {roleTexts.add}
      </Button>
    </form>
  );
}

const text = roleTexts.confirm;

type RoleChange =
  | { kind: 'grant'; email: string }
  | { kind: 'revoke'; email: string; userId: string; isOwn: boolean };

function ConfirmRole(props: {
  change: RoleChange;
  onClose: () => void;
  onDone: (outcome: string) => void;
}) {
  const { change, onClose, onDone } = props;
  const { email } = change;
  return (
    <TypedConfirm
      title={text[change.kind](email)}
      email={email}
      texts={{ ...text, confirm: text[`${change.kind}Do`] }}
      act={() => changeRole(change)}
      onDone={(outcome) => onDone(roleTexts.outcomes[outcome](email))}
      failed={() => roleTexts.failed}
      onClose={onClose}
    >
      <p className="mt-2">
        {change.kind === 'grant'
          ? text.grantText
          : change.isOwn
            ? text.revokeSelf
            : text.revokeText}
      </p>
    </TypedConfirm>
  );
}

/** Makes an account an admin's, or takes the role from one. @throws DataError when the request fails. */
async function changeRole(change: RoleChange): Promise<keyof typeof roleTexts.outcomes> {
  const result = await (change.kind === 'grant'
    ? adminData().rpc('grant_admin', { email: change.email })
    : adminData().rpc('revoke_admin', { user_id: change.userId }));
  if (change.kind === 'revoke' && result.error?.code === 'PT409') return 'last-admin';
  return (unwrap(result) as { status: keyof typeof roleTexts.outcomes }).status;
}
