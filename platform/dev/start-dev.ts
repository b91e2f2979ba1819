import { join } from 'node:path';
import { startSourceServer } from '@talent/build/dev';
import type { SourceServer } from '@talent/build/dev';
import type { Environment } from '@talent/node/env/environment';
import type { Progress } from '@talent/node/terminal/progress';
import type { DevPlan } from './dev-plan.ts';
import { listenForDev } from './dev-server.ts';
import { createDevSite } from './dev-site.ts';
import { openOwnRest, openReleasedRest } from './open-rest.ts';
import type { OpenedRest } from './open-rest.ts';
import { loadSourceApps } from './source-apps.ts';

/** A running development server. */
export interface RunningDev extends Pick<OpenedRest, 'released' | 'admin' | 'mailboxUrl'> {
  url: string;
  close(): Promise<void>;
}

/** What a development server is started with. */
export interface DevOptions {
  plan: DevPlan;
  environment: Environment;
  /** Folder with the apps' folders. */
  root: string;
  /** Folders that modules may come from beside those of the apps; default: the repository's own. */
  folders?: readonly string[];
  progress: Progress;
}

/**
 * Starts the apps of a plan from source, with the rest of the site around them.
 * @throws DevPortInUseError, SiteUnreachableError, NotASiteError, ContractMismatchError
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const { plan, environment, root, progress } = options;
  const { folders = [join(root, 'shared'), join(root, 'node_modules')] } = options;
  const names = plan.remotes;
  const url = `http://localhost:${environment.devPort}`;
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const server = await listenForDev(environment.devPort);
    closing.push(() => server.close());
    const found = { root, remotes: names, folders, server: server.server };
    const sources = await progress.step('Development server', () => startSourceServer(found));
    closing.push(() => sources.close());
    const around = {
      ...{ environment, root, progress, url },
      apps: () => loadSourceApps(sources, names),
      answer: (request: Request) => answer(request),
    };
    const { rest, site, data, ...facts } =
      plan.kind === 'all-source' ? await openOwnRest(around) : await openReleasedRest(around, plan);
    closing.push(() => rest.close());
    const onError = (path: string, error: unknown): void =>
      progress.note(`${path}: ${error instanceof Error ? error.stack : String(error)}`);
    const answer = createDevSite({ sources, names, rest, site, data, onError });
    server.answerWith(sources.serveModule, answer);
    await progress.step('Applications', () => warmUp(sources, names));
    return { url, ...facts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is compiled before anybody asks is there at once when somebody does. */
async function warmUp(sources: SourceServer, names: readonly string[]): Promise<void> {
  await loadSourceApps(sources, names);
  for (const name of ['shell', ...names]) await sources.stylesheet(name);
}
