import { downloadFile } from '@talent/page-parts/download-file';
import { notify } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { tableTexts } from '../content/tool-table';
import type { TableQuery, TableSource, ToolColumn } from '../tool-column';

interface CsvExport<Row> {
  name: string;
  columns: readonly ToolColumn<Row>[];
  source: TableSource<Row>;
  query: TableQuery;
  /** Of a table whose rows are here: those that fit the filter, in their order. */
  ownRows: () => readonly Row[];
}

/** Writes all rows that fit the filter to a file, with every column; leaving the page ends it. */
export function useCsvExport<Row>({ name, columns, source, query, ownRows }: CsvExport<Row>): {
  isExporting: boolean;
  exportCsv: () => void;
} {
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function exportCsv(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setExporting(true);
    try {
      const [{ rows, hasChanged }, { toCsv }] = await Promise.all([
        'rows' in source
          ? { rows: ownRows(), hasChanged: false }
          : import('../load-all-rows').then(({ loadAllRows }) =>
              loadAllRows(source.load, query, signal),
            ),
        // It is loaded with the first export, not with each tool.
        import('./csv'),
      ]);
      if (!signal.aborted) {
        downloadFile(`${name}.csv`, 'text/csv', toCsv(rows, columns));
        if (hasChanged) notify({ title: tableTexts.exportChanged });
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error('Exporting a list failed', error);
      notify({ title: tableTexts.exportFailed, tone: 'error' });
    }
    if (!signal.aborted) setExporting(false);
  }
  return { isExporting, exportCsv: () => void exportCsv() };
}
