import { readCsv } from './csv-table.ts';

export const LEVELS = ['EN', 'MI', 'SE', 'EX'] as const;
/** EN entry, MI mid, SE senior, EX executive. */
export type Level = (typeof LEVELS)[number];

/** One row of the postings file: one end of a posted range. */
export type SalaryRow = {
  year: number;
  level: Level;
  employmentType: 'FT' | 'PT' | 'CT' | 'FL';
  title: string;
  /** USD a year, converted by the source. */
  salaryUsd: number;
  residence: string;
  /** Percent of remote work. */
  remoteRatio: '0' | '50' | '100';
  location: string;
  companySize: 'S' | 'M' | 'L';
};

const COLUMNS = [
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
 * Reads the postings file (columns as published by foorilla/ai-jobs-net-salaries).
 * @throws ImportError for a row that does not read as documented.
 */
export function readJobPostings(file: string, text: string): SalaryRow[] {
  return readCsv(file, text, COLUMNS).map((row) => {
    const year = row.positive('work_year');
    if (!Number.isInteger(year) || year < 2000 || year > 2100) row.refuse(`work_year is ${year}`);
    const title = row.text('job_title');
    if (title === '') row.refuse('job_title is empty');
    return {
      year,
      level: row.oneOf('experience_level', LEVELS),
      employmentType: row.oneOf('employment_type', ['FT', 'PT', 'CT', 'FL']),
      title,
      salaryUsd: row.positive('salary_in_usd'),
      residence: row.text('employee_residence'),
      remoteRatio: row.oneOf('remote_ratio', ['0', '50', '100']),
      location: row.text('company_location'),
      companySize: row.oneOf('company_size', ['S', 'M', 'L']),
    };
  });
}
