import { KnownError } from '@talent/node/terminal/known-error';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { promisify, stripVTControlCharacters } from 'node:util';
import { forEachLimited } from '../store/for-each-limited.ts';

const run = promisify(execFile);

export const BUILDS_AT_ONCE = Math.min(2, availableParallelism());

/**
 * Builds the apps in `folders` that changed since their last build.
 * @param report gets one line for each finished app
 * @throws `app-build` of the first app that fails
 */
export async function buildApps(
  root: string,
  apps: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  await forEachLimited(apps, BUILDS_AT_ONCE, async (app) => report(await buildApp(root, app)));
}

async function buildApp(root: string, app: string): Promise<string> {
  const cli = join(root, 'shared/kit/build/src/cli.ts');
  try {
    const building = run(process.execPath, [cli], { cwd: join(root, app) });
    const stop = () => building.child.kill();
    process.once('exit', stop);
    const { stdout } = await building.finally(() => process.off('exit', stop));
    return stdout.trim().split('\n').at(-1) ?? app;
  } catch (error) {
    const { stdout = '', stderr = '', signal } = error as Partial<Record<string, string>>;
    const printed = stripVTControlCharacters(`${stdout}\n${stderr}`.trim());
    const reason = printed || `its process was ended (${signal ?? 'no reason'})`;
    throw new KnownError('app-build', `${app} did not build:\n${reason}`);
  }
}
