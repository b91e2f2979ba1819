import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { testDir } from '@talent/node/testing/test-dir';
import { afterEach, beforeEach, vi } from 'vitest';
import { markComposed } from '../../compose/testing/mark-composed.ts';
import { withTrust } from '../../registry/release-store.ts';
import { BLOG_SETTINGS } from '../../registry/testing/settings-facts.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import type { ProgramContext } from '../program.ts';
import { runLine } from './run-line.ts';

export type CommandSite = ReturnType<typeof createCommandSite>;

/** A new folder of apps and an empty store, for tests that run lines of the release commands in them. */
export function createCommandSite() {
  const root = testDir();
  const store = withTrust(createMemoryStore(), testTrust);
  return {
    store,
    /** Folder of the apps. */
    root,
    /** Makes a built app in the folder. Answers its version. */
    build: async (options: ArtifactOptions): Promise<string> => {
      const folder = join(root, options.name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'package.json'), '{}');
      return (await makeArtifact(join(folder, 'dist'), options)).version;
    },
    /** Runs a line; words in single quotes are one parameter. */
    run: async (line: string, context?: Partial<ProgramContext>) => {
      const words = [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
      // Pages count as composed without being rendered.
      const compose: ProgramContext['compose'] = (pair) => markComposed(store, pair);
      return runLine(words, () => ({ store, root, compose, ...context }));
    },
  };
}

/** Such a site for each test of a file, after `first`, and the real time after it. */
export function commandSite(
  first: (site: CommandSite) => Promise<unknown> = async () => undefined,
): CommandSite {
  const site = {} as CommandSite;
  beforeEach(async () => {
    await first(Object.assign(site, createCommandSite()));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return site;
}

/** Makes a shell and a blog live at 11:00 of 2026-11-24, publishes a next blog at 12:00, holds the clock, and answers what waits. */
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
