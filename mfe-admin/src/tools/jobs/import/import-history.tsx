import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { column, columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { ListedJobImport } from '../api/import-jobs';
import { importTexts } from '../content/jobs-report-import';
import { jobsQueries } from '../queries';

const { historyColumns } = importTexts;
const entry = columnsOf<ListedJobImport>();
const columns: readonly ToolColumn<ListedJobImport>[] = [
  entry.time('at', historyColumns.at),
  entry.text('feed', historyColumns.feed),
  entry.unsorted('file_name', historyColumns.file_name),
  column(
    'is_full',
    historyColumns.is_full,
    (row) => (row.is_full ? importTexts.yes : importTexts.no),
    { priority: 3 },
  ),
  entry.figure('added', historyColumns.added),
  entry.figure('changed', historyColumns.changed),
  entry.figure('closed', historyColumns.closed),
  { ...entry.figure('unchanged', historyColumns.unchanged), priority: 3 },
];

/** The past imports, the last one first. */
export function ImportHistory(): ReactNode {
  return (
    <ToolSection title={importTexts.history}>
      <ToolTable
        name="job-imports"
        caption={importTexts.historyCaption}
        columns={columns}
        source={jobsQueries.imports}
        rowKey={(row) => String(row.id)}
        initialSort={{ key: 'at', descending: true }}
        empty={importTexts.historyEmpty}
        emptyKind="list"
      />
    </ToolSection>
  );
}
