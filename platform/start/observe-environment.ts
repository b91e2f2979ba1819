import cluster from 'node:cluster';
import { join } from 'node:path';
import type { Environment } from '@talent/settings/environment';
import type { Backend } from '../gateway/http/backend.ts';
import type { Log } from '../gateway/log/log.ts';
import { createAlertStateFile } from '../observe/alerts/alerting.ts';
import { collectReports } from '../observe/processes/observe-processes.ts';
import {
  observeSite,
  type ObserveSiteOptions,
  type SiteObserver,
} from '../observe/observe-site.ts';
import { observeAsWorker } from '../observe/processes/observe-worker.ts';
import {
  mailChannel,
  smtpSender,
  webhookChannel,
  type AlertChannel,
  type SendMail,
} from '../observe/alerts/alert-channels.ts';
import type { LatestBackup } from '../observe/watch-operations.ts';

const STATUS_PATH = '/security-dashboard/status';

export interface ObserveEnvironmentOptions {
  backend: Backend;
  gatewaySecret: string | null;
  log: Log;
  /** Time of the newest backup; absent: no backups are made here. */
  latestBackup?: LatestBackup;
  /** Takes alerts where no mail server is configured. A hosted site has one: its environment is refused without. */
  mailbox?: SendMail;
  /** Counters of all processes; absent: there is only this one. */
  counted?: ObserveSiteOptions['counted'];
}

/** The observer of this process's gateway, as the environment configures it. */
export function observeEnvironment(
  environment: Environment,
  { latestBackup, mailbox, counted, ...given }: ObserveEnvironmentOptions,
): SiteObserver {
  const { dataDir, site, observe } = environment;
  return observeSite({
    ...given,
    dataDir,
    ...(counted ? { counted } : {}),
    origin: site.origin,
    latestBackup: latestBackup ?? null,
    metricsToken: observe.metricsToken,
    channels: alertChannels(environment, mailbox),
    stateFile: createAlertStateFile(join(dataDir, 'alerts.json')),
  });
}

/** The observer of a gateway of `pnpm serve`; null for the primary process of several, which only composes. */
export function observerOf(
  environment: Environment,
  log: Log,
  { isOneOfMany }: { isOneOfMany: boolean },
): Omit<SiteObserver, 'check'> | null {
  if (!isOneOfMany) return observeEnvironment(environment, { ...hostedOf(environment), log });
  return cluster.isWorker ? observeAsWorker(environment.observe.metricsToken) : null;
}

/** Watches all processes of a gateway from the primary one. The result stops that. */
export function observeProcesses(environment: Environment, log: Log): () => Promise<void> {
  const reports = collectReports(log);
  const { counted } = reports;
  const observer = observeEnvironment(environment, { ...hostedOf(environment), log, counted });
  return reports.serve(observer);
}

function hostedOf({ backend, functionSettings }: Environment) {
  const { url, publishableKey } =
    backend.kind === 'hosted' ? backend : { url: '', publishableKey: '' };
  const gatewaySecret = functionSettings['GATEWAY_SECRET'] ?? null;
  return { backend: { url, publishableKey }, gatewaySecret };
}

function alertChannels(
  { site, observe, smtpUrl }: Environment,
  mailbox?: SendMail,
): AlertChannel[] {
  const { alertEmail, alertWebhook } = observe;
  const about = { brand: site.brand, site: site.origin, statusPath: STATUS_PATH };
  const sendMail =
    smtpUrl === null ? mailbox : smtpSender(smtpUrl, { name: site.brand, address: site.email });
  return [
    ...(alertEmail === null || sendMail === undefined
      ? []
      : [mailChannel(alertEmail, sendMail, about)]),
    ...(alertWebhook === null ? [] : [webhookChannel(alertWebhook, about)]),
  ];
}
