import { describe, expect, it, vi } from 'vitest';
import { createVerdict, readVerdict } from '../../registry/canary-verdict.ts';
import { readCanaryRun } from '../../canary/canary-run.ts';
import { readCanaryStatus } from '../../canary/canary-status.ts';
import { endCanary } from '../../canary/end-canary.ts';
import { readLatest } from '../../registry/registry.ts';
import { withTrust } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createCanarySite, visit } from '../testing/canary-site.ts';
import { staffCookieFor } from '../testing/preview-site.ts';
import type { StartedGateway } from '../testing/start-gateway.ts';

async function isTried(gateway: StartedGateway, bucket: number): Promise<boolean> {
  return (await gateway.request('/', visit(bucket))).text.includes('The tried home page');
}

async function startCanary(percent: number) {
  const site = await createCanarySite();
  const first = await site.give(percent);
  return { site, first, gateway: await site.start() };
}

const untilTried = (gateway: StartedGateway, bucket: number, isIn: boolean) =>
  vi.waitFor(async () => expect(await isTried(gateway, bucket)).toBe(isIn));

it('a canary assigns a new visitor at random and keeps them on that side, on all pages', async () => {
  const { gateway } = await startCanary(50);
  const sides = new Set<boolean>();
  for (let visitor = 0; sides.size < 2 && visitor < 100; visitor += 1) {
    const first = await gateway.request('/', visit());
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^talent_bucket=\d{1,4}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/,
    );
    const bucket = Number(/\d+/.exec(cookie)?.[0]);
    const isIn = first.text.includes('The tried home page');
    expect(isIn).toBe(bucket < 5000);
    const again = await gateway.request('/new', visit(bucket));
    expect(again.status).toBe(isIn ? 200 : 404);
    expect(again.headers['set-cookie']).toBeUndefined();
    sides.add(isIn);
  }
  expect(sides.size).toBe(2);
});

it('a canary is no preview, keeps its visitors when the share grows, and has none when it is over', async () => {
  const { site, gateway } = await startCanary(10);
  for (const bucket of [0, 9999]) {
    const { headers, text } = await gateway.request('/', visit(bucket));
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toContain('Cookie');
    expect(text).toContain(`"channel":"${bucket === 0 ? 'canary' : 'stable'}"`);
  }
  const { version } = site.apps.blog;
  const asset = await gateway.request(`/assets/mfe-blog/${version}/entry.js`, visit());
  expect(asset.headers['cache-control']).toContain('immutable');
  expect([await isTried(gateway, 999), await isTried(gateway, 1000)]).toEqual([true, false]);
  await site.give(25);
  await untilTried(gateway, 1000, true);
  expect(await isTried(gateway, 999)).toBe(true);
  expect(await isTried(gateway, 2500)).toBe(false);
  const status = await readCanaryStatus(site.store);
  if (status === null) throw new Error('A canary is running.');
  await endCanary(site.store, status, { status: 'stopped', reason: 'a test', at: new Date() });
  await untilTried(gateway, 0, false);
});

it('a canary does not affect programs, previews and a site without a canary', async () => {
  const site = await createCanarySite();
  const gateway = await site.start();
  const before = await gateway.request('/', visit());
  expect(before.headers['set-cookie']).toBeUndefined();
  expect(before.headers['cache-control']).toBe('no-cache');
  await site.give(50);
  await untilTried(gateway, 0, true);
  const program = await gateway.request('/', { headers: { Accept: 'text/html' } });
  expect(program.headers['set-cookie']).toBeUndefined();
  expect(program.text).toContain('Home');
  const cookie = `talent_bucket=0; ${await staffCookieFor(gateway, 'stable.1')}`;
  const pinned = await gateway.request('/', { headers: { Cookie: cookie } });
  expect(pinned.text).not.toContain('The tried home page');
});

it('a canary ends for everyone while its registry cannot be read, and with the verdict alone', async () => {
  const { site, gateway } = await startCanary(10);
  expect(await isTried(gateway, 0)).toBe(true);
  await site.store.write('registry/canary/00000002.json', '?');
  await untilTried(gateway, 0, false);
  const other = await startCanary(10);
  expect(await isTried(other.gateway, 0)).toBe(true);
  const at = new Date().toISOString();
  await createVerdict(other.site.store, other.first, { status: 'stopped', reason: 'a test', at });
  await untilTried(other.gateway, 0, false);
});

async function visitors(gateway: StartedGateway, count: number): Promise<void> {
  for (let visitor = 0; visitor < count; visitor += 1) {
    await gateway.request('/', visit(visitor % 2 === 0 ? 0 : 9999));
  }
}

describe('a canary whose answers fail', () => {
  async function createBrokenCanary() {
    const site = await createCanarySite();
    const first = await site.give(50);
    const { shell } = site.apps;
    const key = `pages/${shell.version}/mfe-marketing/${site.tried.version}/root/index.html`;
    expect(await site.store.has(key)).toBe(true);
    await site.store.remove(key);
    return { ...site, first };
  }

  it('stops by itself, and logs the reason', async () => {
    const site = await createBrokenCanary();
    const gateway = await site.start();
    expect((await gateway.request('/', visit(0))).status).toBe(500);
    await visitors(gateway, 120);
    await vi.waitFor(async () => {
      expect((await gateway.request('/', visit(0))).status).toBe(200);
    }, 5000);
    const verdict = await readVerdict(site.store, site.first);
    expect(verdict?.status).toBe('worse');
    expect(verdict?.reason).toMatch(
      /^answers with a server error: 100% of \d+ in the canary, 0% of \d+ in stable/,
    );
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'canary stopped' }),
    );
  });

  it('is also stopped by a gateway that cannot sign, for the visitors of all gateways', async () => {
    const site = await createBrokenCanary();
    const store = withTrust(site.store, { ...testTrust, signs: null });
    const [first, second] = [await site.start({ store }), await site.start({ store })];
    await visitors(first, 60);
    await vi.waitFor(async () => {
      expect((await second.request('/', visit(0))).status).toBe(200);
    }, 5000);
    expect((await readLatest(site.store, 'canary')).release?.percent).toBe(50);
    expect((await readCanaryRun(site.store))?.percent).toBe(0);
  });
});

it('browsers’ events during a canary count for the side of their composition', async () => {
  const site = await createCanarySite();
  await site.give(50);
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'publishable-key',
    fetch: async (request: Request) => {
      const { events } = (await request.json()) as { events: unknown[] };
      return new Response(null, { status: events.length > 0 ? 204 : 422 });
    },
  };
  const gateway = await site.start({ collectAnalytics: true, backend });
  const idOf = async (bucket: number) => {
    const { body } = await gateway.request('/', visit(bucket));
    return /"id":"([0-9a-f]{12})"/.exec(body.toString())?.[1] ?? '';
  };
  const send = async (composition: string, types: string[]) => {
    const paint = { name: 'LCP', value: 900, app: 'mfe-marketing' };
    const events = types.map((type) => ({
      type,
      metadata: type === 'core_web_vitals' ? paint : {},
    }));
    const body = JSON.stringify({ composition, events });
    const headers = { 'Content-Length': String(body.length) };
    const post = { method: 'POST', headers, body };
    return (await gateway.request('/functions/v1/collect-events', post)).status;
  };
  const [canary, stable] = [await idOf(0), await idOf(9999)];
  expect(await send(canary, ['page_view', 'remote_failed', 'page_view'])).toBe(204);
  expect(await send(stable, ['page_view', 'core_web_vitals'])).toBe(204);
  expect(await send('an-older-tab', ['page_view'])).toBe(204);
  expect(await send(canary, ['core_web_vitals'])).toBe(204);
  await vi.waitFor(async () => {
    await gateway.request('/healthz');
    const status = await readCanaryStatus(site.store);
    expect(status?.hearsBrowsers).toBe(true);
    expect(status?.comparisons).toMatchObject([
      { measure: 'answers' },
      { measure: 'views', trials: [2, 1], values: [0.5, 0] },
      { measure: 'LCP', trials: [1, 1] },
    ]);
  }, 5000);
});
