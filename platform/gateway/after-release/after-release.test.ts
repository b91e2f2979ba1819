import { describe, expect, it, vi } from 'vitest';
import { readChannelSettings, writeChannelSettings } from '../../registry/channel-settings.ts';
import { writeLock } from '../../registry/locks/release-locks.ts';
import { listRevisions } from '../../registry/revision-files.ts';
import { withTrust } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createWatchedSite, folderStore, type WatchedGateway } from '../testing/watched-site.ts';

/** s */
const HOUR = 3600;

/** Visitors of five seconds, two a second: most see the home page, some a post of another app. */
const visits = (gateway: WatchedGateway) => async () => {
  for (let visit = 0; visit < 10; visit += 1) {
    await gateway.visit(
      ['/', '/', '/about-ai-talent-experts', '/', '/blog/first-post'][visit % 5] ?? '/',
    );
  }
};

/** A quiet hour, and then a version whose home page fails. */
async function createBadRelease(...given: Parameters<typeof createWatchedSite>) {
  const site = await createWatchedSite(...given);
  const gateway = await site.start();
  await site.pass(HOUR / 4, visits(gateway));
  const former = (await site.live())?.apps['mfe-marketing'];
  const bad = await site.releaseMarketing('no-page');
  await gateway.gateway.poll();
  return { ...site, gateway, former, bad };
}

describe('a release whose page fails', () => {
  it('is rolled back within a minute, with the reason in its history', async () => {
    const { gateway, pass, live, former, store } = await createBadRelease('undo', folderStore());
    expect(await gateway.visit('/')).toBe(500);
    await pass(60, visits(gateway));
    const release = await live();
    expect(release).toMatchObject({ revision: 3, action: 'rollback', changed: ['mfe-marketing'] });
    expect(release?.apps['mfe-marketing']).toBe(former);
    expect(release?.reason).toMatch(
      /^answers with a server error: 7\d\.\d+% of \d+ since the release, 0% of \d+ before it, 0% of \d+ of the other apps since then \(evidence (?:over )?[\d,]+, counts from 200\)$/,
    );
    expect(await gateway.visit('/')).toBe(200);
    expect((await gateway.gateway.observed()).alarms).toMatchObject([
      { app: 'mfe-marketing', outcome: 'undone', revision: 3 },
    ]);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'release undone', revision: 3 }),
    );
    await pass(300, visits(gateway));
    expect(await listRevisions(store, 'stable')).toEqual([3, 2, 1]);
  });

  it('is rolled back once by two gateways that share its visitors', async () => {
    const site = await createWatchedSite('undo', folderStore());
    const [first, second] = [await site.start(), await site.start()];
    const both = async () => {
      await visits(first)();
      await visits(second)();
    };
    await site.pass(HOUR / 4, both);
    await site.releaseMarketing('no-page');
    await site.pass(120, both);
    expect(await site.live()).toMatchObject({ revision: 3, action: 'rollback' });
    expect([await first.visit('/'), await second.visit('/')]).toEqual([200, 200]);
    for (const { gateway } of [first, second]) {
      expect((await gateway.observed()).alarms).toMatchObject([{ outcome: 'undone' }]);
    }
  });

  it('is told of where no gateway can sign, and undone by one that comes later and can', async () => {
    const site = await createWatchedSite();
    const keyless = withTrust(site.store, { ...testTrust, signs: null });
    const first = await site.start({ store: keyless });
    await site.pass(HOUR / 4, visits(first));
    await site.releaseMarketing('no-page');
    await site.pass(60, visits(first));
    expect(await site.live()).toMatchObject({ revision: 2 });
    expect((await first.gateway.observed()).alarms).toMatchObject([{ outcome: 'due' }]);
    // It has no visitors and no hour before: it only reads.
    await site.start();
    await site.pass(10);
    expect(await site.live()).toMatchObject({ revision: 3, action: 'rollback' });
  });

  it('is only told of with the setting to tell, once', async () => {
    const { gateway, pass, live, bad } = await createBadRelease('tell');
    await pass(120, visits(gateway));
    expect(await live()).toMatchObject({ revision: 2, action: 'promote' });
    expect((await gateway.gateway.observed()).alarms).toMatchObject([
      { app: 'mfe-marketing', version: bad.version, outcome: 'told', problem: null },
    ]);
    const said = gateway.log.filter(({ message }) => message.startsWith('errors have risen'));
    expect(said).toHaveLength(1);
  });

  it('is not undone where the settings are off, have just been turned off, or cannot be trusted', async () => {
    const { gateway, pass, live, store } = await createBadRelease();
    const settings = await readChannelSettings(store, 'stable');
    await writeChannelSettings(store, 'stable', { ...settings, afterRelease: 'off' });
    await pass(60, visits(gateway));
    expect((await gateway.gateway.observed()).alarms).toEqual([]);
    expect(gateway.gateway.trialsOf('/')).toBeNull();
    const forged = '{"schema":1,"channel":"stable","afterRelease":"undo"}';
    await store.write('channels/stable.json', forged);
    await pass(120, visits(gateway));
    expect(await live()).toMatchObject({ revision: 2 });
    expect((await gateway.gateway.observed()).alarms).toMatchObject([
      { outcome: 'told', problem: expect.stringContaining('pnpm release channel stable --reset') },
    ]);
  });

  it('is undone while releases are locked, as soon as the store takes writes again', async () => {
    const { gateway, pass, live, store, now } = await createBadRelease();
    const until = new Date(now().getTime() + 24 * 3600_000).toISOString();
    const lock = { app: null, since: now().toISOString(), until, reason: 'The fair', by: 'Ada' };
    await writeLock(store, 'stable', lock);
    const create = vi.spyOn(store, 'create').mockRejectedValue(new Error('EROFS'));
    await pass(60, visits(gateway));
    expect(await live()).toMatchObject({ revision: 2 });
    expect((await gateway.gateway.observed()).alarms).toMatchObject([
      { outcome: 'failed', problem: expect.stringContaining('EROFS') },
    ]);
    create.mockRestore();
    await pass(10, visits(gateway));
    expect(await live()).toMatchObject({ revision: 3, action: 'rollback' });
  });
});

/** Page views of five seconds, a third of them of another app; `isFailing` says which of them fail. */
const views =
  (gateway: WatchedGateway, isFailing: (view: number) => boolean = () => false) =>
  async () => {
    const id = await gateway.composition();
    for (let view = 0; view < 12; view += 1) {
      await gateway.view(view % 3 === 0 ? '/blog/first-post' : '/', isFailing(view), id);
    }
  };

/** A quiet hour, a release, and then page views of which some fail. */
async function releaseWithViews(
  release: 'releaseMarketing' | 'releaseShell',
  seconds: number,
  isFailing: (view: number) => boolean,
) {
  const site = await createWatchedSite();
  const gateway = await site.start();
  await site.pass(HOUR / 4, views(gateway));
  await site[release]();
  await gateway.gateway.poll();
  await site.pass(seconds, views(gateway, isFailing));
  return { ...site, gateway, now: await site.live() };
}

it.each([
  ['half of them, as a part does not load', 2, 60],
  ['5%', 20, 600],
])('a release whose page views fail is undone: %s', async (_, oneIn, seconds) => {
  let seen = 0;
  const { now } = await releaseWithViews('releaseMarketing', seconds, (view) =>
    view % 3 === 0 ? false : ++seen % oneIn === 0,
  );
  expect(now).toMatchObject({ revision: 3, action: 'rollback' });
  expect(now?.reason).toMatch(/^page views with a script error or a missing part: /);
});

it('a release whose page views fail is judged by the pages of every app, where it is of the shell', async () => {
  const { gateway, now } = await releaseWithViews('releaseShell', 60, (view) => view % 2 === 0);
  expect(now).toMatchObject({ revision: 3, action: 'rollback', changed: ['shell'] });
  expect(now?.reason).toMatch(/since the release, 0% of \d+ before it \(evidence/);
  expect(await gateway.visit('/')).toBe(200);
});

it('a release is left alone by evidence after 30 minutes', async () => {
  const site = await createWatchedSite();
  const gateway = await site.start();
  await site.pass(HOUR / 4, visits(gateway));
  const { version } = await site.releaseMarketing();
  await site.pass(31 * 60, visits(gateway));
  await site.store.remove(
    `pages/${site.apps.shell.version}/mfe-marketing/${version}/root/index.html`,
  );
  await site.pass(600, visits(gateway));
  expect(await site.live()).toMatchObject({ revision: 2 });
  expect((await gateway.gateway.observed()).alarms).toEqual([]);
});

it('a release is left alone by an outage that hits the other apps alike', async () => {
  const { now } = await releaseWithViews('releaseMarketing', 600, (view) => view % 2 === 0);
  expect(now).toMatchObject({ revision: 2 });
});

it('a release is left alone by an outage of the backend, whatever fails meanwhile', async () => {
  const { gateway, pass, live, backend } = await createBadRelease();
  backend.isWell = false;
  await pass(300, visits(gateway));
  expect(await live()).toMatchObject({ revision: 2 });
  backend.isWell = true;
  await pass(60, visits(gateway));
  expect(await live()).toMatchObject({ revision: 3 });
});

it('a release is left alone by one visitor who reports failures over and over', async () => {
  const { gateway, pass, live } = await releaseWithViews('releaseMarketing', 0, () => false);
  const events = [{ type: 'script_error', path: '/', metadata: {} }];
  const body = JSON.stringify({ composition: await gateway.composition(), events });
  const headers = { 'Content-Length': String(body.length) };
  const url = 'http://www.example.com/functions/v1/collect-events';
  await pass(120, async () => {
    await views(gateway)();
    for (let report = 0; report < 10; report += 1) {
      const request = new Request(url, { method: 'POST', headers, body });
      // Anyone can rent a /48.
      await gateway.gateway.fetch(request, { address: `2001:db8:1:${report}::9` });
    }
  });
  expect(await live()).toMatchObject({ revision: 2 });
});
