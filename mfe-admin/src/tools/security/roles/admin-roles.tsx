import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries, type KeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FunctionRow } from '../../../backend/function-row';
import { queryClient } from '../../../queries/query-client';
import { columnsOf, timeColumn } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { roleTexts as text } from '../content/security-staff';
import { securityQueries } from '../queries';
import { ConfirmRole } from './confirm-role';
import type { RoleChange } from './confirm-role';

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
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <ToolTable
        name="admins"
        caption={text.caption}
        columns={[
          admin.text('email', text.email, ({ email, user_id }) => (
            <span className="break-words">
              {email} {user_id === ownId && <Badge>{text.you}</Badge>}
            </span>
          )),
          timeColumn<Admin>('grantedAt', text.since, (row) => row.granted_at),
          {
            key: 'userId',
            label: text.actions,
            priority: 1,
            value: (row) => row.user_id,
            cell: ({ user_id: userId, email }) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={text.removeLabel(email)}
                onClick={() => setAsked({ kind: 'revoke', userId, email, isOwn: userId === ownId })}
              >
                {text.remove}
              </Button>
            ),
          },
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
  /** For the form. */
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
        label={text.addLabel}
        hint={text.addHint}
        error={isWrong ? text.addInvalid : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {text.add}
      </Button>
    </form>
  );
}
