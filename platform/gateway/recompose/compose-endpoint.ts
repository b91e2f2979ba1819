import type { ArtifactReader } from '../live/artifact-reader.ts';
import { carriesSecret } from '../http/bearer-secret.ts';
import { composeOrderSchema, type ComposeOrder } from './compose-protocol.ts';
import { firstLineOf } from '../describe-error.ts';
import type { Frames } from '../pages/shell-pages.ts';
import { limitBody } from '../http/limit-body.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { RecomposeQueue } from './local-queue.ts';
import { respondJson } from '../http/respond.ts';

/** What orders are filled with. */
export interface ComposeOrdersOptions {
  artifacts: ArtifactReader;
  frames: Frames;
  queue: RecomposeQueue;
  /** Shared with the gateways that may ask; null: nobody may. */
  secret: string | null;
}

const MAX_BYTES = 1024 * 1024;

/**
 * Answers `POST /_compose`, a `ComposeOrder` of another gateway of the same store which cannot compose itself. Its orders
 * stand in the queue of this host, so that still only one composition of a pair runs at a time. To everybody else
 * it is a path like any unknown one.
 */
export function createComposeOrders(
  options: ComposeOrdersOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { artifacts, frames, queue, secret } = options;

  async function fill(order: ComposeOrder): Promise<Response> {
    const shell = await artifacts.published('shell', order.shell, 'previews');
    const app = await artifacts.published(order.app, order.version, 'previews');
    if (!shell || !app) {
      return respondJson(422, { code: 'unknown-pair', message: 'That pair is not published.' });
    }
    if (order.when === 'behind') {
      const key = `${order.shell}/${order.app}/${order.version}`;
      queue.request({
        shell: { manifest: shell },
        app: { manifest: app, pair: { key } },
        target: order.target,
        composedAt: new Date(order.composedAt),
        maxAge: order.maxAge,
      });
      return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
    }
    try {
      await queue.now({ shell, app, paths: order.paths });
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return respondJson(503, { code: 'not-composed', message: firstLineOf(error) });
    }
  }

  return async function serve(request, site) {
    if (secret === null || !(await carriesSecret(secret, request)))
      return frames.notFound(request, site);
    const order = composeOrderSchema.safeParse(await readJson(request));
    if (order.success) return fill(order.data);
    return respondJson(422, { code: 'wrong-order', message: 'This is no order to compose.' });
  };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await new Response(limitBody(request.body, MAX_BYTES).stream).json();
  } catch {
    return null;
  }
}
