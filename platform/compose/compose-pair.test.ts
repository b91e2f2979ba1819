import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_BLOCK_ID } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../artifact/manifest.ts';
import { makeArtifact } from '../artifact/testing/make-artifact.ts';
import { publishArtifacts } from '../release/publish.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { composePair } from './compose-pair.ts';
import { pageIndexKey, pageKeys } from './page-index.ts';

const shellEntry = `
  import { greeting } from 'react';
  const head = (title) => ({ title, description: '', canonicalPath: '/', robots: 'noindex, nofollow' });
  export default { name: 'shell', guard: null, routes: [] };
  export const icon = 'data:,';
  export const frames = { 'not-found': head('Nothing'), guarded: head('Wait') };
  export const render = async ({ block, Page }) =>
    '<main>' + greeting + ' ' + (Page ? Page(block.data) : block.kind) + '</main>';
`;

const appEntry = `
  import { greeting } from 'react';
  const head = ({ data, path }) => ({ title: data.title, description: 'd', canonicalPath: path, robots: 'index, follow' });
  const notFound = () => Object.assign(new Error('gone'), { code: 'not-found' });
  const load = async ({ params }) => {
    if (params.slug === 'gone') throw notFound();
    if (params.slug === 'slow') await new Promise(() => setInterval(() => {}, 1000));
    if (params.slug === 'broken') throw new Error('the loader broke');
    return { title: 'Post ' + params.slug + ' </script>', at: new Date(0) };
  };
  const page = async () => ({
    default: (data) => (data.title.includes('styled') ? '<p style="color: red">' : '<h1>') + greeting + typeof data.at + '</h1>',
  });
  export default { name: 'mfe-blog', guard: null, routes: [
    { path: '/blog/:slug', page, prerender: 'entries', plan: { head, load, entries: async () => globalThis.slugs ?? SLUGS } },
  ] };
`;

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compose-'));
  store = openStore(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes a shell and a blog with these posts. */
async function publish(slugs: readonly string[]): Promise<{ shell: Manifest; app: Manifest }> {
  const paths = JSON.stringify(slugs.map((slug) => `/blog/${slug}`));
  const shell = await makeArtifact(join(folder, 'shell'), {
    name: 'shell',
    patterns: ['/login'],
    files: {
      'server/entry.js': shellEntry,
      'server/react.js': "export const greeting = 'shared by the shell';",
    },
  });
  const app = await makeArtifact(join(folder, 'blog'), {
    name: 'mfe-blog',
    patterns: ['/blog/:slug'],
    route: { prerender: 'entries' },
    files: { 'server/entry.js': appEntry.replace('SLUGS', paths) },
  });
  const folders = [join(folder, 'shell'), join(folder, 'blog')];
  await publishArtifacts({ store, channel: 'stable', folders });
  return { shell, app };
}

function compose(pair: { shell: Manifest; app: Manifest }, more: object = {}) {
  const backend = { url: 'http://localhost:1', key: 'k' };
  return composePair({ store, ...pair, backend, site: defaultSite, ...more });
}

async function text(key: string): Promise<string | null> {
  const file = await store.read(key);
  return file && new TextDecoder().decode(file.body);
}

describe('composing a pair', () => {
  it('writes HTML and data of every entry, rendered with what the shell shares', async () => {
    const { shell, app } = await publish(['a', 'b']);
    const index = await compose({ shell, app });
    expect(index.pages.map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
    const keys = pageKeys(index, '/blog/a');
    const html = (await text(keys.html)) ?? '';
    expect(html).toContain('<main>shared by the shell <h1>shared by the shellstring</h1></main>');
    expect(html).toContain('<title data-page-head>Post a &lt;/script&gt;</title>');
    expect(JSON.parse((await text(keys.data)) ?? '')).toMatchObject({
      data: { title: 'Post a </script>', at: '1970-01-01T00:00:00.000Z' },
    });
    const block = new RegExp(`id="${PAGE_BLOCK_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({
      kind: 'page',
      app: 'mfe-blog',
      pattern: '/blog/:slug',
    });
  });

  it('names every script of the page with its hash before the first of them', async () => {
    const { shell, app } = await publish(['a']);
    const index = await compose({ shell, app });
    const html = (await text(pageKeys(index, '/blog/a').html)) ?? '';
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      integrity: Record<string, string>;
    };
    const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)];
    expect(preloads.length).toBeGreaterThanOrEqual(3);
    for (const [, url = '', hash] of preloads) expect(map.integrity[url]).toBe(hash);
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  });

  it('leaves out an entry whose loader finds nothing', async () => {
    const index = await compose(await publish(['a', 'gone']));
    expect(index.pages.map(({ path }) => path)).toEqual(['/blog/a']);
  });

  it("writes the shell's own frames: the 404 and the guarded one", async () => {
    const { shell } = await publish(['a']);
    const index = await compose({ shell, app: shell });
    expect(index.pages.map(({ kind }) => kind)).toEqual(['not-found', 'guarded']);
  });

  it.each([
    ['breaks', 'broken', /\/blog\/broken: .*the loader broke/],
    ['uses an inline style', 'styled', /inline styles are refused/],
  ])(
    'fails with the path when a page %s, and marks nothing as complete',
    async (_, slug, message) => {
      const pair = await publish(['a', slug]);
      await expect(compose(pair)).rejects.toThrow(message);
      expect(await text(pageIndexKey(pair.shell.version, 'mfe-blog', pair.app.version))).toBeNull();
    },
  );

  it('ends a page that never finishes', async () => {
    const pair = await publish(['slow']);
    await expect(compose(pair, { timeoutMs: 1500 })).rejects.toThrow(/not done within 1500 ms/);
  });

  it('composes a single page again and leaves the others as they are', async () => {
    const pair = await publish(['a', 'b']);
    const index = await compose(pair);
    await store.write(pageKeys(index, '/blog/a').html, 'spoiled');
    await store.write(pageKeys(index, '/blog/b').html, 'untouched');
    const again = await compose(pair, { paths: ['/blog/a'] });
    expect(again.pages).toEqual(index.pages);
    expect(again.composedAt).toBe(index.composedAt);
    expect(await text(pageKeys(index, '/blog/a').html)).toContain('<h1>');
    expect(await text(pageKeys(index, '/blog/b').html)).toBe('untouched');
  });

  it('refuses server files that were changed in the store', async () => {
    const pair = await publish(['a', 'changed']);
    await store.write(
      `artifacts/mfe-blog/${pair.app.version}/server/entry.js`,
      'export default 1;',
    );
    await expect(compose(pair)).rejects.toThrow(/server\/entry.js is missing or changed/);
  });
});
