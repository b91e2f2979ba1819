import cluster from 'node:cluster';
import { join } from 'node:path';
import { createMailOutbox } from '@talent/backend/mail-outbox';
import type { Environment } from '@talent/node/env/environment';
import type { Backend, Log } from '../gateway/options.ts';
import { createAlertStateFile } from '../observe/alert-state.ts';
import type { Schedule } from '../observe/facts.ts';
import { collectReports } from '../observe/observe-processes.ts';
import {
  observeSite,
  type ObserveSiteOptions,
  type SiteObserver,
} from '../observe/observe-site.ts';
import { observeAsWorker } from '../observe/observe-worker.ts';
import {
  mailChannel,
  smtpTaker,
  webhookChannel,
  type AlertChannel,
  type TakeMail,
} from '../observe/send-alerts.ts';
import type { LatestBackup } from '../observe/watch-operations.ts';

/** Page on which staff see what is observed. */
const STATUS_PATH = '/security-dashboard/status';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What has to happen by itself, under the names that the backend notes it by. */
const SCHEDULES: readonly Schedule[] = [
  { name: 'deliver-mails', does: 'sending mails', atMost: 15 * MINUTE_MS },
  { name: 'linkedin-due', does: 'posting what is planned for LinkedIn', atMost: 15 * MINUTE_MS },
  { name: 'jobs-report-due', does: 'preparing the weekly jobs report', atMost: 3 * HOUR_MS },
  { name: 'delete-expired', does: 'deleting expired data', atMost: 36 * HOUR_MS },
];

export interface ObserveEnvironmentOptions {
  backend: Backend;
  gatewaySecret: string | null;
  log: Log;
  /** Time of the newest backup; absent: nothing makes backups here. */
  latestBackup?: LatestBackup;
  /** Counters of all processes; absent: there is this one alone. */
  counted?: ObserveSiteOptions['counted'];
}

/** Everything that watches over the gateway of this process, as the environment asks for it. */
export function observeEnvironment(
  environment: Environment,
  { latestBackup, counted, ...given }: ObserveEnvironmentOptions,
): SiteObserver {
  const { dataDir, site, observe } = environment;
  return observeSite({
    ...{ ...given, dataDir, ...(counted ? { counted } : {}) },
    origin: site.origin,
    latestBackup: latestBackup ?? null,
    schedules: SCHEDULES,
    metricsToken: observe.metricsToken,
    channels: alertChannels(environment),
    stateFile: createAlertStateFile(join(dataDir, 'alerts.json')),
  });
}

/** What watches over a gateway of `pnpm serve`; null: it is one that answers nobody but the others. */
export function observerOf(
  environment: Environment,
  log: Log,
  { isOneOfMany }: { isOneOfMany: boolean },
): Omit<SiteObserver, 'look'> | null {
  if (!isOneOfMany) return observeEnvironment(environment, { ...hostedOf(environment), log });
  return cluster.isWorker ? observeAsWorker(environment.observe.metricsToken) : null;
}

/** Watches over all processes of a gateway from the first one; the result stops that. */
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

function alertChannels({ dataDir, site, observe }: Environment): AlertChannel[] {
  const { alertEmail, alertWebhook, smtpUrl } = observe;
  const about = { brand: site.brand, site: site.origin, statusPath: STATUS_PATH };
  const takeMail =
    smtpUrl === null
      ? intoMailbox(join(dataDir, 'outbox'), site.email)
      : smtpTaker(smtpUrl, { name: site.brand, address: site.email });
  return [
    ...(alertEmail === null ? [] : [mailChannel(alertEmail, takeMail, about)]),
    ...(alertWebhook === null ? [] : [webhookChannel(alertWebhook, about)]),
  ];
}

/** Without a mail server of its own a local site shows alerts where it shows all its mails. */
function intoMailbox(folder: string, from: string): TakeMail {
  const outbox = createMailOutbox(folder);
  return (mail) => {
    const sent = { ...mail, from };
    return outbox.send(sent);
  };
}
