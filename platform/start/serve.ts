import cluster from 'node:cluster';
import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/settings/environment';
import type { Log } from '../gateway/log/log.ts';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { logLine } from '@talent/node/log/log-line';
import { serveInProcesses } from './serve-processes.ts';
import { serveSite } from './serve-site.ts';

const command = createCommand('pnpm serve')
  .description(
    'Serves what is released: a gateway for production. Its log goes to standard output, one JSON line for each event. ' +
      'Settings are environment variables: .env.example lists them.',
  )
  .action(async () => {
    const environment = readProcessEnvironment();
    const log: Log = (entry) => {
      process.stdout.write(`${logLine({ at: new Date().toISOString(), ...entry })}\n`);
    };
    secureDataDir(environment.dataDir, { note: (message) => log({ level: 'info', message }) });
    const site = cluster.isWorker
      ? await serveSite(environment, log, { isOneOfMany: true })
      : environment.gatewayProcesses > 1
        ? await serveInProcesses(environment, log)
        : await serveSite(environment, log);
    const stop = (): void => void site.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
await runMain(command);
// The channel to the primary process would keep a worker alive.
if (process.exitCode !== undefined && cluster.isWorker) process.exit();
