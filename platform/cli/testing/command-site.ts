import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { afterEach, beforeEach, vi } from 'vitest';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { BLOG_SETTINGS } from '../../registry/testing/settings-facts.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import type { ProgramContext } from '../program.ts';
import { commandContext, runLine } from './run-line.ts';

/** A new folder of apps and an empty store, for tests that run lines of the release commands in them. */
export interface CommandSite {
  store: ReleaseStore;
  /** Folder of the apps. */
  root: string;
  /** Makes a built app in the folder. Answers its version. */
  build: (options: ArtifactOptions) => Promise<string>;
  /** Runs a line; words in single quotes are one parameter. */
  run: (line: string, context?: Partial<ProgramContext>) => ReturnType<typeof runLine>;
  remove: () => Promise<void>;
}

/** Makes such a site. Pages count as composed without being rendered. */
export async function createCommandSite(): Promise<CommandSite> {
  const root = await mkdtemp(join(tmpdir(), 'commands-'));
  const store = withTrust(createMemoryStore(), testTrust);
  return {
    store,
    root,
    build: async (options) => {
      const folder = join(root, options.name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'package.json'), '{}');
      return (await makeArtifact(join(folder, 'dist'), options)).version;
    },
    run: async (line, context) => {
      const words = [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
      return runLine(words, () => ({ ...commandContext(store, root), ...context }));
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** Such a site for each test of a file, after `first`, and the real time after it. */
export function commandSite(
  first: (site: CommandSite) => Promise<unknown> = async () => undefined,
): CommandSite {
  const site = {} as CommandSite;
  beforeEach(async () => {
    await first(Object.assign(site, await createCommandSite()));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.remove();
  });
  return site;
}

/**
 * Makes a shell and a blog live at 11:00 of 2026-11-24, and publishes another version of the blog at 12:00. Holds the clock there.
 * Answers the version that waits.
 */
export async function publishWaitingBlog({ build, run }: CommandSite): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T11:00:00Z') });
  await build({ name: 'shell', patterns: ['/'] });
  await build({ name: 'mfe-blog', patterns: ['/blog'], settings: BLOG_SETTINGS });
  await run('publish');
  await run('promote shell mfe-blog');
  vi.setSystemTime('2026-11-24T12:00:00Z');
  const version = await build({
    name: 'mfe-blog',
    patterns: ['/blog'],
    version: '1.1.0',
    settings: BLOG_SETTINGS,
  });
  await run('publish mfe-blog');
  return version;
}
