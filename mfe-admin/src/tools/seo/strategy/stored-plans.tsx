import { useSession } from '@talent/sdk';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { listStrategies } from '../api/list-strategies';
import type { ListedStrategy } from '../api/list-strategies';
import { storedPlans, strategyTexts } from '../content/seo-strategy';
import { RowButton } from '../../../table/row-button';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';
import { madeByLabel } from './plan-view';
import { formatUtc, isoTime } from '../../../time/utc';

interface StoredPlansProps {
  /** Another value loads the list again. */
  made: number;
  onOpen: (id: number) => void;
}

/** The plans that were made, to be opened again. */
export function StoredPlans({ made, onOpen }: StoredPlansProps): ReactNode {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.userId : null;
  const columns = useMemo(() => planColumns(me, onOpen), [me, onOpen]);
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg font-medium">{storedPlans.heading}</h3>
      <ToolTable
        name="seo-plans"
        caption={storedPlans.caption}
        columns={columns}
        load={listStrategies}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'created_at', descending: true }}
        pageSize={10}
        empty={storedPlans.empty}
        refresh={made}
      />
    </div>
  );
}

function planColumns(
  me: string | null,
  onOpen: (id: number) => void,
): readonly ToolColumn<ListedStrategy>[] {
  const { columns } = storedPlans;
  return [
    {
      key: 'created_at',
      label: columns.created,
      sortable: true,
      value: ({ created_at }) => isoTime(created_at),
      cell: ({ id, created_at }) => {
        const time = formatUtc(isoTime(created_at));
        return (
          <RowButton
            className="whitespace-nowrap tabular-nums"
            aria-label={storedPlans.open(time)}
            onClick={() => onOpen(id)}
          >
            {time}
          </RowButton>
        );
      },
    },
    {
      key: 'kind',
      label: columns.madeBy,
      sortable: true,
      value: (row) => madeByLabel(row),
      cell: (row) => (
        <span className="block min-w-44">
          {madeByLabel(row)}
          <span className="text-ink-muted">
            , {row.created_by === me ? strategyTexts.you : strategyTexts.anotherAdmin}
          </span>
        </span>
      ),
    },
    {
      key: 'pages',
      label: columns.pages,
      align: 'end',
      sortable: true,
      value: ({ pages }) => pages,
    },
    {
      key: 'items',
      label: columns.items,
      align: 'end',
      sortable: true,
      value: ({ items }) => items,
    },
  ];
}
