import { createGateway } from '../../gateway/gateway.ts';
import { createPollOnRequest, type PollOnRequest } from '../../gateway/live/poll-on-request.ts';
import type { Gateway, GatewayOptions } from '../../gateway/options.ts';

/** What Workers give for the time of one request. */
export interface WorkerContext {
  /** Keeps the request's work alive until the promise settles, for 30 s after the answer at most. */
  waitUntil(work: Promise<unknown>): void;
}

/** A gateway on a runtime without timers, where what is not waited for ends with its request. */
export interface WorkerSite {
  fetch(request: Request, context: WorkerContext): Promise<Response>;
  /** Hands on what was noted. */
  close(): Promise<void>;
}

/** Where Cloudflare says who is asking; a visitor's own header of this name does not get through. */
const ADDRESS_HEADER = 'CF-Connecting-IP';

export interface WorkerSiteOptions extends GatewayOptions {
  /** How old the last look for a new release may be, ms. */
  pollMs: number;
  /** How often every live file is read and compared, ms: each time costs a read of each. */
  verifyMs: number;
}

/** A gateway, and what is known of its looks. */
interface Running {
  gateway: Gateway;
  look: PollOnRequest;
  /** When every live file was last read, ms since 1970. */
  verifiedAt: number;
}

export function createWorkerSite(options: WorkerSiteOptions): WorkerSite {
  const { pollMs, verifyMs, log } = options;

  function start(): Running {
    const gateway = createGateway({ ...options, pollMs: null });
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
      // What goes on may begin more, and all of it ends with the request unless somebody waits.
      const keepAlive = (work: Promise<unknown>): void =>
        context.waitUntil(work.then(() => gateway.settled()));
      const looking = look.due();
      if (looking !== null) {
        keepAlive(looking.done);
        if (looking.isOverdue) await looking.done;
      }
      const address = request.headers.get(ADDRESS_HEADER);
      const answer = gateway.fetch(request, address === null ? {} : { address });
      // Other requests may wait for what this one has begun to read: a visitor who goes away does not end it.
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
