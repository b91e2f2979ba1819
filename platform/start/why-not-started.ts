import { readRun } from '@talent/backend/running/resolve-backend';
import { DataDirLockedError } from '@talent/node/data-folder/data-dir-lock';
import { KnownError } from '@talent/node/terminal/known-error';
import { PortInUseError } from '../gateway/node-server.ts';
import { ownOrigin, THIS_MACHINE } from './listening-address.ts';

/** Longest time that the program on the port may take to answer, ms. */
const ANSWER_MS = 5000;

/** Throws the error of a start, or `already-running` where a site like this one uses the data folder or the port. */
export async function whyNotStarted(
  error: unknown,
  { dataDir, port }: { dataDir: string; port: number },
): Promise<never> {
  const isPort = error instanceof PortInUseError;
  if (!isPort && !(error instanceof DataDirLockedError)) throw error;
  const run = await readRun(dataDir).catch(() => null);
  const isOurs = isPort ? URL.parse(run?.url ?? '')?.port === String(port) : run?.pid === error.pid;
  const where =
    run !== null && isOurs
      ? `at ${run.url} (process ${run.pid}, data folder ${dataDir})`
      : `at http://localhost:${port}, with another data folder`;
  if (!isOurs && !(isPort && (await isSite(ownOrigin(THIS_MACHINE, port))))) throw error;
  throw new KnownError(
    'already-running',
    `This site runs already, ${where}. Stop it with Ctrl+C, or start another with a folder and a port of its own: DATA_DIR=.data2 PORT=${port + 1} npm start`,
  );
}

/** Whether a site like this one answers: the health of no other program has these fields. */
async function isSite(origin: string): Promise<boolean> {
  const health = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((response) => response.json() as Promise<object>)
    .catch(() => ({}));
  return 'registry' in health && 'backend' in health;
}
