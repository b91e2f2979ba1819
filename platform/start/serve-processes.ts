import { KnownError } from '@talent/node/terminal/known-error';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Environment } from '@talent/settings/environment';
import { EnvironmentError } from '@talent/settings/environment-error';
import { assertPortIsFree } from '../gateway/node-server.ts';
import type { Log } from '../gateway/log/log.ts';
import { observeProcesses } from './observe-environment.ts';
import { serveSite, type ServedSite } from './serve-site.ts';

/**
 * Serves with several processes on one port, so that all cores of a host answer. This process serves only them: it recomposes stale
 * pages, each once, and restarts processes that end.
 * @throws EnvironmentError, PortInUseError, `process-failed`
 */
export async function serveInProcesses(environment: Environment, log: Log): Promise<ServedSite> {
  const { port, host, composerUrl, gatewayProcesses, functionSettings } = environment;
  const composesHere = composerUrl === null;
  if (composesHere && functionSettings['GATEWAY_SECRET'] === undefined) {
    const expected = 'must be set with GATEWAY_PROCESSES: one process composes for the others';
    throw new EnvironmentError([{ variable: 'GATEWAY_SECRET', expected }]);
  }
  await assertPortIsFree(port, host ?? undefined);
  const composer = composesHere
    ? await serveSite({ ...environment, port: 0 }, log, {
        hostname: '127.0.0.1',
        isOneOfMany: true,
      })
    : null;
  const stopObserving = observeProcesses(environment, log);
  const variables = composer ? { COMPOSER_URL: composer.url } : {};
  let isClosing = false;

  function start(): Worker {
    const worker = cluster.fork(variables);
    worker.once('listening', () => {
      worker.once('exit', (code, signal) => {
        if (isClosing) return;
        log({ level: 'error', message: 'a process ended, another one starts', code, signal });
        start();
      });
    });
    return worker;
  }

  const running = (): Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  async function close(): Promise<void> {
    isClosing = true;
    await stopObserving();
    await Promise.all(
      running().map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
    await composer?.close();
  }

  try {
    await Promise.all(Array.from({ length: gatewayProcesses }, () => untilListening(start())));
  } catch (error) {
    await close();
    throw error;
  }
  log({ level: 'info', message: 'serving', port, processes: gatewayProcesses });
  return { url: `http://localhost:${port}`, close };
}

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve());
    const reason = 'A process of the gateway ended before it served. Its output above says why.';
    worker.once('exit', () => reject(new KnownError('process-failed', reason)));
  });
}
