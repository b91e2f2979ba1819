import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchProgram, untilUp } from '../fixtures/sites/program.ts';

const entry = fileURLToPath(new URL('../../platform/start/serve.ts', import.meta.url));

/** `pnpm serve` in processes of its own. */
export interface ServedProcess {
  url: string;
  /** Resident memory of all its processes together, MB. */
  megabytes(): Promise<number>;
  stop(): Promise<unknown>;
}

/** Starts it with these variables, and waits until it serves. */
export async function startServe(env: Readonly<Record<string, string>>): Promise<ServedProcess> {
  const served = launchProgram([entry], env);
  await untilUp(served, '"serving"');
  return {
    url: `http://localhost:${env['PORT'] ?? ''}`,
    async megabytes() {
      const pid = served.child.pid ?? 0;
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
      const all = [pid, ...children.split(' ').filter(Boolean).map(Number)];
      const each = await Promise.all(all.map(residentMegabytes));
      return each.reduce((sum, megabytes) => sum + megabytes, 0);
    },
    stop: served.stop,
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}
