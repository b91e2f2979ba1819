import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { expect, it, onTestFinished } from 'vitest';
import { readLocks } from '../registry/locks/release-locks.ts';
import { readHistory } from '../registry/registry.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { readSettings, settingsHistory } from '../registry/settings/settings-files.ts';
import { TEST_SIGNING_KEY, testTrust } from '../registry/testing/test-trust.ts';
import { waitingReleases } from '../release/plan/waiting-releases.ts';
import { createFileSystemStore } from '../store/file-system-store.ts';
import { commandContext, runLine } from './testing/run-line.ts';
import type { Confirmed } from './testing/work-as-a-team.ts';

const TEAMS = ['mfe-blog', 'mfe-jobs'];

/** A folder with a store in which a shell is live. */
async function createPlace() {
  const root = await mkdtemp(join(tmpdir(), 'two-teams-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const builds = join(root, 'builds');
  for (const app of ['shell', ...TEAMS]) {
    await mkdir(join(builds, app), { recursive: true });
    await writeFile(join(builds, app, 'package.json'), '{}');
  }
  const store = withTrust(createFileSystemStore(join(root, 'store')), testTrust);
  await makeArtifact(join(builds, 'shell/dist'), { name: 'shell', patterns: ['/'] });
  for (const line of ['publish shell', 'promote shell']) {
    const ran = await runLine(line.split(' '), () => commandContext(store, builds));
    expect(ran).toMatchObject({ code: 0, trouble: '' });
  }
  return { root, builds, store };
}

/** A team at work in a process of its own. */
function startTeam({ root, builds }: { root: string; builds: string }, app: string) {
  const script = join(import.meta.dirname, 'testing/work-as-a-team.ts');
  const given = [script, join(root, 'store'), TEST_SIGNING_KEY, app, builds];
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const confirmed: Confirmed[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => void confirmed.push(JSON.parse(line) as Confirmed));
  const exit = once(child, 'exit');
  const ended = exit.then(([code]) => {
    throw new Error(`${app} ended with ${code}.`);
  });
  ended.catch(() => undefined);
  const told = async (done: Confirmed['done']) => {
    const from = confirmed.length;
    for (;;) {
      if (confirmed.slice(from).some((fact) => fact.done === done)) return;
      await Promise.race([once(lines, 'line'), ended]);
    }
  };
  const kill = async () => {
    child.kill('SIGKILL');
    // A team that ended by itself has failed.
    expect(await exit).toEqual([null, 'SIGKILL']);
  };
  return { app, confirmed, told, kill };
}

/** Everything that others can read at this moment is whole. */
async function expectWhole(store: ReleaseStore): Promise<void> {
  const { releases, highestRevision } = await readHistory(store, 'stable');
  expect(releases[0]?.revision).toBe(highestRevision);
  expect((await readSettings(store, 'stable')).damaged).toEqual([]);
  await readLocks(store, 'stable', new Date());
  expect((await waitingReleases(store, 'stable', [], new Date())).revision).toBeGreaterThan(0);
}

it('two teams that are killed at any moment lose nothing that a command confirmed, and release nothing under a lock', async () => {
  const place = await createPlace();
  const { store } = place;
  const confirmed = new Map<string, Confirmed[]>(TEAMS.map((app) => [app, []]));
  for (let round = 0; round < 8; round += 1) {
    const teams = TEAMS.map((app) => startTeam(place, app));
    await Promise.all(teams.map(({ told }) => told(round % 2 === 0 ? 'released' : 'locked')));
    // A reader's own pace decides the moment of the kill: a different one in every round.
    for (let look = 0; look <= round; look += 1) await expectWhole(store);
    await Promise.all(teams.map(({ kill }) => kill()));
    for (const team of teams) confirmed.get(team.app)?.push(...team.confirmed);
    await expectWhole(store);
  }

  const releases = (await readHistory(store, 'stable')).releases.toReversed();
  expect(releases.map(({ revision }) => revision)).toEqual(releases.map((_, index) => index + 1));
  const changes = (await settingsHistory(store, 'stable')).toReversed();
  for (const [app, facts] of confirmed) {
    const own = releases.filter(({ changed }) => changed.includes(app));
    const versions = own.map(({ apps }) => apps[app]);
    const told = facts.flatMap((fact) => (fact.done === 'released' ? [fact.version] : []));
    expect(told.length).toBeGreaterThanOrEqual(8);
    expect(versions).toEqual(expect.arrayContaining(told));
    const given = changes.filter((change) => change.app === app);
    const set = facts.filter(({ done }) => done === 'set');
    expect(given.length).toBeGreaterThanOrEqual(set.length);
    const locks = facts.flatMap((fact) => (fact.done === 'unlocked' ? [fact] : []));
    expect(locks.length).toBeGreaterThan(0);
    // No release was made while its app was locked.
    for (const { since, until } of locks) {
      expect(own.filter(({ at }) => at > since && at < until)).toEqual([]);
    }
  }
  // Each release changes one app, and leaves the other team's where it was.
  for (const [index, { apps, changed }] of releases.entries()) {
    const before = releases[index - 1]?.apps ?? {};
    expect(changed).toHaveLength(1);
    for (const app of Object.keys(before)) {
      if (app !== changed[0]) expect(apps[app]).toBe(before[app]);
    }
  }
});
