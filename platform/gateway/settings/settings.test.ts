import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BLOG_SETTINGS, withoutSetting } from '../../registry/testing/settings-facts.ts';
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { compositionIn, createSettingsSite, POST, settingsIn } from '../testing/settings-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const settled = { timeout: 5000, interval: 5 };

describe('settings of a running site', () => {
  it('are live in a folder store within a second, without a build and without a release', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'settings-live-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const site = await createSettingsSite({ store: createFileSystemStore(folder) });
    // As often as a site polls.
    const gateway = await startGateway(site.store, { pollMs: 200 });
    // Kept by the quick path from now on.
    for (let round = 0; round < 3; round += 1) await gateway.request(POST);
    const began = performance.now();
    await site.set({ values: { related: 5 } });
    for (;;) {
      const given = settingsIn(await gateway.request(POST));
      const tookMs = performance.now() - began;
      expect(tookMs).toBeLessThan(1000);
      if (given !== undefined) {
        expect(given).toEqual({ related: 5 });
        break;
      }
    }
    expect(await gateway.status()).toMatchObject({
      revision: 1,
      settings: { status: 'ok', revision: 1 },
    });
  });

  it('that nobody has set leave every byte of a page as it was, and set no cookie', async () => {
    const site = await createSettingsSite();
    const gateway = await startGateway(site.store);
    const page = await gateway.request(POST, { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body.toString()).not.toContain('ettings');
    expect(compositionIn(page).id).toMatch(/^[0-9a-f]{12}$/);
    expect(await gateway.status()).not.toHaveProperty('settings');
  });

  it('of everyone are the same bytes for everyone, and another ETag than before', async () => {
    const site = await createSettingsSite();
    const gateway = await startGateway(site.store);
    const before = await gateway.request(POST);
    await site.set({ values: { look: 'dense', newList: 1, box: 0 } });
    await vi.waitFor(async () => {
      const page = await gateway.request(POST);
      expect(settingsIn(page)).toEqual({ look: 'dense', newList: true, box: false });
    }, settled);
    const asBrowser = { headers: { 'Sec-Fetch-Dest': 'document', Cookie: 'talent_bucket=7' } };
    const [first, second] = [await gateway.request(POST), await gateway.request(POST, asBrowser)];
    expect(second.body).toEqual(first.body);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).not.toBe(before.headers.etag);
    expect(compositionIn(first).id).toMatch(/^[0-9a-f]{12}_1$/);
  });

  it('are delivered only where the live version takes them', async () => {
    const site = await createSettingsSite();
    const gateway = await startGateway(site.store);
    await site.set({ values: { newList: 1, related: 9, look: 'dense', unknown: 'x' } });
    await vi.waitFor(async () => {
      const given = settingsIn(await gateway.request(POST));
      expect(given).toEqual({ newList: true, look: 'dense' });
    }, settled);
    const newer = await site.publish({
      name: 'mfe-blog',
      patterns: [POST],
      version: '1.1.0',
      settings: withoutSetting(BLOG_SETTINGS, 'newList'),
    });
    await site.compose(site.shell, newer, [{ path: POST, pattern: POST, text: 'newer' }]);
    await site.release([site.shell, newer, site.admin]);
    await vi.waitFor(async () => {
      const page = await gateway.request(POST);
      expect([page.body.toString().includes('newer'), settingsIn(page)]).toEqual([
        true,
        { look: 'dense' },
      ]);
    }, settled);
  });

  it('of a guarded app are in no public document', async () => {
    const site = await createSettingsSite();
    const gateway = await startGateway(site.store);
    await site.set({ app: 'mfe-admin', values: { note: 'for staff' } });
    await vi.waitFor(async () => {
      expect(compositionIn(await gateway.request(POST)).id).toMatch(/_1$/);
    }, settled);
    expect((await gateway.request(POST)).body.toString()).not.toContain('for staff');
  });

  it('of a preview are not those of stable', async () => {
    const site = await createSettingsSite();
    await site.release([site.shell, ...site.apps, site.admin], 'next');
    await site.set({ values: { related: 5 } });
    await site.set({ values: { related: 6 }, channel: 'next' });
    const gateway = await startGateway(site.store);
    const preview = await startGateway(site.store, { channel: 'next' });
    expect(settingsIn(await gateway.request(POST))).toEqual({ related: 5 });
    expect(settingsIn(await preview.request(POST))).toEqual({ related: 6 });
  });
});

describe('a flag of a share of the visitors', () => {
  async function setUp() {
    const site = await createSettingsSite();
    await site.set({ values: { newList: 0.5 } });
    const gateway = await startGateway(site.store);
    const open = (cookie?: string) =>
      gateway.request(POST, {
        headers: { 'Sec-Fetch-Dest': 'document', ...(cookie ? { Cookie: cookie } : {}) },
      });
    return { site, gateway, open };
  }

  it('is drawn once for a browser, and kept by a cookie that no script reads', async () => {
    const { open } = await setUp();
    const first = await open();
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^talent_bucket=\d{1,4}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/,
    );
    for (let visit = 0; visit < 5; visit += 1) {
      const again = await open(cookie.split(';')[0]);
      expect(again.headers['set-cookie']).toBeUndefined();
      expect(settingsIn(again)).toEqual(settingsIn(first));
    }
  });

  it('is on for about its share, and no cache gives one visitor the side of another', async () => {
    const { open, gateway } = await setUp();
    const sides = new Map<number, unknown>();
    for (let bucket = 0; bucket < 40; bucket += 1) {
      const page = await open(`talent_bucket=${bucket}`);
      sides.set(bucket, settingsIn(page));
      expect(page.headers['cache-control']).toBe('private, no-cache');
      expect(page.headers.vary).toContain('Cookie');
      // Programs keep no cookie: they get the side of nobody, between all the others.
      const plain = await gateway.request(POST);
      expect([settingsIn(plain), plain.headers['set-cookie']]).toEqual([undefined, undefined]);
      expect(plain.headers['cache-control']).toBe('private, no-cache');
    }
    const on = [...sides.values()].filter((given) => given !== undefined);
    expect(on.length).toBeGreaterThan(8);
    expect(on.length).toBeLessThan(32);
    for (const given of on) expect(given).toEqual({ newList: true });
    // In another order, from warm caches.
    for (const [bucket, given] of [...sides].toReversed()) {
      expect(settingsIn(await open(`talent_bucket=${bucket}`))).toEqual(given);
    }
  });

  it('has two ETags, so that no browser keeps the other side', async () => {
    const { open, gateway } = await setUp();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, bucket) => open(`talent_bucket=${bucket}`)),
    );
    const etags = pages.map((page) => `${page.headers.etag} ${settingsIn(page) !== undefined}`);
    expect(new Set(etags).size).toBe(2);
    const off = pages.find((page) => settingsIn(page) === undefined);
    const bucket = pages.findIndex((page) => settingsIn(page) !== undefined);
    const answer = await gateway.request(POST, {
      headers: { Cookie: `talent_bucket=${bucket}`, 'If-None-Match': off?.headers.etag ?? '' },
    });
    expect(answer.status).toBe(200);
  });

  it('does not mark files, which are the same for everyone', async () => {
    const { gateway, site } = await setUp();
    const [blog] = site.apps;
    const file = await gateway.request(`/assets/mfe-blog/${blog?.version}/page.js`, {
      headers: { 'Sec-Fetch-Dest': 'document' },
    });
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['set-cookie']).toBeUndefined();
  });

  it('that ends takes its marks and its cookie with it', async () => {
    const { site, open } = await setUp();
    await site.set({ values: { newList: 0 } });
    await vi.waitFor(async () => {
      const page = await open();
      expect([page.headers['set-cookie'], page.headers['cache-control']]).toEqual([
        undefined,
        'no-cache',
      ]);
    }, settled);
  });
});

describe('settings that are damaged', () => {
  it('change nothing: the last good values stay, with the reason in the status, also after a restart', async () => {
    const site = await createSettingsSite();
    await site.set({ values: { related: 5 } });
    await site.set({ values: { related: 6 } });
    const gateway = await startGateway(site.store);
    expect(settingsIn(await gateway.request(POST))).toEqual({ related: 6 });
    const key = 'settings/stable/00000003.json';
    const forged = new TextDecoder()
      .decode((await site.store.read('settings/stable/00000002.json'))?.body)
      .replace('"revision": 2', '"revision": 3')
      .replace('"related": 6', '"related": 0');
    await site.store.write(key, forged);
    await vi.waitFor(async () => {
      expect(await gateway.status()).toMatchObject({
        settings: { status: 'damaged', revision: 2, files: [key] },
      });
    }, settled);
    expect(settingsIn(await gateway.request(POST))).toEqual({ related: 6 });
    expect(JSON.stringify(gateway.log)).toContain('its signature is not that of its content');
    const restarted = await startGateway(site.store);
    expect(settingsIn(await restarted.request(POST))).toEqual({ related: 6 });
    // The next change heals it.
    await site.set({ values: { related: 4 } });
    await vi.waitFor(async () => {
      expect(settingsIn(await gateway.request(POST))).toEqual({ related: 4 });
    }, settled);
    expect(await gateway.status()).toMatchObject({ settings: { status: 'ok', revision: 4 } });
    // The file of the values that hold: they stay in memory.
    await site.store.write('settings/stable/00000004.json', '{}');
    await vi.waitFor(async () => {
      expect(await gateway.status()).toMatchObject({
        settings: { status: 'damaged', revision: 4, files: ['settings/stable/00000004.json', key] },
      });
    }, settled);
    expect(settingsIn(await gateway.request(POST))).toEqual({ related: 4 });
  });

  it('are the defaults where there are no earlier ones', async () => {
    const site = await createSettingsSite();
    await site.store.write('settings/stable/00000001.json', '{"schema": 1');
    const gateway = await startGateway(site.store);
    expect(settingsIn(await gateway.request(POST))).toBeUndefined();
    expect(await gateway.status()).toMatchObject({
      settings: { status: 'damaged', revision: 0 },
    });
  });

  it('that cannot be read for a while leave the site as it is', async () => {
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
    await vi.waitFor(async () => {
      // A gateway on Workers looks at the registry with a request.
      await gateway.request(POST);
      expect(JSON.stringify(gateway.log)).toContain('the store does not answer');
    }, settled);
    expect(settingsIn(await gateway.request(POST))).toEqual({ related: 5 });
    isDown = false;
    await vi.waitFor(async () => {
      expect(settingsIn(await gateway.request(POST))).toEqual({ related: 6 });
    }, settled);
  });
});

it('cost as much with 40 remotes as with 4', async () => {
  const readsWith = async (count: number) => {
    const remotes = Array.from({ length: count }, (_, index) => `mfe-r${index}`);
    const site = await createSettingsSite({ remotes });
    for (const app of remotes) await site.set({ app, values: { related: 5 } });
    const gateway = await startGateway(site.store, { pollMs: 200 });
    const path = '/r1/post';
    await gateway.request(path);
    const revision = await site.set({ app: 'mfe-r1', values: { related: 6 } });
    site.reads.length = 0;
    await vi.waitFor(async () => {
      expect(settingsIn(await gateway.request(path), 'mfe-r1')).toEqual({ related: 6 });
    }, settled);
    const own = site.reads.filter((key) => key.startsWith('settings/'));
    return {
      own: [...new Set(own)],
      newest: `settings/stable/${String(revision).padStart(8, '0')}.json`,
    };
  };
  for (const count of [4, 40]) {
    const { own, newest } = await readsWith(count);
    expect(own).toEqual([newest]);
  }
});
