import { notify } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { tableTexts } from './content/tool-table';
import { toCsv } from './csv';
import { downloadText } from './download-text';
import { loadAllRows } from './load-all-rows';
import type { LoadTablePage, TableQuery, ToolColumn } from './tool-column';

interface CsvExport<Row> {
  name: string;
  columns: readonly ToolColumn<Row>[];
  load: LoadTablePage<Row>;
  query: TableQuery;
}

/** Writes all rows that fit the filter to a file; leaving the page ends it. */
export function useCsvExport<Row>(wanted: CsvExport<Row>): {
  exporting: boolean;
  exportCsv: () => void;
} {
  const [exporting, setExporting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function exportCsv({ name, columns, load, query }: CsvExport<Row>): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setExporting(true);
    try {
      const rows = await loadAllRows(load, query, signal);
      if (!signal.aborted) downloadText(`${name}.csv`, toCsv(rows, columns));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Exporting a list failed', error);
      notify({ title: tableTexts.exportFailed, tone: 'error' });
    }
    if (!signal.aborted) setExporting(false);
  }
  return { exporting, exportCsv: () => void exportCsv(wanted) };
}
