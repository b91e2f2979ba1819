import { performance } from 'node:perf_hooks';
import type { GatewayState } from '../gateway/observe/observation.ts';
import type { Backend } from '../gateway/http/backend.ts';
import type { Finding, Alerting } from './alerts/alerting.ts';
import { createCounterWindow } from './measure/counter-window.ts';
import type { Measurements, Objective } from './objectives/objective.ts';
import { hostObjectives } from './objectives/host-objectives.ts';
import { measureCertificate, measureDisk } from './measure/measure-host.ts';
import type { TrafficTotals } from './measure/traffic.ts';
import { siteObjectives } from './objectives/site-objectives.ts';
import { readSummary } from './measure/operations-summary.ts';

export const OBJECTIVES: readonly Objective[] = [...siteObjectives, ...hostObjectives];

/** Time of the newest backup; null: there is none yet. */
export type LatestBackup = () => Promise<Date | null>;

export interface WatchOptions {
  backend: Backend;
  /** Shared with the function that answers with figures; null: no figures are read. */
  gatewaySecret: string | null;
  origin: string;
  dataDir: string;
  /** Null: nothing makes backups here. */
  latestBackup: LatestBackup | null;
  traffic: () => Promise<TrafficTotals>;
  alerting: Alerting;
  now: () => Date;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const TRAFFIC_MS = 5 * MINUTE_MS;

export function createWatch(options: WatchOptions) {
  const { backend, gatewaySecret, origin, dataDir, latestBackup, now } = options;
  const startedAt = now();
  let trafficWindow = createCounterWindow<TrafficTotals>(TRAFFIC_MS);
  trafficWindow.add(startedAt.getTime(), { requests: 0, failed: 0, own: 0, slow: 0 });
  // Before the first release every page answers 503. The objective of releases is about that, and no visitor's request failed.
  let wasEmpty = false;
  const limitedWindow = createCounterWindow<{ limited: number }>(HOUR_MS);
  const summaryOf = cached(30 * SECOND_MS, () => readSummary(backend, gatewaySecret));
  const diskOf = cached(30 * SECOND_MS, () => measureDisk(dataDir));
  const certificateOf = cached(HOUR_MS, () => measureCertificate(origin));
  const backupOf = cached(MINUTE_MS, readBackup);

  async function readBackup(): Promise<Measurements['backup']> {
    if (latestBackup === null) return { status: 'off' };
    return { status: 'on', latest: await latestBackup().catch(() => null) };
  }

  /** All measurements. The slow ones, and those that rarely change, are cached. */
  async function gather(gateway: GatewayState): Promise<Measurements> {
    const [summary, disk, certificate, backup] = await Promise.all([
      summaryOf(),
      diskOf(),
      certificateOf(),
      backupOf(),
    ]);
    return {
      at: now(),
      startedAt,
      gateway,
      disk,
      certificate,
      backup,
      traffic: trafficWindow.growth(),
      backend: summary,
      limitedLastHour: limitedWindow.growth()?.limited ?? null,
    };
  }

  function judge(measured: Measurements): Finding[] {
    return OBJECTIVES.map(({ judge: how, ...objective }) => ({
      ...objective,
      judgement: how(measured),
    }));
  }

  return {
    gather,
    judge,
    /** Gathers, judges and sends alerts. Called every few seconds, one call after the other. */
    async check(gateway: GatewayState): Promise<void> {
      const at = now();
      const totals = await options.traffic();
      const isEmpty = gateway.status.status === 'empty';
      if (isEmpty || wasEmpty) trafficWindow = createCounterWindow(TRAFFIC_MS);
      trafficWindow.add(at.getTime(), totals);
      wasEmpty = isEmpty;
      const answer = await summaryOf();
      if (answer.status === 'read') {
        limitedWindow.add(at.getTime(), { limited: answer.summary.limited_today });
      }
      await options.alerting.take(judge(await gather(gateway)), at);
    },
  };
}

/** Measures at most once in `everyMs`, and returns the last result in between. Parallel calls share one measurement. */
function cached<Value>(everyMs: number, measure: () => Promise<Value>): () => Promise<Value> {
  let measuredAt = -Infinity;
  let last: Promise<Value> | null = null;
  return () => {
    if (last === null || performance.now() - measuredAt >= everyMs) {
      measuredAt = performance.now();
      last = measure();
    }
    return last;
  };
}
