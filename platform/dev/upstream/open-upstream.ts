import { KnownError } from '@talent/node/terminal/known-error';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataClient, type DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Environment } from '@talent/settings/environment';
import type { Log } from '../../gateway/log/log.ts';
import { logLine } from '@talent/node/log/log-line';
import type { Progress } from '@talent/node/terminal/progress';
import { NoBackendError, siteOrigin } from '@talent/backend/running/resolve-backend';
import { startBackend, type StartedBackend } from '../../start/start-backend.ts';
import { startSite, type RunningSite } from '../../start/start-site.ts';
import { contractProblems, sourceContract } from './contract-fit.ts';
import type { SourceChoice } from '../dev-choice.ts';
import { createOwnUpstream } from './own-upstream.ts';
import { connectReleasedUpstream } from './released-upstream.ts';
import type { Upstream } from './read-document.ts';
import type { SourceApps } from '../sources/source-apps.ts';
import { escapeHtml } from '@talent/sdk/server';
import { enumeratePages } from '../../compose/render/render-page.ts';

/** An open upstream with its data. */
export interface OpenedUpstream {
  upstream: Upstream;
  site: SiteConfig;
  /** The data that loaders of apps from source get. */
  data: DataClient;
  /** Released apps with their versions, and the site that they come from; null: every app is from source. */
  released: { url: string; versions: Readonly<Record<string, string>> } | null;
  /** Admin of a backend that was started here; null: none was. */
  admin: StartedBackend['admin'];
  mailboxUrl: StartedBackend['mailboxUrl'];
}

interface OpenUpstreamOptions {
  environment: Environment;
  root: string;
  progress: Progress;
  /** URL of the development server. */
  url: string;
  apps: () => Promise<SourceApps>;
  /** Answers a visitor without cookies. */
  answer: (request: Request) => Promise<Response>;
}

/** Starts a backend of its own in `<data folder>/dev`, so that it can run beside the site. */
export async function openOwnUpstream(options: OpenUpstreamOptions): Promise<OpenedUpstream> {
  const { environment, progress, url, apps, answer } = options;
  const dataDir = join(environment.dataDir, 'dev');
  await mkdir(dataDir, { recursive: true });
  const site = { ...environment.site, origin: url };
  const started = await progress.step('Backend', () =>
    startBackend({ ...environment, dataDir, site }, progress.note, {
      command: 'pnpm dev',
      followsSources: true,
    }),
  );
  const { backend, guardSecret, admin, mailboxUrl } = started;
  const data = createDataClient({
    url: backend.fetch ? url : backend.url,
    key: backend.publishableKey,
  });
  const log: Log = ({ level, message, ...fields }) => {
    if (level !== 'info') progress.note(`${level}: ${message} ${logLine(fields)}`);
  };
  const upstream = createOwnUpstream({
    backend,
    guardSecret,
    origin: url,
    answer,
    log,
    guardedPatterns: async () =>
      (await apps()).remotes
        .filter(({ guard }) => guard !== null)
        .flatMap(({ routes }) => routes.map(({ path }) => path)),
    sitemap: async () => devSitemap(await apps(), data, site),
    close: () => started.close(),
  });
  return { upstream, site, data, released: null, admin, mailboxUrl };
}

/**
 * Connects to the site that released apps come from.
 * @throws `site-unreachable`, `not-a-site`, `contract-mismatch`
 */
export async function openReleasedUpstream(
  { environment, root, progress }: OpenUpstreamOptions,
  choice: Exclude<SourceChoice, { kind: 'all-source' }>,
): Promise<OpenedUpstream> {
  const local = choice.kind === 'other-site' ? null : await openLocalSite(environment, progress);
  const url = choice.kind === 'other-site' ? choice.url : (local?.url ?? '');
  try {
    const released = await connectReleasedUpstream(url);
    const source = await sourceContract(root, choice.remotes);
    const { contract, site, publishableKey, versions } = released;
    const problems = contractProblems(source, contract, url);
    if (problems.length > 0) {
      throw new KnownError(
        'contract-mismatch',
        `the sources do not fit the released apps at ${url}:\n  ${problems.join('\n  ')}\n` +
          'Check out sources of about the same age, or run "pnpm dev", which takes every app from source.',
      );
    }
    return {
      upstream: { ...released, close: async () => local?.close() },
      site,
      data: createDataClient({ url, key: publishableKey }),
      released: { url, versions },
      admin: local?.admin ?? null,
      mailboxUrl: local?.mailboxUrl ?? null,
    };
  } catch (error) {
    await local?.close();
    throw error;
  }
}

/**
 * The site of the data folder: the running one, or else one that is started here with the released apps. `close` ends only the
 * latter.
 */
async function openLocalSite(environment: Environment, progress: Progress): Promise<RunningSite> {
  try {
    const url = await siteOrigin(environment);
    return { url, admin: null, mailboxUrl: null, close: async () => {} };
  } catch (error) {
    if (!(error instanceof NoBackendError)) throw error;
  }
  progress.note(`The site of ${environment.dataDir} is not running: starting it.`);
  return startSite(environment, progress, { releases: 'as they are' });
}

/** The sitemap of the sources' public pages. Unlike the released one it has no dates. */
async function devSitemap(
  { shell, remotes }: SourceApps,
  data: DataClient,
  site: SiteConfig,
): Promise<string> {
  const urls: string[] = [];
  for (const app of remotes.filter(({ guard }) => guard === null)) {
    const listed = new Set(app.routes.filter(({ plan }) => plan?.sitemap).map(({ path }) => path));
    const pages = await enumeratePages({ shell, app, data, site });
    urls.push(
      ...pages
        .filter(({ kind, pattern }) => kind === 'page' && pattern !== null && listed.has(pattern))
        .map(({ path }) => `  <url><loc>${escapeHtml(site.origin + path)}</loc></url>\n`),
    );
  }
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.sort().join('')}</urlset>\n`;
}
