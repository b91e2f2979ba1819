import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';

/** The contract of the figures: how they are asked for and answered. */
export const contract = 1;

type Column<Value> =
  /** One after the other. */
  | readonly Value[]
  /** Each different value once, and for every record which of them it has. */
  | { words: readonly Value[]; at: readonly number[] }
  /** Columns of the objects in this property, and the records that have one; it is null in the others. */
  | { rows: readonly number[]; fields: Columns<NonNullable<Value>>; length: number };

export type Columns<Row> = { readonly [Key in keyof Row]: Column<Row[Key]> };

/** `SalaryData` with one column for each property of a band: names and repeated texts are there once. */
export interface SalaryColumns extends Omit<SalaryData, 'bands'> {
  columns: Columns<SalaryBand>;
}

type Row = Readonly<Record<string, unknown>>;

export function toSalaryColumns({ bands, ...rest }: SalaryData): SalaryColumns {
  // The properties of the first record are those of all: a schema has read them.
  return { ...rest, columns: toColumns(bands) };
}

/** @throws TypeError where a column refers to a value that it does not have. */
export function fromSalaryColumns({ columns, ...rest }: SalaryColumns): SalaryData {
  return { ...rest, bands: fromColumns(columns) };
}

/** Rows with the same properties, one column for each. */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  return columnsOf(rows as readonly Readonly<Record<string, unknown>>[]) as Columns<Row>;
}

/** @throws TypeError where a column refers to a value that it does not have. */
export function fromColumns<Row extends object>(columns: Columns<Row>): Row[] {
  return rowsOf(columns) as Row[];
}

function columnsOf(rows: readonly Row[]): Record<string, Column<unknown>> {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, columnOf(rows.map((row) => row[name]))]));
}

function columnOf(values: readonly unknown[]): Column<unknown> {
  const objects = values.filter(isRow);
  if (objects.length > 0) {
    const rows = values.flatMap((value, at) => (isRow(value) ? [at] : []));
    return { rows, fields: columnsOf(objects), length: values.length };
  }
  if (values.some((value) => typeof value === 'object' && value !== null)) return values;
  const places = new Map<unknown, number>();
  const at = values.map((value) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  const isText = values.some((value) => typeof value === 'string');
  const isRepeated = isText && places.size * 2 < values.length;
  return isRepeated ? { words: [...places.keys()], at } : values;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type AnyColumns = Readonly<Record<string, Column<unknown>>>;

function rowsOf(columns: AnyColumns): Row[] {
  const rows: Record<string, unknown>[] = [];
  for (const [name, column] of Object.entries(columns)) {
    for (const [at, value] of valuesOf(column).entries()) (rows[at] ??= {})[name] = value;
  }
  return rows;
}

function valuesOf(column: Column<unknown>): readonly unknown[] {
  if ('words' in column) {
    const { words } = column;
    return column.at.map((at) => {
      if (at in words) return words[at];
      throw new TypeError(`A column has no value ${at}.`);
    });
  }
  if (!('rows' in column)) return column;
  const values: unknown[] = Array.from({ length: column.length }, () => null);
  const objects = rowsOf(column.fields as AnyColumns);
  for (const [at, row] of column.rows.entries()) values[row] = objects[at];
  return values;
}
