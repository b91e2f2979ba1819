import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Admin } from '../api/list-role-admins';
import { roleTexts as text } from '../content/security-staff';
import { timeColumn } from '../../../table/time-column';
import { tableOfRows } from '../../../table/table-of-rows';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';

interface AdminTableProps {
  admins: readonly Admin[];
  ownId: string | null;
  onRemove: (admin: Admin) => void;
}

/** The admins. */
export function AdminTable({ admins, ownId, onRemove }: AdminTableProps): ReactNode {
  const columns = columnsFor(ownId, onRemove);
  // The rows alone decide what is on a page; how they are shown may change with every render.
  const load = useMemo(
    () =>
      tableOfRows(
        admins,
        columnsFor(null, () => {}),
      ),
    [admins],
  );
  return (
    <ToolTable
      name="admins"
      caption={text.caption}
      columns={columns}
      load={load}
      rowKey={({ userId }) => userId}
      empty={null}
    />
  );
}

function columnsFor(
  ownId: string | null,
  onRemove: (admin: Admin) => void,
): readonly ToolColumn<Admin>[] {
  return [
    {
      ...{ key: 'email', label: text.email, sortable: true },
      value: (row) => row.email,
      cell: ({ email, userId }) => (
        <span className="break-all">
          {email} {userId === ownId && <Badge>{text.you}</Badge>}
        </span>
      ),
    },
    timeColumn('grantedAt', text.since, (row) => row.grantedAt),
    {
      ...{ key: 'userId', label: text.actions },
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
}
