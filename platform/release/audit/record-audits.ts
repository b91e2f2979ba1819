import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Audit } from '@talent/api/platform/build-record';
import { readBuildRecord, writeBuildRecord } from '../../store/build-record.ts';
import type { Store } from '../../store/store.ts';
import { auditWithOsv } from './advisories/audit-with-osv.ts';
import { readAdvisories } from './advisories/imported-advisories.ts';
import { productionPackages, readLock } from './advisories/locked-packages.ts';
import { auditOf } from './dependency-audit.ts';
import { workspaceFolders } from './workspace-folders.ts';

/** A published version. */
export interface PublishedApp {
  app: string;
  version: string;
}

/** Returns the output of `pnpm audit --prod --json` for a repository, errors included. */
export type RunAudit = (root: string, signal?: AbortSignal) => Promise<string>;

/** Longest wait for the registry, ms. */
const TIMEOUT_MS = 20_000;

/**
 * Stores the known advisories on the production dependencies of each published version: from the imported advisories, or
 * else with one request to the package registry for all versions. Keeps earlier measurements. A registry that does not
 * answer is recorded, not thrown.
 *
 * @param options.renews also replaces earlier measurements, because the imported advisories are newer
 */
export async function recordAudits(options: {
  store: Store;
  root: string;
  apps: readonly PublishedApp[];
  now?: () => Date;
  run?: RunAudit;
  signal?: AbortSignal;
  renews?: boolean;
}): Promise<(PublishedApp & { audit: Audit })[]> {
  const { store, root, apps, now = () => new Date(), run = runPnpmAudit, signal } = options;
  const { renews = false } = options;
  const open: PublishedApp[] = [];
  for (const published of apps) {
    const record = await readBuildRecord(store, published.app, published.version);
    if (renews || record?.audit.status !== 'measured') open.push(published);
  }
  if (open.length === 0) return [];
  const at = now().toISOString();
  const auditFolders = await chooseAudit(store, root, () =>
    run(root, signal).catch((error: unknown) => String(error)),
  );
  if (signal?.aborted) return [];
  const recorded: (PublishedApp & { audit: Audit })[] = [];
  for (const published of open) {
    const audit = auditFolders(await workspaceFolders(root, published.app));
    await writeBuildRecord(store, published, { schema: 1, at, audit });
    recorded.push({ ...published, audit });
  }
  return recorded;
}

/** Uses imported advisories where there are any, or else the answer of the registry. */
async function chooseAudit(
  store: Store,
  root: string,
  ask: () => Promise<string>,
): Promise<(folders: ReadonlySet<string>) => Audit> {
  const imported = await readAdvisories(store);
  if (imported !== null) {
    const lock = await readLock(root);
    return (folders) => auditWithOsv(imported, productionPackages(lock, folders));
  }
  const printed = await ask();
  return (folders) => {
    const audit = auditOf(printed, folders);
    if (audit.status === 'measured') return audit;
    const hint = 'no advisories were imported either: pnpm import-advisories';
    return { status: 'unavailable', reason: `${audit.reason}; ${hint}` };
  };
}

const toolchainSchema = z.object({
  pnpmCommand: z.custom<() => [string, ...string[]]>((value) => typeof value === 'function'),
});

/** Runs the pnpm that the repository is installed with: it need not be on the PATH. */
const runPnpmAudit: RunAudit = async (root, signal) => {
  const toolchain: unknown = await import(
    /* @vite-ignore */ pathToFileURL(join(root, 'scripts/toolchain.mjs')).href
  );
  const [command, ...first] = toolchainSchema.parse(toolchain).pnpmCommand();
  const parameters = [...first, 'audit', '--prod', '--json'];
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      timeout: TIMEOUT_MS,
      maxBuffer: 16 * 1024 * 1024,
      ...(signal === undefined ? {} : { signal }),
    };
    execFile(command, parameters, options, (error, stdout, stderr) => {
      // It exits with 1 when it found something, and prints the answer all the same.
      if (stdout.trim().startsWith('{')) resolve(stdout);
      else if (error?.killed) resolve(`the registry did not answer within ${TIMEOUT_MS / 1000} s`);
      else resolve(`${stdout}\n${stderr}`.trim() || (error?.message ?? ''));
    });
  });
};
