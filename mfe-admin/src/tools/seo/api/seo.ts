import { seoConnectionsSchema, type SeoConnections } from '@talent/api/seo/connections';
import {
  strategyFailureSchema,
  strategySchema,
  type Strategy,
  type StrategyFailure,
  type StrategyRequest,
} from '@talent/functions/seo-strategy/contract';
import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';

/** Which services of search engines this site is connected to. @throws DataError */
export async function fetchConnections(): Promise<SeoConnections> {
  const { data, error } = await adminData().functions.invoke<unknown>('seo-connections', {
    method: 'GET',
  });
  if (error !== null) {
    throw new DataError('REQUEST_FAILED', 'No state of the connections', { cause: error });
  }
  const read = seoConnectionsSchema.safeParse(data);
  if (!read.success) {
    throw new DataError('MALFORMED', 'Not a state of connections', { cause: read.error });
  }
  return read.data;
}

/** The newest calls of IndexNow; the database keeps 500. */
export const listIndexNowCalls = loadFromDatabase(
  () =>
    adminData()
      .from('indexnow_calls')
      .select('id, sent_at, pages, example, outcome, status, retry_at', counted),
  { filterColumns: ['outcome', 'example'] },
);

export const listStrategies = loadFromDatabase(
  () =>
    adminData()
      .from('seo_strategies')
      .select('id, kind, reason, model, pages, items, created_by, created_at', counted),
  { filterColumns: ['kind', 'reason', 'model'] },
);

/**
 * A stored plan by its id.
 * @throws NotFoundError when there is none, DataError when the request fails, ZodError for a plan that cannot be read.
 */
export async function fetchStrategy(id: number): Promise<Strategy> {
  const row = unwrap(
    await adminData()
      .from('seo_strategies')
      .select('id, kind, reason, model, facts, plan, created_at')
      .eq('id', id)
      .single(),
  );
  return strategySchema.parse(row);
}

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
