import { describe, expect, it } from 'vitest';
import type { PlatformChanges } from '@talent/api/platform/platform-changes';
import { createVerdict } from '../../canary/canary-files.ts';
import { writeChannelSettings } from '../../registry/channel-settings.ts';
import { commitRelease } from '../../registry/registry.ts';
import { removeLock, writeLock } from '../../registry/locks/release-locks.ts';
import { createGuardCookie } from '../guard/guard-cookie.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, STAFF_ID, staffBackend } from '../testing/staff-backend.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway, TEST_SECRET } from '../testing/start-gateway.ts';

async function setUp() {
  const site = await createStandardSite();
  const { backend, revoke } = staffBackend();
  const { request } = await startGateway(site.store, { backend });
  const now = () => new Date();
  const guard = createGuardCookie({ secret: TEST_SECRET, secure: false, now });
  const Cookie = (await guard.issue(STAFF_ID)).split(';')[0] ?? '';
  const send = (method = 'GET') =>
    request('/_platform/changes', { method, headers: { ...STAFF_HEADERS, Cookie } });
  const ask = async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    return JSON.parse(body.toString()) as PlatformChanges;
  };
  return { ...site, request, send, ask, revoke };
}

const fair = {
  app: null,
  since: '2026-11-24T08:00:00.000Z',
  until: '2999-11-28T08:00:00.000Z',
  reason: 'The fair in Berlin',
  by: 'Ada',
};

describe('the changes of the platform', () => {
  it('are not found for everyone but admins', async () => {
    const { request, send, revoke } = await setUp();
    const unknown = fingerprint(await request('/no-such-path'));
    expect(fingerprint(await request('/_platform/changes'))).toEqual(unknown);
    const token = await request('/_platform/changes', { headers: STAFF_HEADERS });
    expect(fingerprint(token)).toEqual(unknown);
    expect((await send()).status).toBe(200);
    revoke();
    expect(fingerprint(await send())).toEqual(unknown);
  });

  it('are read, and nothing else', async () => {
    const { send } = await setUp();
    expect((await send('POST')).status).toBe(405);
  });

  it('are none where nothing holds releases', async () => {
    const { ask } = await setUp();
    expect(await ask()).toMatchObject({
      channel: 'stable',
      locks: [],
      windows: [],
      canaries: [],
      untrusted: [],
    });
  });

  it('name the locks of every channel with their reason, and apart from them those whose time is over', async () => {
    const { ask, store } = await setUp();
    await writeLock(store, 'stable', fair);
    await writeLock(store, 'new-header', { ...fair, app: 'mfe-blog', reason: 'Incident 12' });
    const over = { ...fair, app: 'shell', until: '2026-01-02T08:00:00.000Z' };
    await writeLock(store, 'stable', over);
    const { locks, endedLocks } = await ask();
    expect(endedLocks).toEqual([{ ...over, channel: 'stable' }]);
    expect(locks).toEqual([
      {
        channel: 'new-header',
        app: 'mfe-blog',
        since: '2026-11-24T08:00:00.000Z',
        until: '2999-11-28T08:00:00.000Z',
        reason: 'Incident 12',
        by: 'Ada',
      },
      {
        channel: 'stable',
        app: null,
        since: '2026-11-24T08:00:00.000Z',
        until: '2999-11-28T08:00:00.000Z',
        reason: 'The fair in Berlin',
        by: 'Ada',
      },
    ]);
  });

  it('keep a lock that was replaced or taken away, with the moment of its end', async () => {
    const { ask, store } = await setUp();
    await writeLock(store, 'stable', fair);
    const longer = { ...fair, since: '2026-11-25T08:00:00.000Z', reason: 'Two fairs' };
    await writeLock(store, 'stable', longer);
    await removeLock(store, 'stable', null, new Date('2026-11-26T08:00:00Z'));
    const { locks, endedLocks } = await ask();
    expect(locks).toEqual([]);
    expect(endedLocks).toEqual([
      { ...fair, channel: 'stable', until: '2026-11-25T08:00:00.000Z' },
      { ...longer, channel: 'stable', until: '2026-11-26T08:00:00.000Z' },
    ]);
  });

  it('forget a lock of 90 days ago with the next that ends, and what cannot be trusted', async () => {
    const { ask, store } = await setUp();
    await writeLock(store, 'stable', { ...fair, since: '2026-01-01T08:00:00.000Z' });
    await removeLock(store, 'stable', null, new Date('2026-01-02T08:00:00Z'));
    expect((await ask()).endedLocks).toHaveLength(1);
    await writeLock(store, 'stable', fair);
    await removeLock(store, 'stable', null, new Date('2026-11-26T08:00:00Z'));
    expect((await ask()).endedLocks.map(({ since }) => since)).toEqual([fair.since]);
    const [key = ''] = await store.list('ended-locks');
    const text = new TextDecoder().decode((await store.read(key))?.body);
    await store.write(key, text.replace('The fair in Berlin', 'No reason'));
    expect(await ask()).toMatchObject({ endedLocks: [], untrusted: [] });
  });

  it('a copy of a lock that has ended holds nothing', async () => {
    const { ask, store } = await setUp();
    await writeLock(store, 'stable', fair);
    await removeLock(store, 'stable', null, new Date('2026-11-25T08:00:00Z'));
    const [key = ''] = await store.list('ended-locks');
    const copy = await store.read(key);
    await store.write('locks/stable/_all.json', copy?.body ?? '');
    expect(await ask()).toMatchObject({ locks: [], untrusted: [] });
  });

  it('say that a lock cannot be trusted, and name the others', async () => {
    const { ask, store } = await setUp();
    await writeLock(store, 'stable', fair);
    await writeLock(store, 'stable', { ...fair, app: 'mfe-blog' });
    const key = 'locks/stable/mfe-blog.json';
    const text = new TextDecoder().decode((await store.read(key))?.body);
    await store.write(key, text.replace('The fair in Berlin', 'No reason'));
    const { locks, untrusted } = await ask();
    expect(locks.map(({ app, reason }) => [app, reason])).toEqual([[null, 'The fair in Berlin']]);
    expect(untrusted).toHaveLength(1);
    expect(untrusted[0]).toContain('The lock locks/stable/mfe-blog.json cannot be used');
    expect(untrusted[0]).toContain('pnpm unlock stable --app mfe-blog');
  });

  it('have the release windows of stable, or say that its settings cannot be trusted', async () => {
    const { ask, store } = await setUp();
    await writeChannelSettings(store, 'stable', {
      requireCleanSource: false,
      twoPersons: false,
      afterRelease: 'tell',
      windows: [{ days: ['mon', 'tue'], from: '09:00', to: '16:00', zone: 'Europe/Berlin' }],
    });
    expect(await ask()).toMatchObject({
      windows: [{ days: ['mon', 'tue'], from: '09:00', to: '16:00', zone: 'Europe/Berlin' }],
      untrusted: [],
    });
    await store.write('channels/stable.json', '{}');
    const { windows, untrusted } = await ask();
    expect(windows).toBeNull();
    expect(untrusted).toHaveLength(1);
    expect(untrusted[0]).toContain('The settings of channel "stable" cannot be used');
  });

  it('list the canaries, newest first, each with its share, start, end and verdict', async () => {
    const { ask, store, apps } = await setUp();
    const live = Object.fromEntries(Object.values(apps).map((app) => [app.name, app.version]));
    const give = (revision: number, app: string, percent: number, at: string) =>
      commitRelease(store, {
        channel: 'canary',
        expectedRevision: revision - 1,
        apps: live,
        action: 'canary',
        changed: percent === 0 ? [] : [app],
        percent,
        at: new Date(at),
      });
    await give(1, 'mfe-marketing', 10, '2026-11-10T10:00:00.000Z');
    await give(2, 'mfe-marketing', 0, '2026-11-11T10:00:00.000Z');
    await give(3, 'mfe-blog', 5, '2026-11-20T10:00:00.000Z');
    await give(4, 'mfe-blog', 25, '2026-11-21T10:00:00.000Z');
    const { version: blog } = apps.blog;
    expect((await ask()).canaries).toEqual([
      {
        tried: { 'mfe-blog': blog },
        percent: 25,
        since: '2026-11-20T10:00:00.000Z',
        until: null,
        verdict: null,
      },
      {
        tried: { 'mfe-marketing': apps.marketing.version },
        percent: 0,
        since: '2026-11-10T10:00:00.000Z',
        until: '2026-11-11T10:00:00.000Z',
        verdict: null,
      },
    ]);
    const at = '2026-11-22T10:00:00.000Z';
    await createVerdict(store, 3, { status: 'worse', reason: 'answers failed', at });
    expect((await ask()).canaries[0]).toEqual({
      tried: { 'mfe-blog': blog },
      percent: 0,
      since: '2026-11-20T10:00:00.000Z',
      until: '2026-11-22T10:00:00.000Z',
      verdict: { status: 'worse', reason: 'answers failed', at: '2026-11-22T10:00:00.000Z' },
    });
  });

  it('give a canary the end of its set where its verdict cannot be read', async () => {
    const { ask, store, apps } = await setUp();
    const live = Object.fromEntries(Object.values(apps).map((app) => [app.name, app.version]));
    const facts = { channel: 'canary', apps: live, action: 'canary' as const };
    const start = { expectedRevision: 0, changed: ['mfe-blog'], percent: 10 };
    await commitRelease(store, { ...facts, ...start, at: new Date('2026-11-20T10:00:00Z') });
    await store.write('canary/00000001/verdict.json', '?');
    expect((await ask()).canaries).toMatchObject([{ percent: 0, until: null }]);
    const end = { expectedRevision: 1, changed: [], percent: 0 };
    await commitRelease(store, { ...facts, ...end, at: new Date('2026-11-21T10:00:00Z') });
    expect((await ask()).canaries).toMatchObject([
      { percent: 0, until: '2026-11-21T10:00:00.000Z' },
    ]);
  });
});
