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

/** Which services of search engines this site is connected to. @throws DataError; ZodError for an answer of another version. */
export async function fetchConnections(): Promise<SeoConnections> {
  const { functions } = adminData();
  const { data, error } = await functions.invoke<unknown>('seo-connections', { method: 'GET' });
  if (error === null) return seoConnectionsSchema.parse(data);
  throw new DataError('REQUEST_FAILED', 'No state of the connections', { cause: error });
}

const callColumns = 'id, sent_at, pages, example, outcome, status, retry_at';
const planColumns = 'id, kind, reason, model, pages, items, created_by, created_at';

/** The newest calls of IndexNow; the database keeps 500. */
export const listIndexNowCalls = loadFromDatabase(
  () => adminData().from('indexnow_calls').select(callColumns, counted),
  { filterColumns: ['outcome', 'example'] },
);

export const listStrategies = loadFromDatabase(
  () => adminData().from('seo_strategies').select(planColumns, counted),
  { filterColumns: ['kind', 'reason', 'model'] },
);

/**
 * A stored plan by its id.
 * @throws NotFoundError when there is none, DataError when the request fails, ZodError for a plan that cannot be read.
 */
export async function fetchStrategy(id: number): Promise<Strategy> {
  const plan = await adminData()
    .from('seo_strategies')
    .select('id, kind, reason, model, facts, plan, created_at')
    .eq('id', id)
    .single();
  return strategySchema.parse(unwrap(plan));
}

type StrategyAnswer =
  | { status: 'made'; strategy: Strategy }
  | { status: 'failed'; failure: StrategyFailure };

/**
 * Has a plan made of measured facts and stored.
 * @throws DataError when the request does not come through; ZodError when it comes back as something else.
 */
export async function requestStrategy(
  body: StrategyRequest,
  signal: AbortSignal,
): Promise<StrategyAnswer> {
  const { functions } = adminData();
  const asked = await functions.invoke<unknown>('seo-strategy', { body, signal });
  const { data, error, response } = asked;
  if (error === null) return { status: 'made', strategy: strategySchema.parse(data) };
  const failure = strategyFailureSchema.safeParse(await response?.json().catch(() => null));
  if (failure.success) return { status: 'failed', failure: failure.data };
  throw new DataError('REQUEST_FAILED', 'No plan was made', { cause: error });
}
