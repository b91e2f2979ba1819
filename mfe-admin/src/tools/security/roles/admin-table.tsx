import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { columnsOf, timeColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { Admin } from '../api/list-admins';
import { roleTexts as text } from '../content/security-staff';

interface AdminTableProps {
  admins: readonly Admin[];
  ownId: string | null;
  onRemove: (admin: Admin) => void;
}

const admin = columnsOf<Admin>();

/** The admins. */
export function AdminTable({ admins, ownId, onRemove }: AdminTableProps): ReactNode {
  const columns: readonly ToolColumn<Admin>[] = [
    admin.text('email', text.email, ({ email, userId }) => (
      <span className="break-all">
        {email} {userId === ownId && <Badge>{text.you}</Badge>}
      </span>
    )),
    timeColumn('grantedAt', text.since, (row) => row.grantedAt),
    {
      key: 'userId',
      label: text.actions,
      value: (row) => row.userId,
      cell: (row) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={text.removeLabel(row.email)}
          onClick={() => onRemove(row)}
        >
          {text.remove}
        </Button>
      ),
    },
  ];
  return (
    <ToolTable
      name="admins"
      caption={text.caption}
      columns={columns}
      source={{ rows: admins }}
      rowKey={({ userId }) => userId}
      empty={null}
    />
  );
}
