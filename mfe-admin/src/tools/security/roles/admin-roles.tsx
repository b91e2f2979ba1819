import { useSession } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Admin } from '../api/list-admins';
import { roleTexts as text } from '../content/security-staff';
import { queryClient } from '../../../queries/query-client';
import { securityQueries } from '../queries';
import { AdminTable } from './admin-table';
import { ConfirmRole } from './confirm-role';
import type { RoleChange } from './role-change';
import { GrantForm } from './grant-form';

/** The admins, and the forms to add and remove one. */
export function AdminRoles({ admins }: { admins: readonly Admin[] }): ReactNode {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : null;
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const [said, setSaid] = useState('');

  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <AdminTable
        admins={admins}
        ownId={ownId}
        onRemove={({ userId, email }) =>
          setAsked({ kind: 'revoke', userId, email, isOwn: userId === ownId })
        }
      />
      <GrantForm onAsk={(email) => setAsked({ kind: 'grant', email })} />
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
            setAsked(null);
            setSaid(outcome);
            void queryClient.invalidateQueries({ queryKey: securityQueries.roles });
          }}
        />
      )}
    </>
  );
}
