import type { SourceRow } from '@talent/functions/files/source-row.ts';
import { LEVELS, type Level } from '../figures/salary-band.ts';

/** One row of the pay file: one end of a reported pay range. */
export type PayRow = {
  /** Line of the row in the file. */
  line: number;
  /** The row as in the file. */
  raw: string;
  year: number;
  level: Level;
  employmentType: 'FT' | 'PT' | 'CT' | 'FL';
  title: string;
  /** The currency that was reported. */
  currency: string;
  /** USD a year, converted by the source where another currency was reported. */
  salaryUsd: number;
  residence: string;
  /** Percent of remote work. */
  remoteRatio: '0' | '50' | '100';
  location: string;
  companySize: 'S' | 'M' | 'L';
};

/** Columns as published by foorilla/ai-jobs-net-salaries. */
export const PAY_COLUMNS = [
  'work_year',
  'experience_level',
  'employment_type',
  'job_title',
  'salary',
  'salary_currency',
  'salary_in_usd',
  'employee_residence',
  'remote_ratio',
  'company_location',
  'company_size',
] as const;

/**
 * Reads a row of the pay file.
 * @throws ImportError when it does not read as documented.
 */
export function readPayRow(row: SourceRow): PayRow {
  const title = row.text('job_title');
  if (title === '') row.refuse('job_title is empty');
  row.positive('salary');
  return {
    line: row.line,
    raw: row.raw,
    year: row.year('work_year'),
    level: row.oneOf('experience_level', LEVELS),
    employmentType: row.oneOf('employment_type', ['FT', 'PT', 'CT', 'FL']),
    title,
    currency: code(row, 'salary_currency', /^[A-Z]{3}$/),
    salaryUsd: row.positive('salary_in_usd'),
    residence: code(row, 'employee_residence', /^[A-Z]{2}$/),
    remoteRatio: row.oneOf('remote_ratio', ['0', '50', '100']),
    location: code(row, 'company_location', /^[A-Z]{2}$/),
    companySize: row.oneOf('company_size', ['S', 'M', 'L']),
  };
}

function code(row: SourceRow, column: string, form: RegExp): string {
  const text = row.text(column);
  return form.test(text) ? text : row.refuse(`${column} is "${text}", expected a code in capitals`);
}
