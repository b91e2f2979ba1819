import type { SalaryData } from '@talent/data/salary-data';

/** Longest wait for the figures, ms. */
const TIME_LIMIT_MS = 30_000;

/** The server's answer to a token. */
export type SalaryDataAnswer =
  | { status: 'open'; data: SalaryData }
  /** The token is not, or no longer, valid. */
  | { status: 'refused' }
  /** No answer, or none that holds figures. */
  | { status: 'failed' };

/** Every figure, for a visitor who has the token. The browser's cache answers repeats. Never rejects. */
export async function fetchSalaryData(token: string): Promise<SalaryDataAnswer> {
  try {
    const response = await fetch('/functions/v1/salary-bands', {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 401) return { status: 'refused' };
    if (!response.ok) return { status: 'failed' };
    const data: unknown = await response.json();
    return isSalaryData(data) ? { status: 'open', data } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** The server of the same release wrote it, so only its parts are checked, not every row. */
function isSalaryData(data: unknown): data is SalaryData {
  const { roles, sources, bands } = Object(data) as Partial<Record<keyof SalaryData, unknown>>;
  return [roles, sources, bands].every(Array.isArray);
}
