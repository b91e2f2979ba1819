import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describeError, type Log } from '../gateway/log/log.ts';
import type { Observation } from '../gateway/observe/observation.ts';
import type { Gateway } from '../gateway/options.ts';
import {
  createAlerting,
  type AlertStateFile,
  type AlertState,
  type Finding,
} from './alerts/alerting.ts';
import { createGauges } from './measure/gauges.ts';
import type { AlertChannel } from './alerts/alert-channels.ts';
import { createTraffic, readTraffic } from './measure/traffic.ts';
import { createWatch, type WatchOptions } from './watch-operations.ts';
import type { OperationsStatus } from '@talent/api/operations/operations-status';
import type { Measurements } from './objectives/objective.ts';

export interface ObserveSiteOptions extends Omit<WatchOptions, 'traffic' | 'alerting' | 'now'> {
  /** Programs may read metrics with it; null: only staff may. */
  metricsToken: string | null;
  /** Receivers of alerts, beside the log. */
  channels: readonly AlertChannel[];
  stateFile: AlertStateFile;
  log: Log;
  checkMs?: number | null;
  repeatMs?: number;
  now?: () => Date;
  /** Counters of all processes together; absent: there is only this one. */
  counted?: () => Promise<Registry>;
}

type Observed = Pick<Gateway, 'observed'>;

export type SiteObserver = ReturnType<typeof observeSite>;

const CHECK_MS = 15_000;
const NS_IN_MS = 1e6;

/** Watches over one gateway: metrics, status page and alerts. */
export function observeSite(options: ObserveSiteOptions) {
  const { metricsToken, channels, stateFile, log, repeatMs, checkMs = CHECK_MS } = options;
  const now = options.now ?? (() => new Date());
  const traffic = createTraffic();
  const { counted = () => Promise.resolve(traffic.registry) } = options;
  if (!options.counted) collectDefaultMetrics({ register: traffic.registry });
  const gauges = new Registry();
  const setGauges = createGauges(gauges);
  const alerting = createAlerting({ file: stateFile, channels, log, repeatMs });
  const watching = createWatch({
    ...options,
    now,
    alerting,
    traffic: async () => readTraffic(await counted()),
  });
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let checking: Promise<void> = Promise.resolve();
  let hasChecked = false;

  async function checkNow(gateway: Observed): Promise<void> {
    try {
      await watching.check(await gateway.observed());
      hasChecked = true;
    } catch (error) {
      log({ level: 'error', message: 'watching failed', error: describeError(error) });
    }
  }

  function check(gateway: Observed): Promise<void> {
    checking = checking.then(() => checkNow(gateway));
    return checking;
  }

  function lagOf(): number | null {
    const ms = lag.percentile(99) / NS_IN_MS;
    return lag.count === 0 || !Number.isFinite(ms) ? null : ms;
  }

  const observation: Observation = {
    metricsToken,
    async metrics(state) {
      setGauges(await watching.gather(state));
      const texts = [await (await counted()).metrics(), await gauges.metrics()];
      return { type: gauges.contentType, text: texts.join('\n') };
    },
    async operations(state) {
      // A new process has made no check yet.
      if (!hasChecked) await check({ observed: () => Promise.resolve(state) });
      const gathered = await watching.gather(state);
      return operationsStatus(gathered, watching.judge(gathered), alerting.state(), {
        channels: channels.map(({ name }) => name),
        memoryBytes: process.memoryUsage.rss(),
        eventLoopLagMs: lagOf(),
      });
    },
  };

  return {
    traffic,
    check,
    observation,
    /** Checks a gateway at intervals. The result stops that, after a running check. */
    watch(gateway: Observed): () => Promise<void> {
      lag.enable();
      let isChecking = false;
      const checkAgain = (): void => {
        if (isChecking) return;
        isChecking = true;
        void check(gateway).finally(() => {
          isChecking = false;
          // Only the lag since the last check counts.
          lag.reset();
        });
      };
      const timer = checkMs === null ? undefined : setInterval(checkAgain, checkMs).unref();
      return async () => {
        clearInterval(timer);
        lag.disable();
        await checking;
      };
    },
  };
}

const RETENTION = 'delete-expired';

function operationsStatus(
  measured: Measurements,
  findings: readonly Finding[],
  state: AlertState,
  host: { channels: string[]; memoryBytes: number; eventLoopLagMs: number | null },
): OperationsStatus {
  const { gateway, traffic, backend, backup } = measured;
  const summary = backend.status === 'read' ? backend.summary : null;
  const latest = backup.status === 'on' ? backup.latest : null;
  return {
    at: measured.at.toISOString(),
    objectives: findings.map(({ judgement, ...objective }) => ({
      ...objective,
      status: judgement.status,
      figure: judgement.figure,
      since: state.book[objective.id]?.since ?? null,
    })),
    alerts: state.recent,
    channels: host.channels,
    unsent: state.unsent.length,
    figures: {
      revision: gateway.status.status === 'ok' ? gateway.status.revision : null,
      releasedAt: gateway.releasedAt,
      isCanaryOpen: gateway.isCanaryOpen,
      recompositionsWaiting: gateway.recompositionsWaiting,
      requests: traffic?.requests ?? null,
      failed: traffic?.failed ?? null,
      mailsQueued: summary?.mails.queued ?? null,
      mailsFailed: summary?.mails.failed ?? null,
      retentionAt: summary?.schedules.find(({ name }) => name === RETENTION)?.succeeded_at ?? null,
      backupAt: latest?.toISOString() ?? null,
      startedAt: measured.startedAt.toISOString(),
      memoryBytes: host.memoryBytes,
      eventLoopLagMs: host.eventLoopLagMs,
    },
  };
}
