import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../platform/start/serve.ts', import.meta.url));

/** `pnpm serve` in processes of its own. */
export interface ServedProcess {
  url: string;
  /** Resident memory of all its processes together, MB. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts it with these variables alone, and waits until it serves. */
export async function startServe(env: Readonly<Record<string, string>>): Promise<ServedProcess> {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const serving = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('"serving"')) resolve();
    });
  });
  const failed = ended.then(() => Promise.reject(new Error('The gateway ended before it served.')));
  await Promise.race([serving, failed]);
  failed.catch(() => undefined);
  return {
    url: `http://localhost:${env['PORT'] ?? ''}`,
    async megabytes() {
      const pid = child.pid ?? 0;
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
      const all = [pid, ...children.split(' ').filter(Boolean).map(Number)];
      const each = await Promise.all(all.map(residentMegabytes));
      return each.reduce((sum, megabytes) => sum + megabytes, 0);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}
