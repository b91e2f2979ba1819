import { useState } from 'react';
import { importAuthority } from '../api/import-authority';
import type { ImportResult } from '../api/import-authority';
import { queryClient } from '../../../queries/query-client';
import { isoDay } from '../../../time/utc';
import { authorityQueries } from '../queries';
import type { CheckedRows } from './check-rows';
import { metricOf } from './import-kinds';
import type { ImportKind, Provider } from './import-kinds';
import { decodeFile, readTable } from './read-table';
import type { FileRow } from './read-table';
import { mapColumns, recognizeFile } from './recognize-file';
import type { ColumnMapping } from './recognize-file';

/** Largest file that is read, bytes. */
const MOST_BYTES = 5 * 1024 * 1024;

/** A readable file, and how it will be imported. */
export interface OpenFile {
  name: string;
  header: readonly string[];
  rows: readonly FileRow[];
  kind: ImportKind;
  provider: Provider;
  mapping: ColumnMapping;
  /** Day that the figures are of, ISO 8601. */
  day: string;
}

export type ImportState =
  | { status: 'idle' }
  | { status: 'refused'; reason: 'too-large' | 'unreadable' }
  | { status: 'malformed'; line: number; reason: string }
  | { status: 'open' | 'working' | 'failed'; file: OpenFile }
  | { status: 'done'; result: ImportResult };

interface Import {
  state: ImportState;
  choose: (file: File) => Promise<void>;
  /** Changes how the file is imported; another kind has other columns. */
  change: (patch: Partial<Pick<OpenFile, 'kind' | 'provider' | 'mapping' | 'day'>>) => void;
  send: (checked: CheckedRows) => Promise<void>;
}

/** Takes a file from the disk to the database. */
export function useImport(): Import {
  const [state, setState] = useState<ImportState>({ status: 'idle' });

  async function choose(file: File): Promise<void> {
    if (file.size > MOST_BYTES) return setState({ status: 'refused', reason: 'too-large' });
    try {
      const table = readTable(decodeFile(await file.arrayBuffer()));
      if (table.status === 'malformed') return setState(table);
      const { header, rows } = table;
      const day = isoDay(new Date(file.lastModified));
      const opened = { name: file.name, header, rows, day, ...recognizeFile(header) };
      setState({ status: 'open', file: opened });
    } catch (error) {
      console.error('A file was not read', error);
      setState({ status: 'refused', reason: 'unreadable' });
    }
  }

  function change(patch: Parameters<Import['change']>[0]): void {
    if (!('file' in state)) return;
    const mapping = patch.kind ? mapColumns(patch.kind, state.file.header) : state.file.mapping;
    setState({ status: 'open', file: { ...state.file, mapping, ...patch } });
  }

  async function send({ rows, duplicates }: CheckedRows): Promise<void> {
    if (!('file' in state) || state.status === 'working') return;
    const { file } = state;
    setState({ status: 'working', file });
    try {
      const metric = file.kind === 'authority' ? { metric: metricOf[file.provider] } : {};
      const result = await importAuthority({
        kind: file.kind,
        source: file.provider,
        file_name: file.name.slice(0, 200),
        measured_on: file.day,
        duplicates: duplicates.length,
        rows: rows.map((row) => ({ ...row, ...metric })),
      });
      setState({ status: 'done', result });
      await queryClient.invalidateQueries({ queryKey: authorityQueries.imported });
    } catch (error) {
      console.error('A file was not imported', error);
      setState({ status: 'failed', file });
    }
  }

  return { state, choose, change, send };
}
