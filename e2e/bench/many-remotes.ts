import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { composePair } from '@talent/platform/compose/compose-pair';
import { createGateway } from '@talent/platform/gateway/gateway';
import type { Gateway } from '@talent/platform/gateway/options';
import { promote } from '@talent/platform/release/promote';
import { publishArtifacts } from '@talent/platform/release/publish/publish';
import { defaultSite } from '@talent/sdk/site';
import { alterBuild } from '../fixtures/sites/altered-build.ts';
import { copyReleases, openDataFolder } from '../fixtures/sites/data-folder.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { countOperations, type CountedStore } from './counted-store.ts';

parseParameters(
  createCommand('pnpm bench-remotes').description(
    'Measures what a release of one remote costs on a site with 4 remotes and on one with 40, of which 36 are small ' +
      'made-up ones. Both sites are released to in turn while a gateway follows. Work that a gateway also does without ' +
      'a release is left out: its page indexes every two seconds, its check of files every minute.',
  ),
);
const port = 4189;
const channel = 'stable';
const sizes = [4, 40] as const;
const rounds = 10;

/** Cost of one release. */
interface Cost {
  /** From the artifact folder to the gateway serving it at its next look, ms. */
  ms: number;
  /** Of this process, in which the gateway runs as well, ms. */
  cpuMs: number;
  pages: number;
  writes: number;
  bytes: number;
  /** Of the command. */
  reads: number;
  /** Of the gateway, until it serves the release. */
  gatewayReads: number;
}

const folder = await mkdtemp(join(tmpdir(), 'talent-bench-remotes-'));
const dataDir = join(folder, 'data');
const site = await startSiteProcess({ port, dataDir });
const { publishableKey } = await readRun(dataDir);
const composeWith = {
  site: { ...defaultSite, origin: site.url },
  backend: { url: site.url, key: publishableKey },
};
try {
  const places = new Map<number, Place>();
  for (const remotes of sizes) {
    const copy = join(folder, `with-${remotes}`);
    await copyReleases(dataDir, copy);
    const counted = countOperations(openDataFolder(copy));
    await addRemotes(counted, remotes - sizes[0]);
    const followed = countOperations(openDataFolder(copy));
    const gateway = createGateway({
      store: followed.store,
      channel,
      pollMs: null,
      site: composeWith.site,
      backend: { url: site.url, publishableKey },
      guardSecret: 'a secret of the measurement, long enough',
      recompose: async () => undefined,
      log: () => undefined,
    });
    await gateway.refresh();
    places.set(remotes, { ...counted, gateway, followed });
  }
  const costs = new Map<number, Cost[]>(sizes.map((remotes) => [remotes, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Neither is always the first after the other.
    for (const [remotes, place] of round % 2 === 0 ? [...places] : [...places].reverse()) {
      costs.get(remotes)?.push(await release(place, `round ${round} with ${remotes}`));
    }
  }
  for (const { gateway } of places.values()) await gateway.close();
  print(costs);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A site that is released to, with its gateway and what that one reads. */
interface Place extends CountedStore {
  gateway: Gateway;
  followed: CountedStore;
}

async function addRemotes({ store }: CountedStore, count: number): Promise<void> {
  if (count === 0) return;
  const folders: string[] = [];
  const versions: Record<string, string> = {};
  for (let at = 1; at <= count; at += 1) {
    const name = `mfe-made-up-${at}`;
    const into = join(folder, name);
    const { version } = await makeArtifact(into, {
      name,
      patterns: [`/made-up-${at}`],
      files: { 'server/entry.js': entryOf(name, `/made-up-${at}`) },
    });
    folders.push(into);
    versions[name] = version;
  }
  await publishArtifacts({ store, channel, folders });
  await promote({
    store,
    channel,
    versions,
    compose: async (pair) => void (await composePair({ store, ...composeWith, ...pair })),
  });
}

/** The server entry of a remote with one page. */
function entryOf(name: string, path: string): string {
  return `
    import { createElement } from 'react';
    const head = () => ({
      title: 'A page that a measurement made up', description: '', canonicalPath: ${JSON.stringify(path)}, robots: 'noindex, nofollow',
    });
    const page = async () => ({ default: () => createElement('h1', null, ${JSON.stringify(name)}) });
    export default { name: ${JSON.stringify(name)}, guard: null, routes: [
      { path: ${JSON.stringify(path)}, page, prerender: 'static', plan: { head, load: async () => ({}) } },
    ] };
  `;
}

async function release(
  { store, counts, reset, gateway, followed }: Place,
  comment: string,
): Promise<Cost> {
  const altered = await alterBuild('mfe-blog', comment);
  reset();
  followed.reset();
  let pages = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const [published] = await publishArtifacts({ store, channel, folders: [altered] });
  const { name = '', version = '' } = published?.manifest ?? {};
  await promote({
    store,
    channel,
    versions: { [name]: version },
    compose: async (pair) => {
      const index = await composePair({ store, ...composeWith, ...pair });
      pages += index.pages.length;
    },
  });
  await gateway.poll();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const status = gateway.status();
  if (status.status !== 'ok' || status.apps[name] !== version) {
    throw new Error(`the gateway does not serve ${name}@${version}`);
  }
  const gatewayReads = followed.counts().reads;
  const cost = { ms, cpuMs: (user + system) / 1000, pages, ...counts(), gatewayReads };
  await rm(altered, { recursive: true, force: true });
  return cost;
}

function print(costs: ReadonlyMap<number, readonly Cost[]>): void {
  const [few, many] = sizes.map((remotes) => costs.get(remotes) ?? []);
  const rows = [
    ['time, ms', 'ms'],
    ['processor time, with the gateway, ms', 'cpuMs'],
    ['pages composed', 'pages'],
    ['files written', 'writes'],
    ['bytes written', 'bytes'],
    ['files read', 'reads'],
    ['files that the gateway reads', 'gatewayReads'],
  ] as const;
  console.log(
    `${''.padEnd(38)}${sizes.map((remotes) => `${remotes} remotes`.padStart(14)).join('')}${'differ by'.padStart(12)}`,
  );
  for (const [label, key] of rows) {
    const [left = NaN, right = NaN] = [few, many].map((side) =>
      median((side ?? []).map((cost) => cost[key])),
    );
    const percent = `${((right / left - 1) * 100).toFixed(1)} %`;
    console.log(
      `${label.padEnd(38)}${left.toFixed(0).padStart(14)}${right.toFixed(0).padStart(14)}${percent.padStart(12)}`,
    );
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
