import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('../fixtures/sites/release-child.ts', import.meta.url));
const cli = fileURLToPath(new URL('../../platform/cli/main.ts', import.meta.url));

/** The running site that is released to. */
export interface Target {
  dataDir: string;
  url: string;
  publishableKey: string;
}

/** How a command ended: `killed` by us, or with an exit code. */
export interface Ended {
  status: 'done' | 'failed' | 'killed';
  output: string;
}

/** Publishes an artifact folder and makes it live, in a process of its own, killed after `killAfterMs` if that comes first. */
export function release(target: Target, folder: string, killAfterMs?: number): Promise<Ended> {
  const { dataDir, url, publishableKey } = target;
  return end([child, dataDir, folder, url, publishableKey], {}, killAfterMs);
}

/** `pnpm rollback <app>` as a team calls it. */
export function rollBack({ dataDir, url }: Target, app: string): Promise<Ended> {
  return end([cli, 'rollback', app], { DATA_DIR: dataDir, PORT: new URL(url).port });
}

function end(args: string[], env: Record<string, string>, killAfterMs?: number): Promise<Ended> {
  const publisher = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [publisher.stdout, publisher.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let isKilled = false;
  const timer = setTimeout(
    () => {
      isKilled = publisher.kill('SIGKILL');
    },
    killAfterMs ?? 2 ** 30,
  );
  return new Promise((resolve) =>
    publisher.once('exit', (code) => {
      clearTimeout(timer);
      const status = code === 0 ? 'done' : isKilled ? 'killed' : 'failed';
      resolve({ status, output });
    }),
  );
}
