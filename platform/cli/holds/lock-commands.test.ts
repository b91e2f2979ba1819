import { describe, expect, it, vi } from 'vitest';
import { markComposed } from '../../compose/testing/mark-composed.ts';
import { withTrust } from '../../registry/release-store.ts';
import { previewTrust, testTrust } from '../../registry/testing/test-trust.ts';
import { commandSite } from '../testing/command-site.ts';

let whileComposing: () => Promise<unknown>;

const site = commandSite(async ({ build, run }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T11:00:00Z') });
  whileComposing = async () => undefined;
  for (const version of ['1.0.0', '1.1.0']) {
    await build({ name: 'shell', patterns: ['/'], version });
    await build({ name: 'mfe-blog', patterns: ['/blog'], version });
    await run('publish');
    if (version === '1.0.0') await run('promote shell mfe-blog');
    vi.setSystemTime('2026-11-24T12:00:00Z');
  }
});

async function platform(line: string, trust = testTrust) {
  const own = withTrust(site.store, trust);
  return site.run(line, {
    store: own,
    caller: async () => 'Ada',
    compose: async (pair) => {
      await whileComposing();
      await markComposed(own, pair);
    },
  });
}

const freeze = `lock stable --until 2026-11-26T08:00Z --reason 'The fair in Berlin'`;

describe('a lock', () => {
  it('refuses releases with its reason and with who may lift it, and lets a rollback through', async () => {
    await platform('promote mfe-blog');
    expect(await platform(freeze)).toMatchObject({
      code: 0,
      out: 'locked: every app on stable until 2026-11-26 08:00 UTC by Ada: The fair in Berlin\n',
    });
    const refused = await platform('promote shell');
    expect(refused.code).toBe(1);
    for (const part of [
      'every app is locked on channel stable until 2026-11-26 08:00 UTC by Ada: "The fair in Berlin"',
      'ask Ada or another holder of the release key',
      'pnpm release unlock stable',
      'a rollback is possible meanwhile',
      '[locked]',
    ]) {
      expect(refused.trouble).toContain(part);
    }
    expect((await platform('canary shell 10%')).trouble).toContain('[locked]');
    expect(await platform('promote mfe-blog --channel pr-7')).toMatchObject({ code: 0 });
    expect(await platform('rollback mfe-blog')).toMatchObject({ code: 0 });
    expect((await platform('status --channel stable')).out).toContain(
      'locked: every app on stable until 2026-11-26 08:00 UTC by Ada: The fair in Berlin',
    );
  });

  it('of one app leaves the others free', async () => {
    await platform(`lock stable --app mfe-blog --until 3d --reason 'Incident 12' --by 'Team Blog'`);
    expect((await platform('promote mfe-blog')).trouble).toContain(
      'mfe-blog is locked on channel stable until 2026-11-27 12:00 UTC by Team Blog',
    );
    expect(await platform('promote shell')).toMatchObject({ code: 0 });
    expect((await platform('unlock stable')).out).toBe(
      'There was no lock of every app on stable.\n',
    );
    await platform('unlock stable --app mfe-blog');
    expect(await platform('promote mfe-blog')).toMatchObject({ code: 0 });
  });

  it('ends at its moment', async () => {
    // As other commands print it in JSON.
    await platform(freeze.replace('08:00Z', '08:00:00.000Z'));
    vi.setSystemTime('2026-11-26T07:59:59Z');
    expect(await platform('promote shell')).toMatchObject({ code: 1 });
    vi.setSystemTime('2026-11-26T08:00:00Z');
    expect(await platform('promote shell')).toMatchObject({ code: 0 });
    expect((await platform('lock stable')).out).toBe('Nothing holds releases of stable.\n');
  });

  it('that comes while pages are composed holds the release that they are for', async () => {
    whileComposing = () => {
      whileComposing = async () => undefined;
      return platform(freeze);
    };
    expect((await platform('promote mfe-blog')).trouble).toContain('[locked]');
    expect((await platform('status --channel stable')).out).toContain('stable, revision 1');
  });

  it('holds a canary at its share', async () => {
    await platform('canary mfe-blog 10%');
    await platform(freeze);
    expect((await platform('canary mfe-blog 20%')).trouble).toContain('[locked]');
    expect((await platform('canary promote')).trouble).toContain('[locked]');
    expect((await platform('canary mfe-blog 5%')).out).toContain('is given to 5%');
    expect(await platform('canary stop')).toMatchObject({ code: 0 });
  });

  it('needs a key of the channel, and says nothing without it', async () => {
    expect((await platform(freeze, previewTrust)).trouble).toContain('RELEASE_SIGNING_KEY');
    await platform(freeze);
    expect((await platform('unlock stable', previewTrust)).code).toBe(1);
    expect(await platform('promote shell')).toMatchObject({ code: 1 });
    await platform('promote shell --channel pr-7');
    expect(await platform(`lock pr-7 --until 1h --reason 'A demo'`, previewTrust)).toMatchObject({
      code: 0,
    });
  });

  it.each([
    ['was changed', (text: string) => text.replace('2026-11-26', '2026-11-25'), '_all'],
    ['is no lock', () => '{}', '_all'],
    ['is that of another app', (text: string) => text, 'mfe-blog'],
  ])('stops releases where its file %s, and can be removed', async (_, change, name) => {
    await platform(freeze);
    const file = await site.store.read('locks/stable/_all.json');
    const text = change(new TextDecoder().decode(file?.body));
    await site.store.write(`locks/stable/${name}.json`, text);
    expect((await platform('promote shell')).trouble).toContain('cannot be used');
    expect((await platform('status')).out).toContain('cannot be used');
    await platform('unlock stable --app mfe-blog');
    await platform('unlock stable');
    expect(await platform('promote shell')).toMatchObject({ code: 0 });
  });

  it.each([
    [`lock stable --until 12h`, '--reason is missing'],
    [`lock stable --reason 'Fair'`, '--until is missing'],
    [`lock stable --until 2026-11-23 --reason 'Fair'`, 'is over already'],
    [`lock stable --until 32d --reason 'Fair'`, 'more than 31 days'],
    [`lock stable --until tomorrow --reason 'Fair'`, 'is no moment such as'],
    [`lock stable --until 2026-13-40 --reason 'Fair'`, 'is no moment such as'],
  ])('%s: %s', async (line, message) => {
    const { code, trouble } = await platform(line);
    expect([code, trouble]).toEqual([2, expect.stringContaining(message)]);
    expect(await platform('promote shell')).toMatchObject({ code: 0 });
  });
});

it('settings of a channel that cannot be trusted are started anew', async () => {
  await platform('channel stable --require-clean-source');
  await site.store.write('channels/stable.json', '{}');
  expect((await platform('promote shell')).trouble).toContain(
    'pnpm release channel stable --reset',
  );
  expect((await platform('channel stable --reset', previewTrust)).code).toBe(1);
  await platform('channel stable --reset');
  expect(await platform('promote shell')).toMatchObject({ code: 0 });
});
