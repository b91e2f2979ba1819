import type { DataClient } from '@talent/data/client';
import { loadSalaryData, loadSalaryVersion } from '@talent/data/load-salary-data';

/** All figures, ready to send. */
export interface SalaryAnswer {
  etag: string;
  /** `SalaryData` as JSON. */
  body: string;
}

/** The last answer of each backend, built once for each version of the figures. */
const answers = new WeakMap<DataClient, { version: string; answer: Promise<SalaryAnswer> }>();

/**
 * All figures of a backend, cached until the next import.
 * @throws DataError when the backend does not answer.
 */
export async function salaryAnswer(data: DataClient): Promise<SalaryAnswer> {
  const version = await loadSalaryVersion(data);
  const known = answers.get(data);
  if (known?.version === version) return known.answer;
  const answer = buildAnswer(data);
  answers.set(data, { version, answer });
  // A failure is not cached: the next request retries.
  answer.catch(() => answers.delete(data));
  return answer;
}

async function buildAnswer(data: DataClient): Promise<SalaryAnswer> {
  const figures = await loadSalaryData(data);
  return { etag: `"${figures.version}"`, body: JSON.stringify(figures) };
}
