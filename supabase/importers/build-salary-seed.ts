import { blsBands } from './bls-bands.ts';
import { jobBankBands } from './job-bank-bands.ts';
import { readJobPostings } from './job-postings.ts';
import type { SalaryBand } from './salary-band.ts';
import { salarySeedSql } from './salary-seed.ts';
import { usPostingBands } from './us-posting-bands.ts';

/**
 * Turns the three source files into the salary seed.
 * @param readSource gives the text of a file of the data folder.
 * @throws ImportError when a file is malformed; the caller has written nothing by then.
 */
export function buildSalarySeed(readSource: (file: string) => string): {
  bands: SalaryBand[];
  sql: string;
} {
  const postings = 'ai-jobs-salaries.csv';
  const bls = 'bls-oews-national.csv';
  const jobBank = 'canada-job-bank-2025.csv';
  const bands = [
    ...usPostingBands(readJobPostings(postings, readSource(postings))),
    ...blsBands(bls, readSource(bls)),
    ...jobBankBands(jobBank, readSource(jobBank)),
  ];
  return { bands, sql: salarySeedSql(bands) };
}
