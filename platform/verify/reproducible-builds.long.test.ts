import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '@talent/artifact/manifest';
import { listArtifactFiles } from '@talent/artifact/read-artifact';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { appNames } from '@talent/node/workspace/app-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { publishArtifact } from '../release/publish/publish.ts';
import { forEachLimited } from '../store/for-each-limited.ts';
import { artifactKey } from '../store/published-artifacts.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { buildCheckout, installPackages } from './checkout.ts';
import { copyRepository } from './testing/copied-repository.ts';
import { verifyRelease } from './verify-release.ts';

/** Folders whose paths differ in length, characters and order. */
const FOLDERS = ['a', 'zz deep/er than/the first one'];

const apps = await appNames(REPOSITORY_ROOT);

let work: string;
const folders: string[] = [];
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'reproducible-'));
  for (const name of FOLDERS) {
    const folder = join(work, name);
    await mkdir(folder, { recursive: true });
    await copyRepository(folder);
    await installPackages(REPOSITORY_ROOT, folder);
    folders.push(folder);
  }
}, 600_000);
afterAll(() => rm(work, { recursive: true, force: true }));

/** Results of the builds of an app: version, and every file with its hash. */
const artifactsOf = (app: string) =>
  Promise.all(
    folders.map(async (folder) => {
      const dist = join(folder, app, 'dist');
      const text = await readFile(join(dist, 'manifest.json'), 'utf8');
      const { version } = manifestSchema.parse(JSON.parse(text));
      return { version, files: await listArtifactFiles(dist) };
    }),
  );

describe('every app', () => {
  it('builds alone, and beside another one', async () => {
    const [first = '', second = ''] = folders;
    for (const app of apps) await buildCheckout(first, app);
    await forEachLimited(apps, 2, (app) => buildCheckout(second, app));
  }, 3_600_000);

  it.each(apps)('%s has the same files each time, byte for byte', async (app) => {
    const [first, second] = await artifactsOf(app);
    expect(second).toEqual(first);
  });

  it.each(apps)('%s names no folder of the machine that built it', async (app) => {
    const dist = join(folders[0] ?? '', app, 'dist');
    for (const path of Object.keys(await listArtifactFiles(dist))) {
      const text = await readFile(join(dist, path), 'latin1');
      expect(text.includes(work), path).toBe(false);
    }
  });
});

it('a release of this repository is verified by building it again, and a planted file is found', async () => {
  const [root = ''] = folders;
  const store = withTrust(createMemoryStore(), testTrust);
  const folder = join(root, 'mfe-blog/dist');
  const { manifest } = await publishArtifact({ store, channel: 'stable', folder });
  const { name: app, version } = manifest;
  const build = async (checkout: string) => {
    await installPackages(REPOSITORY_ROOT, checkout);
    await buildCheckout(checkout, app);
  };
  expect(await verifyRelease({ store, root, app, version, build })).toMatchObject({
    status: 'same',
    app: 'mfe-blog',
  });
  const container = Object.keys(manifest.files).find((path) => path.includes('container-')) ?? '';
  await store.write(artifactKey(app, version, container), 'planted()');
  expect(await verifyRelease({ store, root, app, version, build })).toMatchObject({
    status: 'differs',
    files: [{ path: container, difference: 'damaged' }],
  });
}, 900_000);
