import { describe, expect, it, vi } from 'vitest';
import { pageIndexKey } from '../../compose/page-index.ts';
import { withTrust } from '../../registry/release-store.ts';
import {
  TEST_PREVIEW_SIGNING_KEY,
  TEST_PUBLIC_KEY,
  testTrust,
} from '../../registry/testing/test-trust.ts';
import { createTrust } from '../../registry/trust.ts';
import { BLOG_APP, createStandardSite } from '../testing/standard-site.ts';
import { cookieFor } from '../testing/preview-site.ts';
import { startGateway, type StartedGateway } from '../testing/start-gateway.ts';
import { createTestSite } from '../testing/test-site.ts';

const POST = '/blog/first-post';
const files = { 'client/entry.js': 'export const by = "a preview";' };
const NEXT_BLOG = { ...BLOG_APP, version: '1.1.0', files };

/** Headers of a browser that has opened the preview with its link. */
async function opened(gateway: StartedGateway, channel = 'pr-7') {
  return { headers: { Cookie: await cookieFor(gateway, channel) } };
}

/** An attacker with the preview key and write access to the bucket, who bypasses our checks. */
const thief = createTrust({
  signingKey: TEST_PREVIEW_SIGNING_KEY,
  publicKeys: [TEST_PUBLIC_KEY],
});

/** The released site, and another blog that is published and composed with the preview key. */
async function setUp() {
  const site = await createStandardSite();
  const { shell, marketing, admin } = site.apps;
  const theirs = createTestSite(undefined, withTrust(site.store, thief));
  const blog = await theirs.publish(NEXT_BLOG);
  const post = { path: POST, pattern: '/blog/:slug', text: 'A post of a preview' };
  await theirs.compose(shell, blog, [post]);
  return { ...site, theirs, blog, post, set: [shell, marketing, blog, admin] };
}

async function textOf(answer: Promise<{ text: string }>): Promise<string> {
  return (await answer).text;
}

describe('a revision that is signed with a preview key', () => {
  it('is live on a preview channel, and nowhere else: visitors do not even find its files', async () => {
    const { store, theirs, set, blog, apps } = await setUp();
    await theirs.release(set, 'pr-7');
    const gateway = await startGateway(store);
    const { request } = gateway;
    const preview = await opened(gateway);
    expect(await textOf(request(POST, preview))).toContain('A post of a preview');
    expect(await textOf(request(POST))).toContain('First post');
    const data = `/_pages/${apps.shell.version}/mfe-blog/${blog.version}/root${POST}/data.json`;
    for (const path of [`/assets/mfe-blog/${blog.version}/entry.js`, data]) {
      expect((await request(path, preview)).status, path).toBe(200);
      expect((await request(path)).status, path).toBe(404);
    }
  });

  it('is refused on stable: the live release stays, and /healthz names the refused one', async () => {
    const { store, theirs, set } = await setUp();
    const { request, status } = await startGateway(store);
    await theirs.release(set, 'stable');
    await vi.waitFor(async () =>
      expect((await status()).registry).toMatchObject({
        status: 'damaged',
        files: ['registry/stable/00000002.json'],
      }),
    );
    expect(await status()).toMatchObject({ status: 'ok', revision: 1 });
    expect(await textOf(request(POST))).toContain('First post');
    // The same by a gateway that starts after it, which names the key.
    const later = await startGateway(store);
    expect(await textOf(later.request(POST))).toContain('First post');
    expect(JSON.stringify(later.log)).toContain('which is trusted for previews only');
  });

  it('is refused on the canary channel, whose visitors do not choose it', async () => {
    const { store, theirs, set } = await setUp();
    await theirs.release(set, 'canary');
    const gateway = await startGateway(store);
    const { request } = gateway;
    const asked = await opened(gateway, 'canary');
    expect(await textOf(request(POST, asked))).toContain('First post');
  });
});

it('a version that only a preview has published is not served on stable, even when a release names it, until its pages are signed for visitors', async () => {
  const { store, set, blog, apps, compose, post, release } = await setUp();
  const { request } = await startGateway(store);
  // Someone with the release key signs it by hand: its pages are still those of the preview.
  await createTestSite(undefined, withTrust(store, testTrust)).publish(NEXT_BLOG);
  await release(set);
  const shown = () => textOf(request(POST));
  const version = async () => (await request('/healthz')).text;
  await vi.waitFor(async () => expect(await version()).toContain('"revision":2'));
  expect(await shown()).toContain('First post');
  expect(await version()).toContain(`"wanted":"${blog.version}"`);

  await compose(apps.shell, blog, [{ ...post, text: 'A post for visitors' }]);
  await vi.waitFor(async () => expect(await shown()).toContain('A post for visitors'));
});

describe('pages of the live site that are signed with a preview key', () => {
  it('do not replace the pages of visitors, even after a restart', async () => {
    const { store, theirs, apps, post } = await setUp();
    const { shell, blog } = apps;
    const { request } = await startGateway(store);
    expect(await textOf(request(POST))).toContain('First post');
    await theirs.compose(shell, blog, [{ ...post, text: 'A forged post' }]);
    const kept = await textOf(request(POST));
    expect([kept.includes('First post'), kept.includes('forged')]).toEqual([true, false]);

    const later = await startGateway(store);
    expect(await textOf(later.request(POST))).not.toContain('A forged post');
    expect(JSON.stringify(later.log)).toContain('which is trusted for previews only');
  });

  it('are never used as a replacement for visitors', async () => {
    const { store, theirs, apps, post } = await setUp();
    const { shell, marketing, blog, admin } = apps;
    const index = pageIndexKey(shell.version, 'mfe-blog', blog.version);
    const signed = (await store.read(index))?.body ?? '';
    await theirs.release([shell, marketing, blog, admin], 'pr-7');
    const preview = await opened(await startGateway(store));
    await theirs.compose(shell, blog, [{ ...post, text: 'A forged post' }]);
    const data = `/_pages/${shell.version}/mfe-blog/${blog.version}/root${POST}/data.json`;
    const { request } = await startGateway(store);
    expect(await textOf(request(data, preview))).toContain('A forged post');
    // The index that visitors trust is restored, and the files that it lists are not.
    await store.write(index, signed);
    const later = await vi.waitFor(async () => {
      const answer = await request(data);
      expect(answer.status).toBe(500);
      return answer;
    });
    expect(later.text).not.toContain('A forged post');
  });
});
