import type { MarketData } from '@talent/api/market/market-data';
import type { PlacePay } from '@talent/api/salary/place-pay';
import type { SalaryData, SalaryRole } from '@talent/api/salary/salary-data';
import { writeCsv } from '@talent/protocol/text/write-csv';
import type { SiteConfig } from '@talent/sdk';
import { OPEN_DATA_PATH, openFiles } from './addresses';
import { openDataNames } from './content/open-data-names';
import { changeFields } from './fields/change-fields';
import { marketColumns, monthFields, seriesFields } from './fields/market-fields';
import { placeFields } from './fields/place-fields';
import { salaryFields } from './fields/salary-fields';
import { changeRecords } from './files/change-records';
import { placeRecords } from './files/place-records';
import { marketRows, seriesRecords, salaryRecords } from './files/records';
import type { Field, FieldValue } from './fields/field';

/** A file of figures: its text and the number of its records or rows. */
export interface OpenFile {
  text: string;
  records: number;
}

/** The open salary figures as JSON. @param data from `getPublicSalaryData` */
export function salariesJson(data: SalaryData, site: SiteConfig): OpenFile {
  const head = headOf(data, site, openFiles.salariesSchema, openDataNames.salaries);
  return jsonFile(head, salaryRecords(data));
}

/** The open salary figures as CSV. @param data from `getPublicSalaryData` */
export function salariesCsv(data: SalaryData): OpenFile {
  return csvFile(salaryFields, salaryRecords(data));
}

/** The newest figures of places, and the roles that they are of. */
type PlaceData = { pay: PlacePay; roles: readonly SalaryRole[] };

/** The figures by place as JSON. */
export function placesJson({ pay, roles }: PlaceData, site: SiteConfig): OpenFile {
  const head = headOf(pay, site, openFiles.placesSchema, openDataNames.places);
  return jsonFile(head, placeRecords(pay, roles));
}

/** The figures by place as CSV. */
export function placesCsv({ pay, roles }: PlaceData): OpenFile {
  return csvFile(placeFields, placeRecords(pay, roles));
}

/** JSON Schema of `places.json`. */
export function placesSchema({ origin }: SiteConfig): string {
  const record = objectSchema(placeFields);
  return write(fileSchema(origin + openFiles.placesSchema, openDataNames.places, record));
}

/** The changes between periods as JSON. @param pay with its earlier periods */
export function changesJson(data: SalaryData, pay: PlacePay, site: SiteConfig): OpenFile {
  const sources = [
    ...new Map([...pay.sources, ...data.sources].map((one) => [one.key, one])).values(),
  ];
  const head = headOf(
    { version: `${data.version}+${pay.version}`, sources },
    site,
    openFiles.changesSchema,
    openDataNames.changes,
  );
  return jsonFile(head, changeRecords(data, pay));
}

/** The changes between periods as CSV. */
export function changesCsv(data: SalaryData, pay: PlacePay): OpenFile {
  return csvFile(
    changeFields,
    changeRecords(data, pay).map((record) => ({ ...record })),
  );
}

/** JSON Schema of `changes.json`. */
export function changesSchema({ origin }: SiteConfig): string {
  const record = objectSchema(changeFields);
  return write(fileSchema(origin + openFiles.changesSchema, openDataNames.changes, record));
}

/** The market figures as JSON, a record for each series. */
export function marketJson(data: MarketData, site: SiteConfig): OpenFile {
  const head = headOf(data, site, openFiles.marketSchema, openDataNames.market);
  return jsonFile(head, seriesRecords(data));
}

/** The market figures as CSV, a row for each month of each series. */
export function marketCsv(data: MarketData): OpenFile {
  return csvFile(marketColumns, marketRows(data));
}

/** JSON Schema of `salaries.json`. */
export function salariesSchema({ origin }: SiteConfig): string {
  const record = objectSchema(salaryFields);
  return write(fileSchema(origin + openFiles.salariesSchema, openDataNames.salaries, record));
}

/** JSON Schema of `market.json`. */
export function marketSchema({ origin }: SiteConfig): string {
  const months = { type: 'array', items: objectSchema(monthFields) };
  const record = objectSchema(seriesFields, { months });
  return write(fileSchema(origin + openFiles.marketSchema, openDataNames.market, record));
}

function headOf(
  { version, sources }: Pick<SalaryData | MarketData | PlacePay, 'version' | 'sources'>,
  { origin }: SiteConfig,
  schema: string,
  name: string,
): FileHead {
  return {
    $schema: origin + schema,
    format: 'v1',
    name,
    documentation: origin + OPEN_DATA_PATH,
    version,
    methods: Object.fromEntries(sources.map(({ key, method }) => [key, method])),
  };
}

function write(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

type JsonSchema = Readonly<Record<string, unknown>>;

function objectSchema(
  fields: readonly Field[],
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const properties = {
    ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...more,
  };
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function fileSchema(address: string, title: string, record: JsonSchema): JsonSchema {
  const text = { type: 'string' };
  const properties = {
    $schema: text,
    format: { const: 'v1' },
    name: text,
    documentation: text,
    version: { ...text, description: 'Changes with every change of the figures.' },
    methods: {
      type: 'object',
      additionalProperties: text,
      description: 'How each source makes its figures, by the key of the source.',
    },
    records: { type: 'array', items: record },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function fieldSchema({ type, nullable, values, pattern, text }: Field): JsonSchema {
  return {
    type: nullable ? [type, 'null'] : type,
    ...(values === undefined ? {} : { enum: nullable ? [...values, null] : values }),
    ...(pattern === undefined ? {} : { pattern }),
    description: text,
  };
}

interface FileHead {
  /** Address of the file's JSON Schema. */
  $schema: string;
  format: 'v1';
  name: string;
  documentation: string;
  /** Changes with every change of the figures. */
  version: string;
  /** How each source makes its figures, once for the file. */
  methods: Readonly<Record<string, string>>;
}

/** The file as JSON with a line for each record, so that two versions can be compared line by line. */
function jsonFile(head: FileHead, records: readonly object[]): OpenFile {
  const lines = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const body = records.map((record) => `    ${JSON.stringify(record)}`).join(',\n');
  const text = `{\n${lines.join('')}  "records": [\n${body}\n  ]\n}\n`;
  return { text, records: records.length };
}

/** The file as CSV with the fields as columns. Numbers and true or false are written as in JSON, null is empty. */
function csvFile(
  fields: readonly Field[],
  records: readonly Readonly<Record<string, FieldValue>>[],
): OpenFile {
  const names = fields.map(({ name }) => name);
  const rows = records.map((record) => names.map((name) => record[name] ?? null));
  return { text: writeCsv([names, ...rows], 'program'), records: records.length };
}
