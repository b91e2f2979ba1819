import type { ReactNode } from 'react';
import { listJobImports } from '../api/list-job-imports';
import type { ListedJobImport } from '../api/list-job-imports';
import { importTexts } from '../content/jobs-report-import';
import { ToolSection } from '../../../frame/tool-section';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';

const { historyColumns } = importTexts;
const counts = (['added', 'changed', 'closed', 'unchanged'] as const).map(
  (key): ToolColumn<ListedJobImport> => ({
    key,
    label: historyColumns[key],
    align: 'end',
    sortable: true,
    value: (row) => row[key],
  }),
);
const columns: readonly ToolColumn<ListedJobImport>[] = [
  {
    key: 'at',
    label: historyColumns.at,
    sortable: true,
    value: (row) => formatUtc(row.at),
  },
  { key: 'feed', label: historyColumns.feed, sortable: true, value: (row) => row.feed },
  { key: 'file_name', label: historyColumns.file_name, value: (row) => row.file_name },
  {
    key: 'is_full',
    label: historyColumns.is_full,
    value: (row) => (row.is_full ? importTexts.yes : importTexts.no),
  },
  ...counts,
];

/** The imports that there were, the last one first. */
export function ImportHistory({ refresh }: { refresh: number }): ReactNode {
  return (
    <ToolSection title={importTexts.history}>
      <ToolTable
        name="job-imports"
        caption={importTexts.historyCaption}
        columns={columns}
        load={listJobImports}
        rowKey={(row) => String(row.id)}
        initialSort={{ key: 'at', descending: true }}
        empty={<p className="text-ink-muted">{importTexts.historyEmpty}</p>}
        refresh={refresh}
      />
    </ToolSection>
  );
}
