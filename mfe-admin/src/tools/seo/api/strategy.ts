import { strategySchema } from '@talent/api/seo/strategy';
import type { Strategy } from '@talent/api/seo/strategy';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

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
