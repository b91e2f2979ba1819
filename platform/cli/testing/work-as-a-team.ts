/**
 * Child process of the test of killed teams: releases, configures and locks one app with the release commands until it is killed.
 * Says on standard output, a JSON line each, what a command has confirmed. Arguments: root of the store, signing key, app, folder
 * for its builds.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { withTrust } from '../../registry/release-store.ts';
import { readSettings } from '../../registry/settings/settings-files.ts';
import { BLOG_SETTINGS } from '../../registry/testing/settings-facts.ts';
import { createTrust } from '../../registry/trust.ts';
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { publishedVersions } from '../../store/published-artifacts.ts';
import { commandContext, runLine } from './run-line.ts';

/** A fact that a command confirmed to a team. */
export type Confirmed =
  | { done: 'released'; version: string }
  | { done: 'set'; related: number }
  /** `held`: a lock that somebody else made refused the release; `refused`: their own did. */
  | { done: 'held' | 'locked' | 'refused' }
  /** Between these moments, ISO 8601, the app was locked. */
  | { done: 'unlocked'; since: string; until: string };

const [root = '', signingKey = '', app = '', folder = ''] = process.argv.slice(2);
const store = withTrust(createFileSystemStore(root), createTrust({ signingKey, publicKeys: [] }));

// Written at once: a buffer would be lost with the process.
const confirm = (fact: Confirmed) => void writeSync(1, `${JSON.stringify(fact)}\n`);

async function command(...words: string[]): Promise<{ code: number; trouble: string }> {
  return runLine(words, () => ({ ...commandContext(store, folder), caller: async () => app }));
}

/** Runs a command that has to work. */
async function work(...words: string[]): Promise<void> {
  const { code, trouble } = await command(...words);
  if (code !== 0) throw new Error(`${words.join(' ')}: ${trouble}`);
}

/** Promotes a version. Gives true where a lock refused it. */
async function isHeld(version: string): Promise<boolean> {
  const { code, trouble } = await command('promote', `${app}@${version}`);
  if (code !== 0 && !trouble.includes('[locked]')) throw new Error(trouble);
  return code !== 0;
}

async function publish(): Promise<string> {
  const builds = (await publishedVersions(store, app)).length;
  const { version } = await makeArtifact(join(folder, app, 'dist'), {
    name: app,
    patterns: [`/${app}`],
    version: `1.0.${builds}`,
    settings: BLOG_SETTINGS,
    files: { 'client/page.js': `export const build = ${builds};` },
  });
  await work('publish', app);
  return version;
}

for (;;) {
  await work('unlock', 'stable', '--app', app);
  const version = await publish();
  if (await isHeld(version)) {
    confirm({ done: 'held' });
    continue;
  }
  confirm({ done: 'released', version });
  const { settings } = await readSettings(store, 'stable');
  const related = (Number(settings?.values[app]?.['related'] ?? 0) % 6) + 1;
  await work('settings', 'set', app, `related=${related}`);
  confirm({ done: 'set', related });
  await work('lock', 'stable', '--app', app, '--until', '1h', '--reason', 'A look at it');
  const since = new Date().toISOString();
  confirm({ done: 'locked' });
  if (!(await isHeld(await publish()))) throw new Error(`${app} was released under its lock.`);
  confirm({ done: 'refused' });
  const until = new Date().toISOString();
  await work('unlock', 'stable', '--app', app);
  confirm({ done: 'unlocked', since, until });
}
