import { expect, it } from 'vitest';
import { createVerdict } from '../canary/canary-files.ts';
import { readLatest } from '../registry/registry.ts';
import { blog, shell, releaseFixture, version } from '../release/testing/release-fixture.ts';
import { runLine } from './testing/run-line.ts';

const fixture = releaseFixture(async ({ promoteAll, publish }) => {
  await promoteAll(await publish(shell, blog));
  await publish(version(blog, 1));
});

async function platform(line: string) {
  const { store, compose } = fixture;
  return runLine(line.split(' '), () => ({ store, compose, root: '/nowhere' }));
}

it('canary goes from a share to all visitors, and shows its status', async () => {
  expect((await platform('canary')).out).toBe(
    'No canary has run yet. Start one: pnpm release canary <app> 10%\n',
  );
  const started = await platform('canary mfe-blog 10%');
  expect(started).toMatchObject({ code: 0, trouble: '' });
  expect(started.out).toMatch(
    /^composed the pages of mfe-blog@1\.0\.1-.+\nmfe-blog@1\.0\.1-\w+ is given to 10% of the visitors\.\n/,
  );
  const stands = (await platform('canary')).out;
  expect(stands).toContain('nothing to compare yet');
  expect((await platform('status')).out).toMatch(
    /\n\ncanary: mfe-blog@1\.0\.1-\w+ for 10% of the visitors since /,
  );
  expect((await platform('canary promote')).out).toMatch(/^stable is at revision 2/);
  expect((await platform('status')).out).toMatch(/canary: mfe-blog@1\.0\.1-\w+ was promoted on /);
  expect((await fixture.live())['mfe-blog']).toMatch(/^1\.0\.1-/);
});

it('canary updates the registry after a stop by a gateway without the key', async () => {
  await platform('canary mfe-blog');
  const { store } = fixture;
  const at = new Date().toISOString();
  await createVerdict(store, 1, { status: 'worse', reason: 'answers failed', at });
  expect((await platform('canary')).out).toContain('was worse and has been stopped by itself');
  expect((await readLatest(store, 'canary')).release?.percent).toBe(0);
});

it('canary stop gives all visitors stable again', async () => {
  await platform('canary mfe-blog');
  expect((await platform('canary stop')).out).toBe(
    'The canary is stopped: all visitors get stable again.\n',
  );
  expect(JSON.parse((await platform('canary --json')).out)).toMatchObject({
    status: 'over',
    percent: 0,
    verdict: { status: 'stopped' },
    comparisons: [],
  });
});

it.each([
  ['canary stop', 1, 'No canary is running'],
  ['canary mfe-blog 100%', 2, 'it must be more than 0% and less than 100%'],
  ['canary mfe-blog 0', 2, '"0" is no share'],
  ['canary promote 10%', 2, '"canary promote" takes nothing else'],
  ['canary mfe-blgo 10%', 1, 'app "mfe-blgo" is not published'],
])('%s: exits with %i and says why', async (line, code, reason) => {
  const result = await platform(line);
  expect(result).toMatchObject({ code, out: '', trouble: expect.stringContaining(reason) });
});
