import type { SalaryRow } from './job-postings.ts';

/** One job posting: the two ends of its posted range in USD a year; equal where one figure was posted. */
export type Posting = SalaryRow & {
  low: number;
  high: number;
  midpoint: number;
  /** Rows of the file that it came from: two for a range, else one. */
  rows: 1 | 2;
};

/**
 * Collapses the two ends of a posted range into one posting. The source lists most postings as two
 * neighbouring rows that agree in everything but the salary, the higher end first. In a run of such
 * rows the pairs are taken from the top, and a low end before a higher one starts anew. A row without
 * such a neighbour is a posting of its own. Identical postings are kept: the source carries no
 * posting id, so a repeated row may be a second opening.
 */
export function collapsePairs(rows: readonly SalaryRow[]): Posting[] {
  const postings: Posting[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined) break;
    const next = rows[index + 1];
    if (next !== undefined && isRange(row, next)) {
      postings.push(posting(row, next.salaryUsd, row.salaryUsd, 2));
      index += 1;
    } else {
      postings.push(posting(row, row.salaryUsd, row.salaryUsd, 1));
    }
  }
  return postings;
}

function isRange(high: SalaryRow, low: SalaryRow): boolean {
  return (
    high.salaryUsd >= low.salaryUsd &&
    high.year === low.year &&
    high.level === low.level &&
    high.employmentType === low.employmentType &&
    high.title === low.title &&
    high.residence === low.residence &&
    high.remoteRatio === low.remoteRatio &&
    high.location === low.location &&
    high.companySize === low.companySize
  );
}

function posting(row: SalaryRow, low: number, high: number, rows: 1 | 2): Posting {
  return { ...row, low, high, midpoint: (low + high) / 2, rows };
}
