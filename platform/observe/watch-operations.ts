import { performance } from 'node:perf_hooks';
import type { GatewayFacts } from '../gateway/observe/observation.ts';
import type { Backend } from '../gateway/http/backend.ts';
import type { Finding } from './alert-book.ts';
import type { Alerting } from './alerting.ts';
import { createCounterWindow } from './counter-window.ts';
import type { OperationFacts, Schedule } from './facts.ts';
import { hostObjectives } from './host-objectives.ts';
import { measureCertificate, measureDisk } from './measure-host.ts';
import { measuredRarely } from './measured-rarely.ts';
import type { Objective } from './objective.ts';
import { readSummary } from './operations-summary.ts';
import type { TrafficTotals } from './read-traffic.ts';
import { siteObjectives } from './site-objectives.ts';

export const OBJECTIVES: readonly Objective[] = [...siteObjectives, ...hostObjectives];

/** Time of the newest backup; null: there is none yet. */
export type LatestBackup = () => Promise<Date | null>;

export interface WatchOptions {
  backend: Backend;
  /** Shared with the function that gives figures; null: there are none. */
  gatewaySecret: string | null;
  /** Public address: its certificate is looked at. */
  origin: string;
  /** Folder whose disk is measured. */
  dataDir: string;
  /** Null: nothing makes backups here. */
  latestBackup: LatestBackup | null;
  schedules: readonly Schedule[];
  /** Requests since the process began. */
  traffic: () => Promise<TrafficTotals>;
  alerting: Alerting;
  now: () => Date;
}

/** Gathers what is known, judges it, and has people told. */
export interface Watch {
  /** Everything that is known; what is slow or rare to change is not measured each time. */
  gather(gateway: GatewayFacts): Promise<OperationFacts>;
  judge(facts: OperationFacts): Finding[];
  /** Gathers, judges and tells: to be called every few seconds, one after the other. */
  look(gateway: GatewayFacts): Promise<void>;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const TRAFFIC_MS = 5 * MINUTE_MS;

export function createWatch(options: WatchOptions): Watch {
  const { backend, gatewaySecret, origin, dataDir, latestBackup, schedules, now } = options;
  const startedAt = now();
  const clock = () => performance.now();
  const trafficWindow = createCounterWindow<TrafficTotals>(TRAFFIC_MS);
  trafficWindow.add(startedAt.getTime(), { requests: 0, failed: 0, own: 0, slow: 0 });
  const limitedWindow = createCounterWindow<{ limited: number }>(HOUR_MS);
  const summaryOf = measuredRarely(
    30 * SECOND_MS,
    () => readSummary(backend, gatewaySecret),
    clock,
  );
  const diskOf = measuredRarely(30 * SECOND_MS, () => measureDisk(dataDir), clock);
  const certificateOf = measuredRarely(HOUR_MS, () => measureCertificate(origin), clock);
  const backupOf = measuredRarely(MINUTE_MS, readBackup, clock);

  async function readBackup(): Promise<OperationFacts['backup']> {
    if (latestBackup === null) return { status: 'off' };
    return { status: 'on', latest: await latestBackup().catch(() => null) };
  }

  async function gather(gateway: GatewayFacts): Promise<OperationFacts> {
    const [summary, disk, certificate, backup] = await Promise.all([
      summaryOf(),
      diskOf(),
      certificateOf(),
      backupOf(),
    ]);
    return {
      ...{ at: now(), startedAt, gateway, schedules, disk, certificate, backup },
      traffic: trafficWindow.growth(),
      backend: summary,
      limitedLastHour: limitedWindow.growth()?.limited ?? null,
    };
  }

  function judge(facts: OperationFacts): Finding[] {
    return OBJECTIVES.map(({ judge: how, ...objective }) => ({
      ...objective,
      judgement: how(facts),
    }));
  }

  return {
    gather,
    judge,
    async look(gateway) {
      const at = now();
      trafficWindow.add(at.getTime(), await options.traffic());
      const answer = await summaryOf();
      if (answer.status === 'read') {
        limitedWindow.add(at.getTime(), { limited: answer.summary.limited_today });
      }
      await options.alerting.take(judge(await gather(gateway)), at);
    },
  };
}
