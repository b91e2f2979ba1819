import { renderPage } from '../../testing/staff-page';
import type { ToolTableProps } from '../loaded-table';
import type { ToolColumn } from '../tool-column';
import { ToolTable } from '../tool-table';

export interface Thing {
  name: string;
  place?: string;
  count?: number | null;
}

export const thingColumns: readonly ToolColumn<Thing>[] = [
  { key: 'name', label: 'Name', sortable: true, value: ({ name }) => name },
  { key: 'place', label: 'Place', value: ({ place = '' }) => place },
  {
    key: 'count',
    label: 'Count',
    align: 'end',
    sortable: true,
    value: ({ count = null }) => count,
  },
];

type Shown = Partial<ToolTableProps<Thing>>;

/** Shows tables of things under an address. */
export function showTables(tables: readonly Shown[], search = ''): void {
  renderPage(
    () =>
      tables.map((table, index) => (
        <ToolTable
          key={index}
          name="things"
          caption="Things"
          columns={thingColumns}
          source={{ rows: [] }}
          rowKey={({ name }) => name}
          empty="There is nothing yet."
          {...table}
        />
      )),
    { path: `/tool${search}` },
  );
}
