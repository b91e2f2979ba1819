import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describeError } from '../gateway/log/describe-error.ts';
import type { Observation, TrafficObserver } from '../gateway/observe/observation.ts';
import type { Gateway } from '../gateway/options.ts';
import type { Log } from '../gateway/log/log.ts';
import { createAlerting } from './alerting.ts';
import type { AlertStateFile } from './alert-state.ts';
import { createGauges } from './gauges.ts';
import { operationsStatus } from './operations-status.ts';
import { readTraffic } from './read-traffic.ts';
import type { AlertChannel } from './send-alerts.ts';
import { createTraffic } from './traffic.ts';
import { createWatch, type WatchOptions } from './watch-operations.ts';

export interface ObserveSiteOptions extends Omit<WatchOptions, 'traffic' | 'alerting' | 'now'> {
  /** With it programs may read metrics; null: staff alone. */
  metricsToken: string | null;
  /** Where alerts go beside the log. */
  channels: readonly AlertChannel[];
  stateFile: AlertStateFile;
  log: Log;
  /** Between two looks, ms; default 15 000. Null: only `look` looks. */
  lookMs?: number | null;
  /** See `AlertingOptions`. */
  repeatMs?: number;
  now?: () => Date;
  /** Counters of all processes together; absent: there is this one alone. */
  counted?: () => Promise<Registry>;
}

/** Everything that watches over one gateway. */
export interface SiteObserver {
  /** For the gateway's addresses. */
  observation: Observation;
  /** For its server. */
  traffic: TrafficObserver;
  /** Looks at a gateway again and again from now on; the result stops that, when a running look is over. */
  watch(gateway: Pick<Gateway, 'observed'>): () => Promise<void>;
  /** One look now. Never rejects. */
  look(gateway: Pick<Gateway, 'observed'>): Promise<void>;
}

const LOOK_MS = 15_000;
const NS_IN_MS = 1e6;

/** Makes the parts of observing and puts them together; nothing runs before `watch`. */
export function observeSite(options: ObserveSiteOptions): SiteObserver {
  const { metricsToken, channels, stateFile, log, repeatMs, lookMs = LOOK_MS } = options;
  const now = options.now ?? (() => new Date());
  const traffic = createTraffic();
  const { counted = () => Promise.resolve(traffic.registry) } = options;
  if (!options.counted) collectDefaultMetrics({ register: traffic.registry });
  const gauges = new Registry();
  const setGauges = createGauges(gauges);
  const alerting = createAlerting({ file: stateFile, channels, log, repeatMs });
  const watching = createWatch({
    ...{ ...options, now, alerting },
    traffic: async () => readTraffic(await counted()),
  });
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let looking: Promise<void> = Promise.resolve();
  let hasLooked = false;

  async function lookNow(gateway: Pick<Gateway, 'observed'>): Promise<void> {
    try {
      await watching.look(await gateway.observed());
      hasLooked = true;
    } catch (error) {
      log({ level: 'error', message: 'watching failed', error: describeError(error) });
    }
  }

  function look(gateway: Pick<Gateway, 'observed'>): Promise<void> {
    looking = looking.then(() => lookNow(gateway));
    return looking;
  }

  function lagOf(): number | null {
    const ms = lag.percentile(99) / NS_IN_MS;
    return lag.count === 0 || !Number.isFinite(ms) ? null : ms;
  }

  return {
    traffic,
    look,
    observation: {
      metricsToken,
      async metrics(facts) {
        setGauges(await watching.gather(facts));
        const texts = [await (await counted()).metrics(), await gauges.metrics()];
        return { type: gauges.contentType, text: texts.join('\n') };
      },
      async operations(facts) {
        // In the first seconds of a process nobody has looked yet.
        if (!hasLooked) await look({ observed: () => Promise.resolve(facts) });
        const gathered = await watching.gather(facts);
        return operationsStatus(gathered, watching.judge(gathered), alerting.state(), {
          channels: channels.map(({ name }) => name),
          memoryBytes: process.memoryUsage.rss(),
          eventLoopLagMs: lagOf(),
        });
      },
    },
    watch(gateway) {
      lag.enable();
      let isLooking = false;
      const timer =
        lookMs === null
          ? null
          : setInterval(() => {
              if (isLooking) return;
              isLooking = true;
              void look(gateway).finally(() => {
                isLooking = false;
                // What the lag was a while ago says nothing about now.
                lag.reset();
              });
            }, lookMs);
      timer?.unref();
      return async () => {
        if (timer) clearInterval(timer);
        lag.disable();
        await looking;
      };
    },
  };
}
