import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach } from 'vitest';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { markComposed } from '../../compose/testing/mark-composed.ts';
import { readLatest } from '../../registry/registry.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import type { PagePair } from '../plan/check-release.ts';
import { promote } from '../promote.ts';
import { publishArtifact } from '../publish/publish.ts';
import { rollback } from '../rollback.ts';

export const shell: ArtifactOptions = { name: 'shell', patterns: ['/admin-login-xyz123'] };
export const blog: ArtifactOptions = { name: 'mfe-blog', patterns: ['/blog/:slug'] };
export const jobs: ArtifactOptions = { name: 'mfe-jobs', patterns: ['/jobs'] };
export const admin: ArtifactOptions = { name: 'mfe-admin', patterns: ['/desk'], guard: 'admin' };

/** The same app as version 1.0.<number>. */
export function version(app: ArtifactOptions, number: number): ArtifactOptions {
  return { ...app, version: `1.0.${number}` };
}

/** A store with the channel `stable`, and a composer that only marks pairs as composed. */
function createReleaseFixture() {
  const root = testDir();
  // Every file has a time of its own.
  let time = Date.now();
  const store = withTrust(
    createMemoryStore(() => new Date(time++)),
    testTrust,
  );
  const channel = 'stable';
  /** Apps whose pages were composed since the list was emptied. */
  const composed: string[] = [];

  async function compose(pair: PagePair): Promise<void> {
    composed.push(pair.app.name);
    await markComposed(store, pair);
  }

  /** Publishes apps as if before everything that is live now, and gives what to promote. */
  async function publish(...apps: ArtifactOptions[]): Promise<Record<string, string>> {
    const versions: Record<string, string> = {};
    const list = async (prefix: string) =>
      prefix.startsWith('registry') ? [] : store.list(prefix);
    const unreleased: ReleaseStore = { ...store, list };
    for (const app of apps) {
      const folder = join(root, app.name);
      await makeArtifact(folder, app);
      const { manifest } = await publishArtifact({ store: unreleased, folder, channel });
      versions[app.name] = manifest.version;
    }
    return versions;
  }

  return {
    store,
    channel,
    composed,
    compose,
    publish,
    /** App -> live version. */
    live: async () => (await readLatest(store, channel)).release?.apps ?? {},
    promoteAll: (versions: Record<string, string>) =>
      promote({ store, channel, versions, compose }),
    rollBack: (app: string) => rollback({ store, channel, app, compose }),
  };
}

export type ReleaseFixture = ReturnType<typeof createReleaseFixture>;

/** Such a fixture for each test of a file, after `first`. */
export function releaseFixture(
  first: (fixture: ReleaseFixture) => Promise<unknown> = async () => undefined,
): ReleaseFixture {
  const fixture = {} as ReleaseFixture;
  beforeEach(async () => {
    await first(Object.assign(fixture, createReleaseFixture()));
  });
  return fixture;
}
