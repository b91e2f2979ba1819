import { writeCsv } from '../../../calculations/export/csv';
import type { Field, FieldValue } from '../fields/field';

/** Content of a JSON file before its records. */
export interface FileHead {
  /** Address of the file's JSON Schema. */
  $schema: string;
  /** Version of the format. */
  format: 'v1';
  name: string;
  /** The page that describes the file. */
  documentation: string;
  /** Changes with every change of the figures. */
  version: string;
  /** How each source makes its figures, once for the file. */
  methods: Readonly<Record<string, string>>;
}

/** The file as JSON with a line for each record, so that two versions can be compared line by line. */
export function writeJsonFile(head: FileHead, records: readonly object[]): string {
  const lines = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const body = records.map((record) => `    ${JSON.stringify(record)}`).join(',\n');
  return `{\n${lines.join('')}  "records": [\n${body}\n  ]\n}\n`;
}

/** The file as CSV with the fields as columns. Numbers and true or false are written as in JSON, null is empty. */
export function writeCsvFile(
  fields: readonly Field[],
  records: readonly Readonly<Record<string, FieldValue>>[],
): string {
  const names = fields.map(({ name }) => name);
  return writeCsv([
    names,
    ...records.map((record) => names.map((name) => String(record[name] ?? ''))),
  ]);
}
