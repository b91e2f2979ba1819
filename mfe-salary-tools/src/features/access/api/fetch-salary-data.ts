import { contractHeader, OUTDATED_STATUS } from '@talent/api/contract/contracts';
import {
  COLUMNS_QUERY,
  fromSalaryColumns,
  type SalaryColumns,
} from '@talent/api/salary/salary-columns';
import type { AccessState } from '../access-store';

/** Longest wait for the figures, ms. */
const TIME_LIMIT_MS = 30_000;

/**
 * Fetches every figure for a visitor who has the token. The browser's cache answers repeats. Never rejects.
 * @returns `locked` where the token is not, or no longer, valid; `outdated` where this page is too old for the server;
 * `failed` without an answer that holds figures.
 */
export async function fetchSalaryData(token: string): Promise<Answer> {
  try {
    const first = await ask(token, 'default');
    // The browser may have kept the answer of an earlier release for an hour.
    return first === 'unknown' ? known(await ask(token, 'reload')) : first;
  } catch {
    return { status: 'failed' };
  }
}

type Answer = Exclude<AccessState, { status: 'loading' }>;

async function ask(token: string, cache: RequestCache): Promise<Answer | 'unknown'> {
  const response = await fetch(`/functions/v1/salary-bands?${COLUMNS_QUERY}`, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...contractHeader('salary-bands'),
    },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    cache,
  });
  if (response.status === 401) return { status: 'locked', refused: true };
  if (response.status === OUTDATED_STATUS) return { status: 'outdated' };
  if (!response.ok) return { status: 'failed' };
  const data: unknown = await response.json();
  return isSalaryColumns(data) ? { status: 'unlocked', data: fromSalaryColumns(data) } : 'unknown';
}

function known(answer: Answer | 'unknown'): Answer {
  return answer === 'unknown' ? { status: 'failed' } : answer;
}

/** The server of the same release wrote it, so only its parts are checked, not every row. */
function isSalaryColumns(data: unknown): data is SalaryColumns {
  const { roles, sources, columns, exchangeRate } = Object(data) as Partial<
    Record<keyof SalaryColumns, unknown>
  >;
  return [roles, sources].every(Array.isArray) && Boolean(columns && exchangeRate);
}
