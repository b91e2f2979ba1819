import { createGateway } from '../../gateway/gateway.ts';
import { createPollOnRequest, type PollOnRequest } from '../../gateway/live/poll-on-request.ts';
import type { Gateway, GatewayOptions } from '../../gateway/options.ts';

/** Context of one request on Workers. */
export interface WorkerContext {
  /** Keeps the request's work alive until the promise settles, for 30 s after the answer at most. */
  waitUntil(work: Promise<unknown>): void;
}

/** A gateway on a runtime without timers, where background work ends with its request. */
export interface WorkerSite {
  fetch(request: Request, context: WorkerContext): Promise<Response>;
  /** Sends the events that are still waiting. */
  close(): Promise<void>;
}

/** Header with the visitor's address. Cloudflare removes a visitor's own header of this name. */
const ADDRESS_HEADER = 'CF-Connecting-IP';

export interface WorkerSiteOptions extends GatewayOptions {
  /** Interval of checking for a new release, ms. */
  pollMs: number;
  /** Interval of verifying every live file, ms. Each time costs a read of every file. */
  verifyMs: number;
}

/** A gateway and the state of its checks. */
interface Running {
  gateway: Gateway;
  look: PollOnRequest;
  /** When every live file was last read, ms since 1970. */
  verifiedAt: number;
}

export function createWorkerSite(options: WorkerSiteOptions): WorkerSite {
  const { pollMs, verifyMs, log } = options;

  function start(): Running {
    const gateway = createGateway({ ...options, pollMs: null, compressesForwarded: false });
    return { gateway, look: createPollOnRequest(gateway, pollMs), verifiedAt: 0 };
  }

  let running = start();
  return {
    async fetch(request, context) {
      if (running.look.isLost()) {
        log({ level: 'warn', message: 'a look for releases was lost, everything is read anew' });
        running = start();
      }
      const { gateway, look } = running;
      // Background work may start more. Without `waitUntil` all of it ends with the request.
      const keepAlive = (work: Promise<unknown>): void =>
        context.waitUntil(work.then(() => gateway.settled()));
      const looking = look.due();
      if (looking !== null) {
        keepAlive(looking.done);
        if (looking.isOverdue) await looking.done;
      }
      const address = request.headers.get(ADDRESS_HEADER);
      const answer = gateway.fetch(request, address === null ? {} : { address });
      // Other requests may wait for this one's reads, which must not end when its visitor disconnects.
      keepAlive(answer);
      if (Date.now() - running.verifiedAt >= verifyMs) {
        running.verifiedAt = Date.now();
        keepAlive(answer.then(() => gateway.verify()));
      }
      return answer;
    },
    close: () => running.gateway.close(),
  };
}
