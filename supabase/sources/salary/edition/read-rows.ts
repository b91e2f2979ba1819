import { readCsvRows } from '@talent/functions/files/csv-rows.ts';
import { ImportError, MalformedFileError } from '@talent/functions/files/import-error.ts';
import { sourceRow, type SourceRow } from '@talent/functions/files/source-row.ts';
import { isWorkbook, readWorkbookRows } from '../../files/workbook-rows.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { SourceForm } from './importer.ts';

/**
 * Reads a file in the form that its header tells.
 * @returns how many rows there were
 * @throws MalformedFileError
 */
export async function readRows<Row>(
  file: SourceFile,
  forms: readonly SourceForm<Row>[],
  take: (form: SourceForm<Row>, row: SourceRow) => void,
): Promise<number> {
  const named = forms.filter(({ kind }) => kind === 'named');
  const json = forms.find(({ kind }) => kind === 'json');
  if (json !== undefined && file.bytes[0] === 0x7b) return readJson(file, json, take);
  if (isWorkbook(file.bytes)) {
    let sheet: SourceForm<Row> | undefined;
    return readWorkbookRows(
      file,
      (header) => {
        sheet = named.find(({ columns }) => columns.every((column) => header.includes(column)));
        return sheet?.columns ?? null;
      },
      (row) => sheet && take(sheet, row),
    );
  }
  let form = forms.find(({ kind }) => kind === 'csv') ?? forms[0];
  return readCsvRows(
    file,
    (header) => {
      const exact = forms.find(
        ({ kind, columns }) => kind === 'csv' && columns.join() === header.join(),
      );
      const other = named.find(({ columns }) => columns.every((column) => header.includes(column)));
      form = exact ?? other ?? form;
      return form?.kind === 'named' && other !== undefined
        ? { columns: header, hasRemarks: true }
        : { columns: form?.columns ?? [] };
    },
    (row) => form && take(form, row),
  );
}

function readJson<Row>(
  { name, bytes }: SourceFile,
  form: SourceForm<Row>,
  take: (form: SourceForm<Row>, row: SourceRow) => void,
): number {
  try {
    const rows = form.cells?.(JSON.parse(bytes.toString('utf8'))) ?? [];
    rows.forEach((cells, index) =>
      take(form, sourceRow({ file: name, line: index + 1 }, form.columns, cells)),
    );
    return rows.length;
  } catch (cause) {
    if (cause instanceof ImportError) throw new MalformedFileError([cause]);
    const reason = 'the document is not what this source publishes';
    throw new MalformedFileError([new ImportError(name, 1, reason, { cause })]);
  }
}
