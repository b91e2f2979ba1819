import type { Context, Hono } from 'hono';
import { hasBearerSecret } from '../http/bearer-secret.ts';
import type { Client } from '../http/client.ts';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { BackendProbe } from './backend-probe.ts';
import type { GatewayState, Observation } from './observation.ts';

const METRICS_PATH = '/_platform/metrics';
const OPERATIONS_PATH = '/_platform/operations';

type Route = { Bindings: Client };

interface ObserveOptions {
  probe: BackendProbe;
  state: () => GatewayState;
  /** Null: the host has no metrics, and two of the addresses are not added. */
  observation: Observation | null;
  isAdmin: (request: Request) => Promise<boolean>;
  notFound: (context: Context<Route>) => Promise<Response>;
}

/** Adds the addresses for monitoring: three for everyone, metrics for staff or with a token, operations for staff. */
export function mountObserve(
  app: Hono<Route>,
  { probe, state, observation, isAdmin, notFound }: ObserveOptions,
): void {
  app.get('/livez', () => respondJson(200, { live: true }));

  app.get('/readyz', async () => {
    const { status } = await probe.look();
    const reasons: string[] = [];
    if (state().status.status === 'empty') reasons.push('no-release');
    if (status === 'failing') reasons.push('backend-failing');
    const ready = reasons.length === 0;
    return respondJson(ready ? 200 : 503, { ready, reasons });
  });

  // 200 as long as a release is served, even without a database: a load balancer must not remove a gateway that still has
  // every public page.
  app.get('/healthz', async () => {
    // Without the reason, which may contain internal details.
    const { status, since, checkedAt } = await probe.look();
    const report = state().status;
    const backend = { status, since, checkedAt };
    return respondJson(report.status === 'ok' ? 200 : 503, { ...report, backend });
  });

  for (const path of ['/livez', '/readyz', '/healthz']) {
    app.all(path, () => methodNotAllowed('GET, HEAD'));
  }
  if (observation === null) return;
  const { metricsToken } = observation;

  async function mayReadMetrics(request: Request): Promise<boolean> {
    if (metricsToken !== null && (await hasBearerSecret(request, metricsToken))) return true;
    return isAdmin(request);
  }

  app.all(METRICS_PATH, async (context) => {
    const request = context.req.raw;
    if (!(await mayReadMetrics(request))) return notFound(context);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    await probe.look();
    const { type, text } = await observation.metrics(state());
    return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
  });

  app.all(OPERATIONS_PATH, async (context) => {
    const request = context.req.raw;
    if (!(await isAdmin(request))) return notFound(context);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    await probe.look();
    return respondJson(200, await observation.operations(state()));
  });
}
