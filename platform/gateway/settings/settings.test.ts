import { testDir } from '@talent/node/testing/test-dir';
import { expect, it, vi } from 'vitest';
import { BLOG_SETTINGS, withoutSetting } from '../../registry/testing/settings-facts.ts';
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { compositionOf } from '../testing/raw-request.ts';
import { createSettingsSite, POST, settingsIn } from '../testing/settings-site.ts';
import { startGateway, type StartedGateway } from '../testing/start-gateway.ts';

const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 5000, interval: 5 });

const untilGiven = ({ request }: StartedGateway, settings: object | undefined) =>
  until(async () => expect(settingsIn(await request(POST))).toEqual(settings));

it('settings of a running site that nobody has set change no byte; those of everyone are the same bytes for everyone', async () => {
  const site = await createSettingsSite({ store: createFileSystemStore(testDir()) });
  // As often as a site polls.
  const gateway = await startGateway(site.store, { pollMs: 200 });
  const { request } = gateway;
  const before = await request(POST, { headers: { 'Sec-Fetch-Dest': 'document' } });
  expect(before.headers['set-cookie']).toBeUndefined();
  expect(before.headers['cache-control']).toBe('no-cache');
  expect(before.text).not.toContain('ettings');
  expect(compositionOf(before).id).toMatch(/^[0-9a-f]{12}$/);
  expect(await gateway.status()).not.toHaveProperty('settings');
  // Kept by the quick path from now on.
  for (let round = 0; round < 3; round += 1) await request(POST);

  await site.set({ values: { look: 'dense', newList: 1, box: 0 } });
  await untilGiven(gateway, { look: 'dense', newList: true, box: false });
  const asBrowser = { headers: { 'Sec-Fetch-Dest': 'document', Cookie: 'talent_bucket=7' } };
  const [first, second] = [await request(POST), await request(POST, asBrowser)];
  expect(second.body).toEqual(first.body);
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers.etag).not.toBe(before.headers.etag);
  expect(compositionOf(first).id).toMatch(/^[0-9a-f]{12}_1$/);
  const settings = { status: 'ok', revision: 1 };
  expect(await gateway.status()).toMatchObject({ revision: 1, settings });
});

it('settings of a running site are delivered only where the live version takes them, and those of a guarded app in no public document', async () => {
  const site = await createSettingsSite();
  const gateway = await startGateway(site.store);
  await site.set({ app: 'mfe-admin', values: { note: 'for staff' } });
  await site.set({ values: { newList: 1, related: 9, look: 'dense', unknown: 'x' } });
  await untilGiven(gateway, { newList: true, look: 'dense' });
  expect((await gateway.request(POST)).text).not.toContain('for staff');
  const newer = await site.publish({
    name: 'mfe-blog',
    patterns: [POST],
    version: '1.1.0',
    settings: withoutSetting(BLOG_SETTINGS, 'newList'),
  });
  await site.compose(site.shell, newer, [{ path: POST, pattern: POST, text: 'newer' }]);
  await site.release([site.shell, newer, site.admin]);
  await untilGiven(gateway, { look: 'dense' });
  expect((await gateway.request(POST)).text).toContain('newer');
});

it('settings of a running site of a preview are not those of stable', async () => {
  const site = await createSettingsSite();
  await site.release([site.shell, ...site.apps, site.admin], 'next');
  await site.set({ values: { related: 5 } });
  await site.set({ values: { related: 6 }, channel: 'next' });
  const gateway = await startGateway(site.store);
  const preview = await startGateway(site.store, { channel: 'next' });
  expect(settingsIn(await gateway.request(POST))).toEqual({ related: 5 });
  expect(settingsIn(await preview.request(POST))).toEqual({ related: 6 });
});

it('settings of a running site cost one read of a file however many remotes there are', async () => {
  const remotes = Array.from({ length: 40 }, (_, index) => `mfe-r${index}`);
  const site = await createSettingsSite({ remotes });
  for (const app of remotes) await site.set({ app, values: { related: 5 } });
  const { request } = await startGateway(site.store, { pollMs: 200 });
  await request('/r1/post');
  await site.set({ app: 'mfe-r1', values: { related: 6 } });
  site.reads.length = 0;
  await until(async () =>
    expect(settingsIn(await request('/r1/post'), 'mfe-r1')).toEqual({ related: 6 }),
  );
  const own = site.reads.filter((key) => key.startsWith('settings/'));
  expect([...new Set(own)]).toEqual(['settings/stable/00000041.json']);
});

it('a flag of a share of the visitors is kept by a cookie, and no cache gives one visitor the side of another', async () => {
  const site = await createSettingsSite();
  await site.set({ values: { newList: 0.5 } });
  const { request } = await startGateway(site.store);
  const open = (cookie?: string, headers = {}) =>
    request(POST, {
      headers: { 'Sec-Fetch-Dest': 'document', ...(cookie ? { Cookie: cookie } : {}), ...headers },
    });
  const first = await open();
  const [cookie = ''] = first.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(
    /^talent_bucket=\d{1,4}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/,
  );
  const again = await open(cookie.split(';')[0]);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(settingsIn(again)).toEqual(settingsIn(first));

  const sides = new Map<number, { on: boolean; etag: string }>();
  for (let bucket = 0; bucket < 40; bucket += 1) {
    const page = await open(`talent_bucket=${bucket}`);
    const given = settingsIn(page);
    if (given !== undefined) expect(given).toEqual({ newList: true });
    sides.set(bucket, { on: given !== undefined, etag: String(page.headers.etag) });
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers.vary).toContain('Cookie');
    // Programs keep no cookie: they get the side of nobody, between all the others.
    const plain = await request(POST);
    expect([settingsIn(plain), plain.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(plain.headers['cache-control']).toBe('private, no-cache');
  }
  const on = [...sides.values()].filter((side) => side.on);
  expect(on.length).toBeGreaterThan(8);
  expect(on.length).toBeLessThan(32);
  const etags = new Set([...sides.values()].map((side) => `${side.etag} ${side.on}`));
  expect(etags.size).toBe(2);
  const off = [...sides.values()].find((side) => !side.on);
  // In another order, from warm caches; and no browser keeps the other side.
  for (const [bucket, side] of [...sides].toReversed()) {
    const page = await open(`talent_bucket=${bucket}`, { 'If-None-Match': off?.etag ?? '' });
    expect(page.status).toBe(side.on ? 200 : 304);
  }

  const asset = `/assets/mfe-blog/${site.apps[0]?.version}/page.js`;
  const file = await request(asset, { headers: { 'Sec-Fetch-Dest': 'document' } });
  expect(file.headers['cache-control']).toContain('immutable');
  expect(file.headers['set-cookie']).toBeUndefined();

  // A flag that ends takes its marks and its cookie with it.
  await site.set({ values: { newList: 0 } });
  await until(async () => {
    const { headers } = await open();
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-cache']);
  });
});

it('settings that are damaged change nothing: the last good values stay, with the reason in the status, also after a restart', async () => {
  const site = await createSettingsSite();
  await site.set({ values: { related: 5 } });
  await site.set({ values: { related: 6 } });
  const gateway = await startGateway(site.store);
  const untilStatus = (settings: object) =>
    until(async () => expect(await gateway.status()).toMatchObject({ settings }));
  await untilGiven(gateway, { related: 6 });
  const key = 'settings/stable/00000003.json';
  const forged = new TextDecoder()
    .decode((await site.store.read('settings/stable/00000002.json'))?.body)
    .replace('"revision": 2', '"revision": 3')
    .replace('"related": 6', '"related": 0');
  await site.store.write(key, forged);
  await untilStatus({ status: 'damaged', revision: 2, files: [key] });
  expect(settingsIn(await gateway.request(POST))).toEqual({ related: 6 });
  expect(JSON.stringify(gateway.log)).toContain('its signature is not that of its content');
  const restarted = await startGateway(site.store);
  expect(settingsIn(await restarted.request(POST))).toEqual({ related: 6 });
  // The next change heals it.
  await site.set({ values: { related: 4 } });
  await untilGiven(gateway, { related: 4 });
  await untilStatus({ status: 'ok', revision: 4 });
  // The file of the values that hold: they stay in memory.
  await site.store.write('settings/stable/00000004.json', '{}');
  const files = ['settings/stable/00000004.json', key];
  await untilStatus({ status: 'damaged', revision: 4, files });
  expect(settingsIn(await gateway.request(POST))).toEqual({ related: 4 });
});

it('settings that are damaged are the defaults where there are no earlier ones', async () => {
  const site = await createSettingsSite();
  await site.store.write('settings/stable/00000001.json', '{"schema": 1');
  const gateway = await startGateway(site.store);
  expect(settingsIn(await gateway.request(POST))).toBeUndefined();
  expect(await gateway.status()).toMatchObject({ settings: { status: 'damaged', revision: 0 } });
});

it('settings that are damaged that cannot be read for a while leave the site as it is', async () => {
  const site = await createSettingsSite();
  await site.set({ values: { related: 5 } });
  let isDown = false;
  const list = (prefix: string) =>
    isDown && prefix.startsWith('settings/')
      ? Promise.reject(new Error('the store does not answer'))
      : site.store.list(prefix);
  const gateway = await startGateway({ ...site.store, list });
  isDown = true;
  await site.set({ values: { related: 6 } });
  await until(async () => {
    // A gateway on Workers looks at the registry with a request.
    await gateway.request(POST);
    expect(JSON.stringify(gateway.log)).toContain('the store does not answer');
  });
  expect(settingsIn(await gateway.request(POST))).toEqual({ related: 5 });
  isDown = false;
  await untilGiven(gateway, { related: 6 });
});
