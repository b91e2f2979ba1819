import { join } from 'node:path';
import { startSourceServer } from '@talent/build/dev';
import type { SourceServer } from '@talent/build/dev';
import type { Environment } from '@talent/settings/environment';
import { closeOnSignal } from '@talent/node/terminal/close-on-signal';
import { createProgress } from '@talent/node/terminal/progress';
import { describeAccounts } from '../start/describe-accounts.ts';
import type { SourceChoice } from './dev-choice.ts';
import { listenForDev } from './dev-server.ts';
import { createDevSite } from './pages/dev-site.ts';
import { openOwnUpstream, openReleasedUpstream } from './upstream/open-upstream.ts';
import { loadSourceApps } from './sources/source-apps.ts';

interface DevOptions {
  choice: SourceChoice;
  environment: Environment;
  /** Port of the server, beside a site that runs on its own. */
  port: number;
  root: string;
  /** Folders of modules beside those of the apps; default: the repository's. */
  folders?: readonly string[];
}

/**
 * Starts the chosen apps from source, connects to the upstream, serves until Ctrl+C, and prints which apps come from source.
 * @throws `port-in-use`, `site-unreachable`, `not-a-site`, `contract-mismatch`
 */
export async function runDev(options: DevOptions): Promise<void> {
  const { choice, environment, port, root } = options;
  const { folders = [join(root, 'shared'), join(root, 'node_modules')] } = options;
  const progress = createProgress(process.stdout);
  const names = choice.remotes;
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
    const { upstream, site, data, released, admin, mailboxUrl } =
      choice.kind === 'all-source'
        ? await openOwnUpstream(around)
        : await openReleasedUpstream(around, choice);
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
    const fromSource = ['shell', ...names];
    console.log(`\n  Site:         ${url}`);
    console.log(`  From source:  ${fromSource.join(', ')}`);
    if (released) {
      const versions = Object.entries(released.versions)
        .filter(([app]) => !fromSource.includes(app))
        .map(([app, version]) => `${app} ${version}`);
      console.log(`  Released:     ${versions.join(', ')}`);
      // A site that ran before took its functions and its schema when it was started.
      const parts = admin === null ? 'data, functions and schema' : 'data';
      console.log(`                and the ${parts} of ${released.url}`);
    }
    const accounts = describeAccounts({ url, admin, mailboxUrl }, process.stdout.isTTY);
    for (const line of accounts) console.log(line);
    console.log('\n  Changes are shown as soon as a file is saved. Ctrl+C stops it.');
    closeOnSignal(close);
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
