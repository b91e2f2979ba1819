import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { withTrust } from '../release-store.ts';
import { TEST_SIGNING_KEY, testTrust } from '../testing/test-trust.ts';
import { readSettings, settingsHistory } from './settings-files.ts';

const TEAMS = ['mfe-blog', 'mfe-jobs'];

it('two teams that are killed at any moment leave whole revisions, one value apart each', async () => {
  const root = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const store = withTrust(createFileSystemStore(root), testTrust);
  let highest = 0;
  for (let kill = 0; kill < 6; kill++) {
    const writers = TEAMS.map((app) => {
      const script = join(import.meta.dirname, '../testing/set-in-a-loop.ts');
      const given = [script, root, TEST_SIGNING_KEY, app];
      return spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
    });
    await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
    // A reader's own pace decides the moment of the kill: a different one in every round.
    for (let look = 0; look <= kill; look++) {
      expect((await readSettings(store, 'stable')).damaged).toEqual([]);
    }
    const ends = writers.map((writer) => once(writer, 'exit'));
    for (const writer of writers) writer.kill('SIGKILL');
    await Promise.all(ends);
    const { settings, damaged, highestRevision } = await readSettings(store, 'stable');
    expect(damaged).toEqual([]);
    expect(highestRevision).toBeGreaterThan(highest);
    expect(settings?.revision).toBe(highestRevision);
    highest = highestRevision;
  }
  const revisions = (await settingsHistory(store, 'stable')).toReversed();
  expect(revisions.map(({ revision }) => revision)).toEqual(
    Array.from({ length: highest }, (_, index) => index + 1),
  );
  // Nobody has lost a change of the other team.
  for (const [index, { app, values }] of revisions.entries()) {
    const before = revisions[index - 1]?.values ?? {};
    const other = TEAMS.find((team) => team !== app) ?? '';
    expect(values[other]).toEqual(before[other]);
    expect(values[app]?.['related']).toBe((Number(before[app]?.['related'] ?? 0) + 1) % 7);
  }
});
