import { hasBearerSecret } from '../http/bearer-secret.ts';
import { readLimitedJson } from '../http/limited-body.ts';
import { respondEmpty, respondJson } from '../http/respond.ts';
import type { ServeSite } from '../live/live-site.ts';
import { pairKey, readPagePair } from '../live/page-pair.ts';
import { firstLineOf } from '../log/log.ts';
import { composeOrderSchema, type ComposeOrder } from './compose-protocol.ts';
import type { PageContext } from '../pages/page-context.ts';

interface ComposeEndpointOptions extends PageContext {
  /** Shared with the gateways that may ask; null: none may. */
  secret: string | null;
}

const MAX_BYTES = 1024 * 1024;

/** Answers `POST /_compose`, an order of a gateway of this store that cannot compose itself. Orders join this host's queue. */
export function createComposeEndpoint(options: ComposeEndpointOptions): ServeSite {
  const { store, artifacts, notFound, queue, secret } = options;

  async function fill(order: ComposeOrder): Promise<Response> {
    const shell = await artifacts.published('shell', order.shell, 'previews');
    const app = await artifacts.published(order.app, order.version, 'previews');
    if (!shell || !app) {
      return respondJson(422, { code: 'unknown-pair', message: 'That pair is not published.' });
    }
    if (order.when === 'behind') {
      queue.request({
        shell: { manifest: shell },
        app: { manifest: app, pair: { key: pairKey(order) } },
        target: order.target,
        composedAt: new Date(order.composedAt),
        maxAge: order.maxAge,
      });
      return respondEmpty(202);
    }
    if (order.when === 'look') {
      await queue.lookUp({ shell, app, path: order.path });
      const composed = await readPagePair(store, order, 'previews');
      return respondEmpty(composed?.pages.has(order.path) ? 204 : 202);
    }
    try {
      await queue.now({ shell, app, paths: order.paths });
      return respondEmpty(204);
    } catch (error) {
      return respondJson(503, { code: 'not-composed', message: firstLineOf(error) });
    }
  }

  return async function serve(request, site) {
    if (secret === null || !(await hasBearerSecret(request, secret)))
      return notFound(request, site);
    const order = composeOrderSchema.safeParse(await readLimitedJson(request, MAX_BYTES));
    if (order.success) return fill(order.data);
    return respondJson(422, { code: 'wrong-order', message: 'This is no order to compose.' });
  };
}
