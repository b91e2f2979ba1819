import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import { runCommand } from '@talent/node/terminal/run-command';
import { expect, it } from 'vitest';
import { createProgram } from './program.ts';
import { commandSite } from './testing/command-site.ts';

const blog = { name: 'mfe-blog', patterns: ['/blog/:slug'] };
const site = commandSite(async ({ build, root, run }) => {
  await build({ name: 'shell', patterns: ['/admin-login-xyz123'] });
  await build({ ...blog, commit: '0123456789abcdef' });
  await mkdir(join(root, 'mfe-not-an-app'));
  await run('publish');
});

const platform = (line: string) => site.run(line);

async function publishNext(): Promise<string> {
  await platform('promote shell mfe-blog');
  const next = await site.build({ ...blog, version: '1.1.0' });
  await platform('publish mfe-blog');
  return next;
}

it('the release commands go from a build to a live app, and back', async () => {
  expect((await platform('publish')).out).toMatch(
    /^shell@.+ was published before\nmfe-blog@.+ was published before\n/,
  );
  expect(await platform('promote shell mfe-blog')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /composed the pages of mfe-blog@.+\nstable is at revision 1:\n {2}shell@.+ is live\n/,
    ),
  });
  const next = await site.build({ ...blog, version: '1.1.0' });
  expect((await platform('publish mfe-blog')).out).toContain(`mfe-blog@${next} published\n`);
  expect((await platform(`promote mfe-blog@${next}`)).out).toContain(`  mfe-blog@${next} is live`);
  expect((await platform('promote mfe-blog')).out).toBe('stable had these versions already\n');
  expect((await platform('rollback mfe-blog')).out).toContain('  mfe-blog@1.0.0-');
  expect(await platform('rollback mfe-blog')).toMatchObject({
    code: 1,
    trouble: expect.stringContaining('cannot be rolled back on channel "stable"'),
  });
});

it('the release commands print the state as an aligned table, and as JSON', async () => {
  await publishNext();
  await platform('promote mfe-blog');
  await site.store.write('registry/stable/00000003.json', '?');
  const lines = (await platform('status')).out.split('\n');
  expect(lines[0]).toBe('stable, revision 2');
  expect(lines[1]).toMatch(/^app +version +live since +commit +rollback to$/);
  expect(lines[2]).toMatch(
    /^mfe-blog +1\.1\.0-\w{10} +\d{4}-\d\d-\d\d \d\d:\d\d UTC +- +1\.0\.0-\w{10}$/,
  );
  expect(lines[3]).toMatch(/^shell +1\.0\.0-\w{10} +.* UTC +- +-$/);
  expect(lines[2]?.indexOf('1.1.0')).toBe(lines[3]?.indexOf('1.0.0'));
  expect(lines[4]).toContain('damaged, passed over: registry/stable/00000003.json');
  await platform('rollback mfe-blog');
  expect(JSON.parse((await platform('status --json')).out)).toMatchObject([
    { revision: 4, apps: [{ commit: '0123456789abcdef', rollbackTo: null }, {}], damaged: [] },
  ]);
});

it('the release commands work on the channel that is named', async () => {
  const promoted = await platform('promote shell mfe-blog --channel canary --json');
  expect(JSON.parse(promoted.out)).toMatchObject({
    status: 'released',
    release: { channel: 'canary', revision: 1 },
  });
  expect((await platform('status')).out).toMatch(/^canary, revision 1/);
  expect((await platform('status --channel stable')).out).toBe('stable: no release yet\n');
});

it.each([
  ['promote mfe-blog@1.0.0', 1, 'mfe-blog@1.0.0 is not published: published are: 1.0.0-'],
  ['promote mfe-blog@1@2', 1, 'mfe-blog@1@2 is not published'],
  ['promote shell shell', 2, 'shell is named twice'],
  ['rollback mfe-blog', 1, 'it is not live there'],
  ['promote', 2, "missing required argument 'app@version'"],
  ['prmote', 2, 'Did you mean promote?'],
  ['promote --chanel x', 2, 'Type "pnpm promote --help"'],
  ['prune --all', 2, 'Type "pnpm release prune --help"'],
])('a command that cannot be done %s: exits with %i and says why', async (line, code, reason) => {
  const result = await platform(line);
  expect(result).toMatchObject({ code, out: '', trouble: expect.stringContaining(reason) });
  expect(result.trouble).not.toContain('    at ');
});

it('a command that cannot be done exits with 1 and every problem where an app is refused', async () => {
  const patterns = ['/assets/x', '/blog/:id'];
  await site.build({ name: 'mfe-jobs', patterns, contract: 'none' });
  const { code, trouble } = await platform('publish mfe-jobs');
  expect([code, trouble]).toEqual([1, expect.stringContaining('2 problems')]);
});

it('a command that cannot be done exits with 3 where another release came first', async () => {
  const taken = { ...site.store, create: async () => false };
  expect(await site.run('promote shell mfe-blog', { store: taken })).toMatchObject({ code: 3 });
});

it('the entry point exits with 1 and names the variables of an unusable environment', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const env = { PORT: 'x', DATA_DIR: join(site.root, '.data') };
  expect(spawnSync(process.execPath, [main, 'status'], { env, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('\n  PORT must be'),
  });
});

it('an app that is off is told by the state and the history, and comes back as it was', async () => {
  const next = await publishNext();
  await platform('promote mfe-blog');
  expect((await platform('retire mfe-blog --dry-run')).out).toBe(
    `mfe-blog@${next} would go off channel stable, and its paths would answer 404.\nNothing was changed (--dry-run).\n`,
  );
  expect((await platform('retire mfe-blog')).out).toBe(
    'mfe-blog is off channel stable, revision 3\nTake it back: pnpm rollback mfe-blog\n',
  );
  expect((await platform('status')).out).toMatch(
    new RegExp(`\\noff: mfe-blog since .* UTC, bring ${next} back: pnpm rollback mfe-blog\\n`),
  );
  expect((await platform('releases mfe-blog')).out).toMatch(
    /^revision .*\n3 +\S+ \S+ UTC +off +- +retire +-\n2 +.* promote +.*\n1 +.* promote +first version\n$/,
  );
  expect((await platform('rollback mfe-blog')).out).toContain(`  mfe-blog@${next} is live`);
  await platform('retire mfe-blog');
  await platform(`promote mfe-blog@${next}`);
  const [{ apps }] = JSON.parse((await platform('status --json')).out) as [{ apps: unknown[] }];
  const [{ at }] = JSON.parse((await platform('releases mfe-blog --json')).out) as [{ at: string }];
  expect(apps[0]).toMatchObject({ app: 'mfe-blog', since: at, rollbackTo: 'off' });
  expect((await platform('rollback mfe-blog')).out).toContain('  mfe-blog is off\n');
});

it('a build whose sources have changed since is told where it is published, and where it is released without its version', async () => {
  const next = await publishNext();
  const stamp = join(site.root, 'mfe-blog/.cache/build.json');
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, JSON.stringify({ inputs: 'of another day', version: next }));
  const told =
    'mfe-blog: the sources have changed since the last build; to take them: pnpm build, then pnpm release publish mfe-blog';
  expect((await platform('publish mfe-blog --channel next')).out).toContain(
    `${told} --channel next\n`,
  );
  expect((await platform('canary mfe-blog 10%')).out).toContain(`${told}\n`);
  expect((await platform(`canary mfe-blog@${next} 20%`)).out).not.toContain('the sources');
  expect((await platform('promote mfe-blog')).out).toContain(`${told}\n`);
});

it('publishing waits for a build of the same app that runs', async () => {
  const lock = acquireDataDirLock(join(site.root, 'mfe-blog/.cache'), { command: 'pnpm build' });
  const printed: string[] = [];
  const out = (line: string) => void printed.push(line);
  const err = (line: string) => {
    out(line);
    lock.release();
  };
  const open = () => createProgram({ ...site, compose: async () => undefined }, { out, err });
  expect(await runCommand(open, ['publish'], { out, err })).toBe(0);
  expect(printed[0]).toBe(`mfe-blog waits for process ${process.pid} (pnpm build)`);
  expect(printed).toContainEqual(expect.stringMatching(/^mfe-blog@.+ was published before/));
});
