import { KnownError } from '@talent/node/terminal/known-error';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { composePair } from '../compose/compose-pair.ts';
import { type Environment } from '@talent/settings/environment';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { createGateway } from '../gateway/gateway.ts';
import { assertPortIsFree, serveGateway } from '../gateway/node-server.ts';
import type { Gateway } from '../gateway/options.ts';
import type { Log } from '../gateway/log/log.ts';
import { logLine } from '@talent/node/log/log-line';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { openSignedStore } from '../registry/local-trust.ts';
import { history, readLatest } from '../registry/registry.ts';
import { functionNames } from '@talent/backend/functions/mount-functions';
import { latestBackup } from '@talent/backend/backup/backup-list';
import { createMailOutbox } from '@talent/backend/mail/outbox';
import { openStore } from '../store/open-store.ts';
import { createLogFile } from './log-file.ts';
import { isLoopback, openToOthers, ownOrigin, THIS_MACHINE } from './listening-address.ts';
import { observeEnvironment } from './observe-environment.ts';
import type { SendMail } from '../observe/alerts/alert-channels.ts';
import type { Progress } from '@talent/node/terminal/progress';
import { buildAndRelease } from './build-and-release.ts';
import { releaseBuilds } from './release-builds.ts';
import { writeRunFile } from './run-file.ts';
import { gatewayOptionsOf } from './serve-site.ts';
import { startBackend, type StartedBackend } from './start-backend.ts';

/** A running site. */
export interface RunningSite {
  url: string;
  admin: StartedBackend['admin'];
  mailboxUrl: StartedBackend['mailboxUrl'];
  close(): Promise<void>;
}

/**
 * Builds what changed, starts the backend, publishes, composes, and serves.
 * @param releases `as they are`, for development: serves the live release and builds nothing; the backend follows its sources
 */
export async function startSite(
  environment: Environment,
  progress: Progress,
  { releases = 'newest' }: { releases?: 'newest' | 'as they are' } = {},
): Promise<RunningSite> {
  const { dataDir, port, site, host } = environment;
  const hostname = host ?? THIS_MACHINE;
  await assertPortIsFree(port, hostname);
  for (const line of openToOthers(hostname)) progress.note(line);
  await mkdir(dataDir, { recursive: true });
  const plain = openStore(dataDir, environment.store);
  const store = await openSignedStore(plain, environment);
  const following = { followsSources: releases === 'as they are' };
  const started = await progress.step('Backend', () =>
    startBackend(environment, progress.note, following),
  );
  const closing: (() => Promise<void>)[] = [() => started.close()];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) {
      // The other parts stop all the same: nothing may be left behind.
      await end().catch((error: unknown) => progress.note(`A part did not stop: ${String(error)}`));
    }
  };
  try {
    const { backend, guardSecret, gatewaySecret } = started;
    // Pages are composed over HTTP, from the site's own origin.
    const url = isLoopback(hostname) ? `http://localhost:${port}` : ownOrigin(hostname, port);
    const composeBackend = {
      url: environment.backend.kind === 'hosted' ? backend.url : ownOrigin(hostname, port),
      key: backend.publishableKey,
    };
    const log = createLog(dataDir, progress);
    const composeWith = {
      site,
      backend: composeBackend,
      warn: (message: string): void => log({ level: 'warn', message }),
    };
    const { isDaily, folder: backups } = environment.backups;
    const observer = observeEnvironment(environment, {
      backend,
      gatewaySecret,
      log,
      mailbox: intoMailbox(join(dataDir, 'outbox'), site.email),
      ...(isDaily && environment.backend.kind !== 'hosted'
        ? { latestBackup: async () => (await latestBackup(dataDir, backups))?.at ?? null }
        : {}),
    });
    const gateway = createGateway({
      ...gatewayOptionsOf(environment),
      store,
      backend,
      guardSecret,
      gatewaySecret,
      observation: observer.observation,
      log,
      recompose: async (request) => {
        await composePair({ store, ...composeWith, ...request });
      },
    });
    closing.push(() => gateway.close());
    const server = await serveGateway(gateway, {
      port,
      hostname,
      traffic: observer.traffic,
      proxies: environment.gatewayProxies,
    });
    closing.push(() => server.close());
    closing.push(observer.watch(gateway));
    const run = await writeRunFile(dataDir, {
      url,
      publishableKey: backend.publishableKey,
      functions: functionNames(join(REPOSITORY_ROOT, 'supabase/functions')),
    });
    closing.push(() => run.remove());
    const running = { url, admin: started.admin, mailboxUrl: started.mailboxUrl, close };
    const { release } = await readLatest(store, DEFAULT_CHANNEL);
    if (releases === 'as they are' && release) {
      await untilLive(gateway, release.revision);
      return running;
    }

    await buildAndRelease({
      root: REPOSITORY_ROOT,
      past: await history(store, DEFAULT_CHANNEL),
      progress,
      release: (folders) => releaseBuilds(store, DEFAULT_CHANNEL, folders, composeWith),
    });
    const now = await readLatest(store, DEFAULT_CHANNEL);
    await untilLive(gateway, now.release?.revision ?? 0);
    return running;
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilLive(gateway: Gateway, revision: number): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const status = gateway.status();
    if (status.status === 'ok' && status.revision >= revision) return;
    if (performance.now() > deadline) {
      throw new KnownError(
        'not-live',
        `Revision ${revision} does not go live: ${JSON.stringify(status.registry)}. ` +
          'gateway.log in the data folder says why.',
      );
    }
    await setTimeout(20);
  }
}

/** Writes all lines to a file, and prints warnings and errors. */
function createLog(dataDir: string, progress: Progress): Log {
  const write = createLogFile(join(dataDir, 'gateway.log'), {
    onTrouble: (reason) => progress.note(`gateway.log cannot be written: ${reason}`),
  });
  return (entry) => {
    write(logLine({ at: new Date().toISOString(), ...entry }));
    if (entry.level !== 'info') progress.note(`${entry.level}: ${logLine(entry)}`);
  };
}

/** Alerts go into the mailbox of the local site, as all its mails do. */
function intoMailbox(folder: string, from: string): SendMail {
  const outbox = createMailOutbox(folder);
  return (mail) => {
    const sent = { ...mail, from };
    return outbox.send(sent);
  };
}
