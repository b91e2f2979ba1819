import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { markComposed } from '../compose/testing/mark-composed.ts';
import { EnvironmentError } from '@talent/node/env/environment-error';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { openStore } from '../store/open-store.ts';
import { table } from '@talent/node/terminal/table';
import { runLine } from './testing/run-line.ts';

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cli-'));
  store = withTrust(openStore(join(root, '.data')), testTrust);
  await build({ name: 'shell', patterns: ['/admin-login-xyz123'] });
  await build({ name: 'mfe-blog', patterns: ['/blog/:slug'], commit: '0123456789abcdef' });
  await mkdir(join(root, 'mfe-not-an-app'));
});
afterEach(() => rm(root, { recursive: true }));

async function build(options: ArtifactOptions): Promise<string> {
  const { version } = await makeArtifact(join(root, options.name, 'dist'), options);
  await writeFile(join(root, options.name, 'package.json'), '{}');
  return version;
}

const composeIndex: ComposePair = (pair) => markComposed(store, pair);

/** @param here - the app whose folder the command is called in */
async function platform(line: string, compose: ComposePair = composeIndex, here?: string) {
  return runLine(line.split(' '), () => ({ store, compose, root, here }));
}

describe('the release commands', () => {
  it('go from a build to a live app, and back', async () => {
    expect(await platform('publish')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^shell@.+ published\nmfe-blog@.+ published\n/),
    });
    expect((await platform('publish mfe-blog')).out).toContain('was published before');
    expect(await platform('promote shell mfe-blog')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /composed the pages of mfe-blog@.+\nstable is at revision 1:\n {2}shell@.+ is live\n/,
      ),
    });
    expect((await platform('promote mfe-blog')).out).toBe('stable had these versions already\n');

    const next = await build({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '1.1.0' });
    await platform('publish mfe-blog');
    expect((await platform(`promote mfe-blog@${next}`)).out).toContain(
      `  mfe-blog@${next} is live`,
    );
    expect((await platform('rollback mfe-blog')).out).toContain('  mfe-blog@1.0.0-');
    expect(await platform('rollback mfe-blog')).toMatchObject({
      code: 1,
      trouble: expect.stringContaining('cannot be rolled back on channel "stable"'),
    });
  });

  it('are about the app whose folder they are called in', async () => {
    await platform('publish');
    await platform('promote shell mfe-blog');
    const next = await build({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '1.1.0' });
    await platform('publish mfe-blog');

    const inFolder = (line: string) => platform(line, composeIndex, 'mfe-blog');
    expect((await inFolder('promote')).out).toContain(`  mfe-blog@${next} is live`);
    expect((await inFolder('releases')).out).toContain(next);
    expect((await inFolder('rollback')).out).toContain('  mfe-blog@1.0.0-');
    expect((await inFolder(`promote mfe-blog@${next}`)).out).toContain(`mfe-blog@${next} is live`);
    expect((await inFolder('rollback mfe-blog')).out).toContain('  mfe-blog@1.0.0-');
    expect((await inFolder('rollback shell')).trouble).toContain('cannot be rolled back');
    expect((await inFolder('canary 10%')).out).toContain(`mfe-blog@${next} is given to 10%`);
    expect((await platform('rollback')).code).toBe(2);
  });

  it('print the state as an aligned table, and as JSON', async () => {
    await platform('publish');
    await platform('promote shell mfe-blog');
    await store.write('registry/stable/00000002.json', '?');
    const lines = (await platform('status')).out.split('\n');
    expect(lines[0]).toBe('stable, revision 1');
    expect(lines[1]).toMatch(/^app +version +live since +commit +rollback to$/);
    expect(lines[2]).toMatch(
      /^mfe-blog +1\.0\.0-\w{10} +\d{4}-\d\d-\d\d \d\d:\d\d UTC +0123456789 +-$/,
    );
    expect(lines[2]?.indexOf('1.0.0')).toBe(lines[3]?.indexOf('1.0.0'));
    expect(lines[4]).toContain('damaged, passed over: registry/stable/00000002.json');
    expect(JSON.parse((await platform('status --json')).out)).toMatchObject([
      { channel: 'stable', apps: [{}, {}] },
    ]);
  });

  it('work on the channel that is named', async () => {
    await platform('publish');
    const promoted = await platform('promote shell mfe-blog --channel canary --json');
    expect(JSON.parse(promoted.out)).toMatchObject({
      status: 'released',
      release: { channel: 'canary', revision: 1 },
    });
    expect((await platform('status')).out).toMatch(/^canary, revision 1/);
    expect((await platform('status --channel stable')).out).toBe('stable: no release yet\n');
  });

  it('take the newest published version where none is named', async () => {
    await platform('publish');
    const next = await build({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '0.9.0' });
    await platform('publish mfe-blog');
    expect((await platform('promote shell mfe-blog')).out).toContain(`mfe-blog@${next} is live`);
  });
});

describe('a command that cannot be done', () => {
  it.each([
    [
      'publish mfe-blgo',
      2,
      'there is no app "mfe-blgo" in the repository: apps are shell, mfe-blog',
    ],
    ['promote mfe-blgo', 1, 'app "mfe-blgo" is not published: published are: mfe-blog, shell'],
    ['promote mfe-blog@1.0.0', 1, 'mfe-blog@1.0.0 is not published: published are: 1.0.0-'],
    ['promote mfe-blog@1@2', 1, 'mfe-blog@1@2 is not published'],
    ['promote shell shell', 2, 'shell is named twice'],
    ['rollback mfe-blog', 1, 'it is not live there'],
    ['status --channel ../x', 2, 'is not a channel'],
    ['promote', 2, "missing required argument 'app'"],
    ['prmote', 2, 'Did you mean promote?'],
    ['promote --chanel x', 2, 'Type "pnpm promote --help"'],
    ['prune --all', 2, 'Type "pnpm release prune --help"'],
  ])('%s: exits with %i and says why', async (line, code, reason) => {
    await platform('publish');
    const result = await platform(line);
    expect(result).toMatchObject({ code, out: '', trouble: expect.stringContaining(reason) });
    expect(result.trouble).not.toContain('    at ');
  });

  it('exits with 1 and every problem where an app is refused', async () => {
    await build({ name: 'mfe-jobs', patterns: ['/assets/x', '/blog/:id'], contract: 'none' });
    const { code, trouble } = await platform('publish mfe-jobs');
    expect(code).toBe(1);
    expect(trouble).toContain('2 problems');
  });

  it('exits with 3 where another release came first', async () => {
    await platform('publish');
    const conflict = () => Promise.reject(new ReleaseConflictError('stable', 2, null));
    expect((await platform('promote shell mfe-blog', conflict)).code).toBe(1);
    const taken: ReleaseStore = { ...store, create: async () => false };
    const context = { store: taken, compose: composeIndex, root };
    const { code } = await runLine(['promote', 'shell', 'mfe-blog'], () => context);
    expect(code).toBe(3);
  });

  it('shows the stack of an unexpected error, and of no other', async () => {
    const broken = await runLine(['status'], () => {
      throw new TypeError('unforeseen');
    });
    expect(broken).toMatchObject({ code: 1, trouble: expect.stringContaining('    at ') });
    const unusable = await runLine(['status'], () => {
      throw new EnvironmentError([{ variable: 'PORT', expected: 'must be a number' }]);
    });
    expect(unusable.code).toBe(1);
    expect(unusable.trouble).not.toContain('    at ');
  });
});

describe('the entry point', () => {
  it('exits with 1 and names the variables of an unusable environment', () => {
    const main = join(import.meta.dirname, 'main.ts');
    const env = { PORT: 'x', DATA_DIR: join(root, '.data') };
    const ended = spawnSync(process.execPath, [main, 'status'], { env, encoding: 'utf8' });
    expect(ended).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('\n  PORT must be'),
    });
    const fine = spawnSync(process.execPath, [main, 'status'], {
      env: { ...env, PORT: '3000' },
      encoding: 'utf8',
    });
    expect(fine).toMatchObject({ status: 0, stdout: 'stable: no release yet\n', stderr: '' });
  });
});

describe('table', () => {
  it('is as wide as its widest cells and has no trailing spaces', () => {
    expect(
      table(
        ['a', 'b'],
        [
          ['long', 'x'],
          ['y', ''],
        ],
      ),
    ).toBe('a     b\nlong  x\ny');
  });
});
