import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactVersion } from '@talent/artifact/artifact-version';
import type { ServedResource } from '@talent/sdk/server';
import type { Manifest } from '@talent/artifact/manifest';
import { owns } from '@talent/artifact/checks/broken-links';
import { deriveCapabilities } from '@talent/artifact/capabilities/scan';
import { RESERVED_PATHS, reservedPathOf } from '@talent/artifact/reserved-paths';
import { listArtifactFiles, readScripts } from '@talent/artifact/read-artifact';
import { repositoryRoot, type App } from '../app/app.ts';
import type { ContractFacts } from '../contract/contract-lock.ts';
import { takeSourceMaps, writeSourceMaps } from '../addresses/source-maps.ts';
import { writeClosures } from '../addresses/write-closures.ts';
import { renameClient, renameClosures } from '../addresses/rename-client.ts';
import { clientEntry } from '../bundle/client-config.ts';
import { serverSharedFiles } from '../bundle/server-config.ts';
import { versionFor } from '../federation/shared-versions.ts';
import type { AppFacts } from './app-facts.ts';
import { describeSettings } from './describe-settings.ts';
import type { ClosureFacts } from './route-closures.ts';
import type { SourceNames } from './source-names.ts';

/** Facts of the source, and the contract version of the build. */
export interface BuildFacts extends AppFacts {
  contract: ContractFacts;
  /** Owners of the app's folder; empty: nobody is named. */
  owners: readonly string[];
  /** See `Manifest`. */
  commit: string | null;
  names: SourceNames;
}

/** Names the files of `client/` by their content, and writes `dist/manifest.json` over the finished folders. */
export async function writeManifest(
  app: App,
  dist: string,
  facts: BuildFacts,
  bundled: ClosureFacts,
): Promise<Manifest> {
  const client = join(dist, 'client');
  const maps = await takeSourceMaps(client, repositoryRoot);
  const names = await renameClient(client);
  await writeSourceMaps(dist, maps, names);
  const closures = renameClosures(bundled, names);
  const entry = clientEntry(app);
  const entries = {
    client: names.get(entry) ?? entry,
    closures: app.kind === 'remote' ? await writeClosures(client, closures) : null,
  };
  const files = await listArtifactFiles(dist);
  const described = describe(app, facts, closures, entries);
  const content = {
    ...described,
    capabilities: {
      ...app.capabilities,
      ...deriveCapabilities(await readScripts(dist, Object.keys(files))),
      ...(app.kind === 'shell' ? { exports: await exportsOf(join(dist, SDK_FILE)) } : {}),
      react: versionFor(app.folder, 'react') ?? undefined,
      ...describeNames(facts.names, described),
    },
    fonts: Object.keys(files).filter((file) =>
      app.preloadFonts.some((font) => file.startsWith(`client/${font}`) && file.endsWith('.woff2')),
    ),
  };
  const manifest: Manifest = {
    ...content,
    version: artifactVersion(app.packageVersion, files, content),
    commit: facts.commit,
    files,
  };
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The shell's server build of the SDK: its exports are those of the browser build. */
const SDK_FILE = `server/${serverSharedFiles['@talent/sdk']}.js`;

/** Names that a built module exports. */
async function exportsOf(file: string): Promise<string[]> {
  const lists = [...(await readFile(file, 'utf8')).matchAll(/^export \{([^}]*)\}/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim().replace(/^.* as /, '')).sort();
}

/** The names of the sources as a manifest has them: without links to the app's own paths, and to those of the platform. */
function describeNames(
  names: SourceNames,
  own: Pick<Manifest, 'routes' | 'redirects'>,
): Pick<Manifest['capabilities'], 'links' | 'backend'> {
  const others = [...names.links]
    .filter(([path]) => !owns(own, path) && reservedPathOf(path, RESERVED_PATHS) === null)
    .sort();
  const of = (kind: keyof SourceNames) => [...names[kind].keys()].sort();
  return {
    links: { routes: others.map(([path]) => path), places: Object.fromEntries(others) },
    backend: { functions: of('functions'), tables: of('tables'), rpcs: of('rpcs') },
  };
}

type Content = Omit<Manifest, 'version' | 'commit' | 'files' | 'fonts' | 'capabilities'>;

function describe(
  app: App,
  facts: BuildFacts,
  closures: ClosureFacts,
  entries: { client: string; closures: string | null },
): Content {
  const isShell = app.kind === 'shell';
  return {
    schema: 1,
    name: app.name,
    kind: app.kind,
    contract: {
      provides: isShell ? facts.contract.version : null,
      needs: isShell ? null : (app.contractRange ?? `^${facts.contract.version}`),
      types: facts.contract,
    },
    contentNames: true,
    ...(facts.owners.length === 0 ? {} : { owners: [...facts.owners] }),
    ...(app.routeBytes === null ? {} : { budget: { routeBytes: app.routeBytes } }),
    entry: {
      client: `client/${entries.client}`,
      server: 'server/entry.js',
      closures: entries.closures === null ? null : `client/${entries.closures}`,
      ...inClient(closures.entry),
    },
    shared: isShell ? sharedFiles() : {},
    routes: [
      ...facts.served.routes.map((route) => {
        const files = closures.routes.get(route.path);
        return {
          pattern: route.path,
          guard: facts.served.guard,
          prerender: route.prerender,
          revalidate: route.plan?.revalidate ?? null,
          ...inClient(files ?? closures.entry),
          later: (files?.later ?? []).map((file) => `client/${file}`),
          sitemap: route.plan?.sitemap ?? null,
        };
      }),
      ...(facts.served.resources ?? []).map(describeResource),
    ],
    redirects: facts.redirects,
    ...describeSettings(app.name, facts.served.settings),
  };
}

function describeResource({ path, plan }: ServedResource): Manifest['routes'][number] {
  return {
    pattern: path,
    kind: 'resource',
    guard: null,
    prerender: plan.entries ? 'entries' : 'static',
    revalidate: plan.revalidate ?? null,
    scripts: [],
    styles: [],
    later: [],
    sitemap: null,
    ...(plan.sharing === undefined ? {} : { sharing: plan.sharing }),
  };
}

function inClient(files: ClosureFacts['entry']): ClosureFacts['entry'] {
  const prefixed = (names: string[]): string[] => names.map((file) => `client/${file}`);
  return { scripts: prefixed(files.scripts), styles: prefixed(files.styles) };
}

function sharedFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(serverSharedFiles).map(([id, file]) => [id, `server/${file}.js`]),
  );
}
