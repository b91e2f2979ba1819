import { expect, it } from 'vitest';
import type { AttackedSite } from './attacked-site.ts';
import { listScenarios } from './list-scenarios.ts';
import { ForeignTargetError, loopbackTarget } from './loopback-target.ts';
import { tableOf } from './print-table.ts';
import { exitCodeOf, runScenarios, type Sites } from './run-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** Sites that only say which of them was given out and stopped. */
function fakeSites() {
  const events: string[] = [];
  const site = (name: string) =>
    Promise.resolve({ stop: async () => void events.push(`${name} stopped`) } as AttackedSite);
  const sites: Sites = { shared: () => site('shared'), own: () => site('own') };
  return { sites, events };
}

const scenario = (name: string, attack: Scenario['attack'], site: Scenario['site'] = 'shared') =>
  ({ name, site, attack }) satisfies Scenario;
const holding = scenario('holding', async (_site, notes) => notes.same('a door', 404, 404));

it('passes when everything held', async () => {
  const outcomes = await runScenarios([holding], fakeSites().sites);
  expect(outcomes).toMatchObject([{ name: 'holding', ok: true }]);
  expect(exitCodeOf(outcomes)).toBe(0);
});

it('fails a run in which one scenario fails, and names it with what was expected and seen', async () => {
  const open = scenario('open-door', async (_site, notes) => {
    notes.same('a window', 404, 404);
    notes.same('a door', { status: 404 }, { status: 200 });
  });
  const outcomes = await runScenarios([open, holding], fakeSites().sites);
  expect(outcomes.map(({ name, ok }) => [name, ok])).toEqual([
    ['open-door', false],
    ['holding', true],
  ]);
  expect(exitCodeOf(outcomes)).toBe(1);
  expect(tableOf(outcomes).at(-1)).toBe(
    'FAILED open-door: a door\n  expected {"status":404}\n  seen     {"status":200}',
  );
});

it('finds a difference behind the part of a long value that the table shows', async () => {
  const long = scenario('long', async (_site, notes) => {
    notes.same('texts', `${'a'.repeat(500)}b`, `${'a'.repeat(500)}c`);
  });
  expect(exitCodeOf(await runScenarios([long], fakeSites().sites))).toBe(1);
});

it.each<[string, Scenario['attack'], string]>([
  ['throws', () => Promise.reject(new Error('connection lost')), 'connection lost'],
  ['tries nothing', () => Promise.resolve(), 'nothing'],
  ['does not end', () => new Promise(() => {}), 'not over after 0.05 s'],
])(
  'fails a scenario that %s, goes on with the next, and stops its site',
  async (_name, attack, seen) => {
    const { sites, events } = fakeSites();
    const broken = scenario('broken', attack, 'own');
    const outcomes = await runScenarios([broken, holding], sites, { limitMs: 50 });
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
    expect(outcomes[0]?.findings.at(-1)?.seen).toContain(seen);
    expect(events).toEqual(['own stopped']);
    expect(exitCodeOf(outcomes)).toBe(1);
  },
);

it('runs the scenarios that check the traces of the others last', async () => {
  const looking = scenario('a-look', async (_site, notes) => notes.same('traces', 0, 0), 'last');
  const outcomes = await runScenarios([looking, holding], fakeSites().sites);
  expect(outcomes.map(({ name }) => name)).toEqual(['holding', 'a-look']);
});

it('fails a run without scenarios', () => {
  expect(exitCodeOf([])).toBe(1);
});

it('knows the attacks by their files, and no others', async () => {
  const names = (await listScenarios()).map(({ name }) => name);
  expect(names).toEqual([
    'backups',
    'clock',
    'code-guessing',
    'cv-files',
    'data-folder',
    'forms',
    'guarded-paths',
    'headers',
    'http-smuggling',
    'kills',
    'odd-filters',
    'password-guessing',
    'path-traversal',
    'preview-links',
    'release-keys',
    'row-level-security',
    'secrets-in-browser',
    'staff-sessions',
    'stalled-uploads',
    'starve',
    'stopping-bodies',
    'watchers',
  ]);
  await expect(listScenarios(['nothing'])).rejects.toMatchObject({ code: 'unknown-scenario' });
});

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000/',
  'http://127.8.9.10',
  'http://[::1]:3000',
])('attacks %s, which is this machine', (target) => {
  expect(loopbackTarget(target).protocol).toBe('http:');
});

it.each([
  'https://www.example.com',
  'http://192.168.0.1:3000',
  'http://10.0.0.1',
  'http://0.0.0.0:3000',
  'http://127.0.0.1.evil.example',
  'http://127.evil.example',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://user@127.0.0.1',
  'https://127.0.0.1',
  'file:///etc/passwd',
  'http://[::ffff:8.8.8.8]',
  'http://[fe80::1]',
  'localhost:3000',
  '',
  'nothing',
])('refuses %j', (target) => {
  expect(() => loopbackTarget(target)).toThrow(ForeignTargetError);
});
