import { unwrap } from '@talent/data/unwrap';
import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries, type KeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { adminData } from '../../backend/admin-data';
import type { FunctionRow } from '../../backend/function-row';
import { queryClient } from '../../queries/query-client';
import { TypedConfirm } from '../../step-up/typed-confirm';
import { column, columnsOf, timeColumn } from '../../table/columns';
import { ToolTable } from '../../table/tool-table';
import { roleTexts } from './content/security-staff';
import { securityQueries } from './queries';

type Admin = FunctionRow<'list_admins'>;

const admin = columnsOf<Admin>();

/** The admins, and the forms to add and remove one. */
export function AdminRoles({ admins }: { admins: readonly Admin[] }): ReactNode {
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
              {email} {user_id === ownId && <Badge>{roleTexts.you}</Badge>}
            </span>
          )),
          timeColumn<Admin>('grantedAt', roleTexts.since, (row) => row.granted_at),
          column<Admin>('userId', roleTexts.actions, (row) => row.user_id, {
            priority: 1,
            cell: ({ user_id: userId, email }) => (
              <ToolButton
                aria-label={roleTexts.removeLabel(email)}
                onClick={() => setAsked({ kind: 'revoke', userId, email, isOwn: userId === ownId })}
              >
                {roleTexts.remove}
              </ToolButton>
            ),
          }),
        ]}
        source={{ rows: admins }}
        rowKey={(row) => row.user_id}
        empty={null}
        emptyKind="people"
      />
      <GrantForm kept={kept.ref} onAsk={(email) => setAsked({ kind: 'grant', email })} />
      {said !== '' && (
        <Notice live className="mt-4">
          {said}
        </Notice>
      )}
      {asked && (
        <ConfirmRole
          change={asked}
          onClose={() => setAsked(null)}
          onDone={(outcome) => {
            if (asked.kind === 'grant') kept.erase();
            setAsked(null);
            setSaid(outcome);
            void queryClient.invalidateQueries({ queryKey: securityQueries.roles });
          }}
        />
      )}
    </>
  );
}

interface GrantFormProps {
  kept: KeptEntries['ref'];
  onAsk: (email: string) => void;
}

/** Asks whose account is to become an admin's. */
function GrantForm({ kept, onAsk }: GrantFormProps): ReactNode {
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      ref={kept}
      noValidate
      className="mt-6 flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
        setWrong(!isAddress);
        if (isAddress) onAsk(email.trim());
      }}
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
        value={email}
        onChange={(event) => setEmail(event.target.value)}
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

interface ConfirmRoleProps {
  change: RoleChange;
  onClose: () => void;
  onDone: (outcome: string) => void;
}

function ConfirmRole({ change, onClose, onDone }: ConfirmRoleProps): ReactNode {
  const { email } = change;
  return (
    <TypedConfirm
      title={text[change.kind](email)}
      email={email}
      texts={{ ...text, confirm: text[`${change.kind}Do`] }}
      act={() => (change.kind === 'grant' ? grantAdmin(email) : revokeAdmin(change.userId))}
      onDone={(outcome) => onDone(roleTexts.outcomes[outcome](email))}
      failed={() => roleTexts.failed}
      onClose={onClose}
    >
      <p className="mt-2">{consequence(change)}</p>
    </TypedConfirm>
  );
}

function consequence(change: RoleChange): string {
  if (change.kind === 'grant') return text.grantText;
  return change.isOwn ? text.revokeSelf : text.revokeText;
}

type GrantOutcome = 'granted' | 'already-admin' | 'no-account' | 'unconfirmed';
type RevokeOutcome = 'revoked' | 'no-admin' | 'last-admin';

/** The database's code for removing the last admin. */
const LAST_ADMIN = 'PT409';

/** Makes the account with this address an admin. @throws DataError when the request fails. */
async function grantAdmin(email: string): Promise<GrantOutcome> {
  const answer = unwrap(await adminData().rpc('grant_admin', { email }));
  return (answer as { status: GrantOutcome }).status;
}

/** Takes the role from an admin, unless it is the last one. @throws DataError when the request fails. */
async function revokeAdmin(userId: string): Promise<RevokeOutcome> {
  const result = await adminData().rpc('revoke_admin', { user_id: userId });
  if (result.error?.code === LAST_ADMIN) return 'last-admin';
  return (unwrap(result) as { status: RevokeOutcome }).status;
}
