import { DataError } from '@talent/data/errors';
import { strategyFailureSchema, strategySchema } from '@talent/api/seo/strategy';
import type { Strategy, StrategyFailure, StrategyRequest } from '@talent/api/seo/strategy';
import { adminData } from '../../../backend/admin-data';

type StrategyAnswer =
  | { status: 'made'; strategy: Strategy }
  | { status: 'failed'; failure: StrategyFailure };

/**
 * Has a plan made of measured facts and stored.
 * @throws DataError when the request does not come through, or comes back as something else.
 */
export async function requestStrategy(
  request: StrategyRequest,
  signal: AbortSignal,
): Promise<StrategyAnswer> {
  const { data, error, response } = await adminData().functions.invoke<unknown>('seo-strategy', {
    body: request,
    signal,
  });
  if (error === null) {
    const read = strategySchema.safeParse(data);
    if (!read.success) throw new DataError('MALFORMED', 'Not a plan', { cause: read.error });
    return { status: 'made', strategy: read.data };
  }
  const failure = strategyFailureSchema.safeParse(await response?.json().catch(() => null));
  if (failure.success) return { status: 'failed', failure: failure.data };
  throw new DataError('REQUEST_FAILED', 'No plan was made', { cause: error });
}
