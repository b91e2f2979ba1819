import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { Goal, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

export type FunnelRow = FunctionRow<'traffic_funnel'>;

/** Starts of the addresses on which the form of a goal is. */
const formPaths: Readonly<Record<Goal, readonly string[]>> = {
  contact: ['/contact-ai-recruiters'],
  application: ['/machine-learning-ai-jobs/'],
  newsletter: ['/ai-salary-newsletter', '/ai-hiring-insights-blog', '/blog/'],
  gate: ['/ai-ml-salary-data', '/ai-salary-calculator'],
};

/** How many visits took each step to a goal. */
export async function fetchFunnel(query: VisitsQuery, goal: Goal): Promise<FunnelRow | null> {
  const args = { ...visitArguments(query), goal, form_paths: [...formPaths[goal]] };
  return unwrap(await adminData().rpc('traffic_funnel', args).maybeSingle());
}
