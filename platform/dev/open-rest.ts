import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import type { DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Environment } from '@talent/node/env/environment';
import type { Log } from '../gateway/options.ts';
import { logLine } from '@talent/node/log/log-line';
import type { Progress } from '@talent/node/terminal/progress';
import { startBackend } from '../start/start-backend.ts';
import type { StartedBackend } from '../start/start-backend.ts';
import { contractProblems } from './contract-fit.ts';
import { ContractMismatchError } from './dev-errors.ts';
import type { DevPlan } from './dev-plan.ts';
import { devSitemap } from './dev-sitemap.ts';
import { openLocalSite } from './local-site.ts';
import { createOwnRest } from './own-rest.ts';
import { sourceContract } from './read-contract.ts';
import { connectReleasedRest } from './released-rest.ts';
import type { RestOfSite } from './rest-of-site.ts';
import type { SourceApps } from './source-apps.ts';

/** The rest of the site around the sources, running. */
export interface OpenedRest {
  rest: RestOfSite;
  site: SiteConfig;
  /** The data that loaders of apps from source get. */
  data: DataClient;
  /** App -> version of what is released, and where it comes from; null: everything is from source. */
  released: { url: string; versions: Readonly<Record<string, string>> } | null;
  /** Of the backend that was started here; null: none was. */
  admin: StartedBackend['admin'];
  mailboxUrl: StartedBackend['mailboxUrl'];
}

/** What the rest of a site is opened with. */
export interface OpenRestOptions {
  environment: Environment;
  root: string;
  progress: Progress;
  /** Where browsers find the development server. */
  url: string;
  /** The sources as they are now. */
  apps: () => Promise<SourceApps>;
  /** What a visitor without cookies gets. */
  answer: (request: Request) => Promise<Response>;
}

/** Starts a backend of its own in `<data folder>/dev`, so that it can run beside the site. */
export async function openOwnRest(options: OpenRestOptions): Promise<OpenedRest> {
  const { environment, progress, url, apps, answer } = options;
  const dataDir = join(environment.dataDir, 'dev');
  await mkdir(dataDir, { recursive: true });
  const site = { ...environment.site, origin: url };
  const started = await progress.step('Backend', () =>
    startBackend({ ...environment, dataDir, site }, progress.note, 'pnpm dev'),
  );
  const { backend, guardSecret, admin, mailboxUrl } = started;
  const data = createDataClient({
    url: backend.fetch ? url : backend.url,
    key: backend.publishableKey,
  });
  const log: Log = ({ level, message, ...fields }) => {
    if (level !== 'info') progress.note(`${level}: ${message} ${logLine(fields)}`);
  };
  const rest = createOwnRest({
    ...{ backend, guardSecret, origin: url, answer, log },
    guardedPatterns: async () =>
      (await apps()).remotes
        .filter(({ guard }) => guard !== null)
        .flatMap(({ routes }) => routes.map(({ path }) => path)),
    sitemap: async () => devSitemap(await apps(), data, site),
    close: () => started.close(),
  });
  return { rest, site, data, released: null, admin, mailboxUrl };
}

/**
 * Connects to the site that the released part comes from.
 * @throws SiteUnreachableError, NotASiteError, ContractMismatchError
 */
export async function openReleasedRest(
  { environment, root, progress }: OpenRestOptions,
  plan: Exclude<DevPlan, { kind: 'all-source' }>,
): Promise<OpenedRest> {
  const local = plan.kind === 'other-rest' ? null : await openLocalSite(environment, progress);
  const url = plan.kind === 'other-rest' ? plan.url : (local?.url ?? '');
  try {
    const rest = await connectReleasedRest(url);
    const source = await sourceContract(root, plan.remotes);
    const problems = rest.contract ? contractProblems(source, rest.contract, url) : [];
    if (problems.length > 0) throw new ContractMismatchError(url, problems);
    return {
      rest: { ...rest, close: async () => local?.close() },
      site: rest.site,
      data: createDataClient({ url, key: rest.publishableKey }),
      released: { url, versions: rest.versions },
      admin: local?.admin ?? null,
      mailboxUrl: local?.mailboxUrl ?? null,
    };
  } catch (error) {
    await local?.close();
    throw error;
  }
}
