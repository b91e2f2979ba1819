import { join } from 'node:path';
import { startSourceServer } from '@talent/build/dev';
import type { SourceServer } from '@talent/build/dev';
import type { Environment } from '@talent/node/env/environment';
import type { Progress } from '@talent/node/terminal/progress';
import type { SourcePlan } from './dev-plan.ts';
import { listenForDev } from './dev-server.ts';
import { createDevSite } from './pages/dev-site.ts';
import { openOwnUpstream, openReleasedUpstream } from './upstream/open-upstream.ts';
import type { OpenedUpstream } from './upstream/open-upstream.ts';
import { loadSourceApps } from './sources/source-apps.ts';

/** A running development server. */
export interface RunningDev extends Pick<OpenedUpstream, 'released' | 'admin' | 'mailboxUrl'> {
  url: string;
  close(): Promise<void>;
}

export interface DevOptions {
  plan: SourcePlan;
  environment: Environment;
  /** Port of the server, beside a site that runs on its own. */
  port: number;
  /** Folder with the apps' folders. */
  root: string;
  /** Folders of modules beside those of the apps; default: the repository's. */
  folders?: readonly string[];
  progress: Progress;
}

/**
 * Starts the apps of a plan from source, and connects to the upstream.
 * @throws DevPortInUseError, SiteUnreachableError, NotASiteError, ContractMismatchError
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const { plan, environment, port, root, progress } = options;
  const { folders = [join(root, 'shared'), join(root, 'node_modules')] } = options;
  const names = plan.remotes;
  const url = `http://localhost:${port}`;
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const server = await listenForDev(port);
    closing.push(() => server.close());
    const found = { root, remotes: names, folders, server: server.server };
    const sources = await progress.step('Development server', () => startSourceServer(found));
    closing.push(() => sources.close());
    const around = {
      environment,
      root,
      progress,
      url,
      apps: () => loadSourceApps(sources, names),
      answer: (request: Request) => answer(request),
    };
    const { upstream, site, data, ...facts } =
      plan.kind === 'all-source'
        ? await openOwnUpstream(around)
        : await openReleasedUpstream(around, plan);
    closing.push(() => upstream.close());
    const onError = (path: string, error: unknown): void =>
      progress.note(`${path}: ${error instanceof Error ? error.stack : String(error)}`);
    const answer = createDevSite({
      sources,
      names,
      upstream,
      site,
      data,
      onError,
    });
    server.answerWith(sources.serveModule, answer);
    await progress.step('Applications', () => warmUp(sources, names));
    return { url, ...facts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Compiles everything before the first request, so that it is answered at once. */
async function warmUp(sources: SourceServer, names: readonly string[]): Promise<void> {
  await loadSourceApps(sources, names);
  for (const name of ['shell', ...names]) await sources.stylesheet(name);
}
