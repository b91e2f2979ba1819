import {
  operationsSummarySchema,
  type OperationsSummary,
} from '@talent/api/operations/operations-summary';
import { askBackend, type Backend } from '../../gateway/http/backend.ts';

export type SummaryAnswer =
  | { status: 'read'; summary: OperationsSummary }
  | { status: 'unread'; why: string };

const FUNCTION_PATH = '/functions/v1/operations-summary';
const TIMEOUT_MS = 5000;

/** Asks the backend; never rejects. */
export async function readSummary(backend: Backend, secret: string | null): Promise<SummaryAnswer> {
  if (secret === null) return { status: 'unread', why: 'GATEWAY_SECRET is not set' };
  try {
    const response = await askBackend(backend, FUNCTION_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.status === 404) {
      const why =
        'the function operations-summary is not deployed, or has another GATEWAY_SECRET than the site';
      return { status: 'unread', why };
    }
    if (!response.ok) return { status: 'unread', why: `the backend answered ${response.status}` };
    const summary = operationsSummarySchema.safeParse(body);
    return summary.success
      ? { status: 'read', summary: summary.data }
      : { status: 'unread', why: 'the backend did not answer with figures' };
  } catch {
    return { status: 'unread', why: 'the backend did not answer' };
  }
}
