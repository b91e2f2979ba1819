import { useSession } from '@talent/sdk';
import { useMemo, type ReactNode } from 'react';
import { storedPlans, strategyTexts } from '../content/seo-strategy';
import { RowButton } from '../../../table/row-button';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { seoQueries } from '../queries';
import { madeByLabel } from './plan-view';
import { formatUtc, isoTime } from '../../../time/utc';

/** The stored plans, to open again. */
export function StoredPlans({ onOpen }: { onOpen: (id: number) => void }): ReactNode {
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
        source={seoQueries.plans}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'created_at', descending: true }}
        pageSize={10}
        empty={storedPlans.empty}
        emptyKind="list"
      />
    </div>
  );
}

type ListedStrategy = RowOf<typeof seoQueries.plans>;

const plan = columnsOf<ListedStrategy>();

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
        const time = formatUtc(created_at);
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
    plan.figure('pages', columns.pages),
    plan.figure('items', columns.items),
  ];
}
