import { fileURLToPath } from 'node:url';
import { launchProgram } from '../fixtures/sites/program.ts';

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

async function end(
  args: string[],
  env: Record<string, string>,
  killAfterMs?: number,
): Promise<Ended> {
  const publisher = launchProgram(args, env);
  let isKilled = false;
  const timer = setTimeout(
    () => {
      isKilled = publisher.child.kill('SIGKILL');
    },
    killAfterMs ?? 2 ** 30,
  );
  const code = await publisher.ended;
  clearTimeout(timer);
  const status = code === 0 ? 'done' : isKilled ? 'killed' : 'failed';
  return { status, output: publisher.output() };
}
