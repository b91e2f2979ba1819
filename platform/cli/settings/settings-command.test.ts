import { describe, expect, it, vi } from 'vitest';
import { BLOG_SETTINGS, withoutSetting } from '../../registry/testing/settings-facts.ts';
import { publishWaitingBlog, commandSite } from '../testing/command-site.ts';

const site = commandSite(publishWaitingBlog);

const run = (line: string) => site.run(line, { caller: async () => 'Ada' });
const release = async (version: string, settings = BLOG_SETTINGS) => {
  vi.setSystemTime(Date.now() + 60_000);
  await site.build({ name: 'mfe-blog', patterns: ['/blog'], version, settings });
  await run('publish mfe-blog');
  return run('promote mfe-blog');
};

describe('settings', () => {
  it('show what holds, the default, and who changed it when', async () => {
    expect((await run('settings')).out).toContain('stable: nothing was set, the defaults hold');
    const set = await run('settings set mfe-blog related=5 newList=10%');
    expect(set).toMatchObject({
      code: 0,
      out:
        'stable is at settings revision 1; mfe-blog:\n' +
        '  newList: default -> 10%\n' +
        '  related: default -> 5\n' +
        'Back: pnpm release settings rollback mfe-blog\n',
    });
    const { out } = await run('settings mfe-blog');
    expect(out).toContain('stable, settings revision 1');
    expect(out).toMatch(/related +5 +3 +Ada, 2026-11-24 12:00 UTC +Linked articles\./);
    expect(out).toMatch(/newList +10% +0% +Ada, 2026-11-24 12:00 UTC +New list\./);
    expect(out).toMatch(/look +"wide" +"wide" +- +How the list looks\./);
  });

  it('of one channel are not those of another', async () => {
    await run('promote mfe-blog shell --channel next');
    await run('settings set mfe-blog related=5 --channel next');
    expect((await run('settings')).out).toContain('nothing was set');
    expect((await run('settings --channel next')).out).toContain('next, settings revision 1');
    expect((await run('settings set mfe-blog related=5 --channel canary')).trouble).toContain(
      'its visitors have the settings of stable: change them there',
    );
  });

  it('keep the values that a change does not name', async () => {
    await run('settings set mfe-blog related=5');
    await run('settings set mfe-blog look=dense');
    await run('settings unset mfe-blog related');
    expect(JSON.parse((await run('settings diff mfe-blog 1 3 --json')).out)).toMatchObject({
      changes: [
        { name: 'look', before: null, after: 'dense' },
        { name: 'related', before: 5, after: null },
      ],
    });
  });

  it.each([
    ['related=7', /related cannot be "7": .*6/],
    ['related=five', /related cannot be "five"/],
    ['related=', /related cannot be ""/],
    ['look=narrow', /look cannot be "narrow"/],
    ['newList=110%', /newList cannot be "110%".*such as newList=10%/],
    ['newList=2', /newList cannot be "2"/],
    ['other=1', /no setting "other": there are related, look, note, newList, box/],
    ['constructor=1', /no setting "constructor"/],
    ['related', /"related" is not of the form NAME=VALUE/],
  ])('refuse %s, and change nothing', async (word, message) => {
    const { code, trouble } = await run(`settings set mfe-blog look=dense ${word}`);
    expect([code, trouble]).toEqual([1, expect.stringMatching(message)]);
    expect((await run('settings')).out).toContain('nothing was set');
  });

  it.each([
    ['on', '100%'],
    ['off', '0%'],
    ['0.25', '25%'],
    ['12.5%', '12.5%'],
    ['0.01%', '0.01%'],
  ])('take the share %s of a flag as %s', async (text, share) => {
    await run('settings set mfe-blog newList=50%');
    const { out } = await run(`settings set mfe-blog newList=${text}`);
    expect(out).toContain(`newList: 50% -> ${share}\n`);
  });

  it.each([
    ['settings set shell related=5', 1, 'has no settings'],
    ['settings unset mfe-blog related', 1, '"related" has no value there'],
    ['settings rollback mfe-blog', 1, 'cannot be rolled back'],
    ['settings set mfe-blog', 2, 'needs NAME=VALUE'],
    ['settings set', 2, 'needs the name of an app'],
    ['settings sett mfe-blog', 2, 'did you mean "set"?'],
    ['settings history mfe-blog x', 2, 'takes nothing after the app'],
    ['settings diff mfe-blog 1', 2, 'two revisions'],
    ['settings diff mfe-blog 1 2', 2, 'has no settings revision 1'],
  ])('%s: exit %i, %s', async (line, exit, message) => {
    const { code, trouble } = await run(line);
    expect([code, trouble]).toEqual([exit, expect.stringContaining(message)]);
  });
});

it('a rollback of settings goes back one change each time, to the defaults at last, and is a change in the history', async () => {
  await run('settings set mfe-blog related=5');
  await run('settings set mfe-blog related=6 look=dense');
  const back = async () => (await run('settings rollback mfe-blog')).out.split('\n').slice(1, -2);
  expect(await back()).toEqual(['  look: "dense" -> default', '  related: 6 -> 5']);
  expect(await back()).toEqual(['  related: 5 -> default']);
  expect((await run('settings rollback mfe-blog')).trouble).toContain('cannot be rolled back');
});

it('a rollback of settings of one app leaves the changes of another team', async () => {
  await site.build({ name: 'mfe-jobs', patterns: ['/jobs'], settings: BLOG_SETTINGS });
  await run('publish mfe-jobs');
  await run('promote mfe-jobs');
  await run('settings set mfe-blog related=5');
  await run('settings set mfe-jobs related=2');
  await run('settings rollback mfe-blog');
  const { apps } = JSON.parse((await run('settings --json')).out) as {
    apps: { app: string; settings: { name: string; value: unknown }[] }[];
  };
  const related = apps.map(({ app, settings }) => [
    app,
    settings.find(({ name }) => name === 'related')?.value,
  ]);
  expect(related).toEqual([
    ['mfe-blog', 3],
    ['mfe-jobs', 2],
  ]);
  expect((await run('settings history mfe-blog')).out).toBe(
    '3: rollback by Ada, 2026-11-24 12:00 UTC\n  related: 5 -> default\n' +
      '1: set by Ada, 2026-11-24 12:00 UTC\n  related: default -> 5\n',
  );
});

it('a rollback of settings is possible while a lock holds changes', async () => {
  await run('settings set mfe-blog related=5');
  await run(`lock stable --until 3h --reason 'The fair'`);
  const { code, trouble } = await run('settings set mfe-blog related=6');
  expect([code, trouble]).toEqual([1, expect.stringContaining('"The fair"')]);
  expect(trouble).toContain('[locked]');
  expect((await run('settings unset mfe-blog related')).trouble).toContain('[locked]');
  expect(await run('settings rollback mfe-blog')).toMatchObject({ code: 0 });
});

it('a value whose code is gone is reported as stale by settings and by status, and can be taken away', async () => {
  await run('settings set mfe-blog newList=10%');
  expect(await release('1.2.0', withoutSetting(BLOG_SETTINGS, 'newList'))).toMatchObject({
    code: 0,
  });
  const line = /stale: mfe-blog newList=0\.1, mfe-blog@1\.2\.0-\w+ no longer has this setting/;
  expect((await run('settings')).out).toMatch(line);
  expect((await run('status')).out).toMatch(line);
  expect((await run('status')).out).toContain('pnpm release settings unset mfe-blog newList');
  await run('settings unset mfe-blog newList');
  expect((await run('settings')).out).not.toContain('stale:');
});

it('a value whose code is gone is taken away on its own channel, and is one of an app that is no longer live', async () => {
  await run('promote shell mfe-blog --channel next');
  await run('settings set mfe-blog newList=10% --channel next');
  await run('retire mfe-blog --channel next');
  for (const line of ['settings --channel next', 'status']) {
    expect((await run(line)).out).toContain(
      'mfe-blog is not live; take it away: pnpm release settings unset mfe-blog newList --channel next',
    );
  }
});

describe('a release whose schema refuses the values that are live', () => {
  const narrow = structuredClone(BLOG_SETTINGS);
  Object.assign(narrow.schema.properties['related'] ?? {}, { maximum: 4 });

  it('is refused with its rule and the way out', async () => {
    await run('settings set mfe-blog related=5');
    const { code, trouble } = await release('1.2.0', narrow);
    expect(code).toBe(1);
    for (const part of [
      'cannot have the value that channel stable gives its setting related, 5',
      '"pnpm release settings set mfe-blog related=…"',
      '"pnpm release settings unset mfe-blog related"',
      '[settings-unfit]',
    ]) {
      expect(trouble).toContain(part);
    }
    expect((await run('plan')).out).toContain('[settings-unfit]');
    await run('settings set mfe-blog related=4');
    expect(await run('promote mfe-blog')).toMatchObject({ code: 0 });
  });

  it('is let through as a rollback, and the value is reported: the default holds', async () => {
    await release('1.2.0', narrow);
    await release('1.3.0', BLOG_SETTINGS);
    await run('settings set mfe-blog related=5');
    expect(await run('rollback mfe-blog')).toMatchObject({ code: 0 });
    expect((await run('status')).out).toMatch(
      /refused: mfe-blog related=5, .*, so the default holds; take it away/,
    );
  });
});

it('a file that was tampered with is passed over, with the reason in status', async () => {
  await run('settings set mfe-blog related=5');
  await run('settings set mfe-blog related=6');
  const file = await site.store.read('settings/stable/00000002.json');
  const text = new TextDecoder().decode(file?.body).replace('"related": 6', '"related": 0');
  await site.store.write('settings/stable/00000002.json', text);
  const line =
    'damaged settings, passed over: settings/stable/00000002.json (its signature is not that of its content)';
  expect((await run('status')).out).toContain(line);
  expect((await run('settings')).out).toContain(line);
  expect((await run('settings')).out).toMatch(/related +5 /);
});
