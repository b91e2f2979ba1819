import type { MarketData } from '@talent/api/market/market-data';
import type { SalaryData } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import { OPEN_DATA_PATH, openFiles } from './addresses';
import { openDataNames } from './content/open-data-names';
import { marketColumns, monthFields, seriesFields } from './fields/market-fields';
import { salaryFields } from './fields/salary-fields';
import { fileSchema, objectSchema } from './files/json-schema';
import { marketRows, seriesRecords } from './files/market-records';
import { salaryRecords } from './files/salary-records';
import { writeCsvFile, writeJsonFile, type FileHead } from './files/write-files';

/** A file of figures: its text and the number of its records or rows. */
export interface OpenFile {
  text: string;
  records: number;
}

/** The open salary figures as JSON. @param data from `getPublicSalaryData` */
export function salariesJson(data: SalaryData, site: SiteConfig): OpenFile {
  const records = salaryRecords(data);
  const head = headOf(data, site, openFiles.salariesSchema, openDataNames.salaries);
  return { text: writeJsonFile(head, records), records: records.length };
}

/** The open salary figures as CSV. @param data from `getPublicSalaryData` */
export function salariesCsv(data: SalaryData): OpenFile {
  const records = salaryRecords(data);
  return { text: writeCsvFile(salaryFields, records), records: records.length };
}

/** The market figures as JSON, a record for each series. */
export function marketJson(data: MarketData, site: SiteConfig): OpenFile {
  const records = seriesRecords(data);
  const head = headOf(data, site, openFiles.marketSchema, openDataNames.market);
  return { text: writeJsonFile(head, records), records: records.length };
}

/** The market figures as CSV, a row for each month of each series. */
export function marketCsv(data: MarketData): OpenFile {
  const rows = marketRows(data);
  return { text: writeCsvFile(marketColumns, rows), records: rows.length };
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
  { version, sources }: Pick<SalaryData | MarketData, 'version' | 'sources'>,
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
