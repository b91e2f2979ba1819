import { createDataClient } from '@talent/data/client';
import type { Composition, PageBlock } from '@talent/sdk/contract';
import { describe, expect, it } from 'vitest';
import { createDevSite } from './dev-site.ts';
import { readDocument, type UpstreamPage, type Upstream } from '../upstream/read-document.ts';
import { fakeSources } from '../testing/fake-sources.ts';
import { releasedComposition, releasedDocument, testSite } from '../testing/released-document.ts';

const notFound: UpstreamPage = { kind: 'frame', status: 404, frame: 'not-found' };

function start(differences: Partial<Upstream> = {}) {
  const errors: string[] = [];
  const upstream: Upstream = {
    composition: async () => releasedComposition,
    page: async () => notFound,
    fetch: async ({ url }) => new Response(`the upstream's ${new URL(url).pathname}`),
    close: async () => {},
    ...differences,
  };
  const answer = createDevSite({
    sources: fakeSources,
    names: ['mfe-blog', 'mfe-admin'],
    upstream,
    site: testSite,
    data: createDataClient({ url: 'http://localhost', key: 'key' }),
    onError: (path) => errors.push(path),
  });
  const ask = (path: string, init?: RequestInit) =>
    answer(new Request(`http://localhost:5173${path}`, init));
  return { ask, errors };
}

async function documentOf(response: Response): Promise<{
  composition: Composition;
  block: PageBlock;
  html: string;
}> {
  const html = await response.text();
  const { composition, block } = readDocument(html) ?? {};
  if (!composition || !block) throw new Error(`No document:\n${html}`);
  return { composition, block, html };
}

function released(block: Partial<PageBlock>): () => Promise<UpstreamPage> {
  const document = readDocument(releasedDocument(block, '<main>released</main>'));
  if (!document) throw new Error('The fixture is no document.');
  return async () => ({ kind: 'document', status: 200, document });
}

it('a page of an app from source is rendered from its loader, with its styles, and starts from source', async () => {
  const response = await start().ask('/blog/first');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  const { html, block, composition } = await documentOf(response);
  expect(block).toMatchObject({
    app: 'mfe-blog',
    pattern: '/blog/:slug',
    data: { slug: 'first' },
  });
  expect(html).toContain('<div id="root"><main>rendered /blog/first</main></div>');
  expect(html).toContain('<style data-vite-dev-id="/mfe-blog/styles.css">/* styles of mfe-blog */');
  expect(html).toContain('<script type="module" src="/start.js"></script>');
  // The release of the app is replaced, and guarded apps are not named.
  expect(composition.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    `mfe-marketing ${releasedComposition.remotes[0]?.version}`,
    'mfe-blog source',
  ]);
  expect(composition.remotes[1]).toMatchObject({
    base: '/_source/mfe-blog/',
    patterns: ['/blog/:slug', '/posts/:slug'],
  });
});

it('a page of an app from source gives navigations its data, the way to where it has moved, and the files that its loader publishes', async () => {
  const { ask } = start();
  const data = (slug: string) => ask(`/_pages/any/mfe-blog/source/root/blog/${slug}/data.json`);
  expect(await (await data('first')).json()).toMatchObject({ data: { slug: 'first' } });
  expect(await (await data('old')).json()).toEqual({ movedTo: '/blog/new' });
  expect((await data('gone')).status).toBe(404);
  const { block } = await documentOf(await ask('/blog/first'));
  const { file } = block.data as { file: string };
  const response = await ask(file);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(await response.text()).toBe('a,b\n');
});

it('a page of an app from source redirects where its loader, its app or the shell says so, and is the 404 page where its loader finds nothing', async () => {
  const { ask } = start();
  const moved = await ask('/blog/old?x=1');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/new?x=1']);
  expect((await ask('/blog')).headers.get('Location')).toBe('/ai-hiring-insights-blog');
  expect((await ask('/posts/new?x=1')).headers.get('Location')).toBe('/blog/new?x=1');
  const response = await ask('/blog/gone');
  expect(response.status).toBe(404);
  expect((await documentOf(response)).block.kind).toBe('not-found');
});

it('a page of an app from source shows what is wrong with its sources, and loads again when that is mended', async () => {
  const { ask, errors } = start();
  const response = await ask('/blog/broken');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('the loader is wrong');
  expect(html).toContain('src="/@vite/client"');
  expect(errors).toEqual(['/blog/broken']);
});

it('a resource of an app from source is made anew for each request', async () => {
  const response = await start().ask('/feed.xml');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml');
  expect(await response.text()).toBe('<rss/>');
});

describe('the upstream', () => {
  it('keeps what was composed of a released page, with its styles, and starts from source', async () => {
    const { html, block } = await documentOf(await start({ page: released({}) }).ask('/about'));
    expect(block).toMatchObject({ app: 'mfe-marketing', data: { text: '</script><p>' } });
    expect(html).toContain('<div id="root"><main>released</main></div>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/mfe-marketing\//);
    expect(html).not.toContain('/assets/shell/');
    expect(html).not.toContain('importmap');
  });

  it('has no page that the sources of its app have dropped', async () => {
    const response = await start({ page: released({ app: 'mfe-blog' }) }).ask('/blog-of-before');
    expect(response.status).toBe(404);
  });

  it.each(['/rest/v1/posts', '/assets/mfe-marketing/1/a.js', '/_channel/next', '/healthz'])(
    'answers %s',
    async (path) => {
      expect(await (await start().ask(path)).text()).toBe(`the upstream's ${path}`);
    },
  );

  it('recognizes an admin, adds guarded apps from source, and refuses everyone else', async () => {
    const { ask } = start({
      fetch: async () =>
        Response.json({ remotes: [], home: '/x' }, { headers: { 'Set-Cookie': 'g=1' } }),
    });
    const response = await ask('/_guard', { method: 'POST' });
    expect(await response.json()).toMatchObject({
      home: '/x',
      remotes: [{ name: 'mfe-admin', version: 'source', patterns: ['/seo-dashboard'] }],
    });
    expect(response.headers.get('Set-Cookie')).toBe('g=1');
    const stranger = start({ fetch: async () => new Response('no', { status: 404 }) });
    const refused = await stranger.ask('/_guard', { method: 'POST' });
    expect([refused.status, await refused.text()]).toEqual([404, 'no']);
  });
});

it('the container of an app from source imports its routes from the development server', async () => {
  const { ask } = start();
  // Another attempt has another URL.
  for (const path of ['/_source/mfe-blog/container.js', '/_source/mfe-blog/~1/container.js']) {
    const response = await ask(path);
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    expect(await response.text()).toContain('import("/modules/mfe-blog/src/routes.ts")');
  }
  const closures = await (await ask('/_source/mfe-blog/closures.json')).json();
  expect(closures).toEqual({ routes: { '/blog/:slug': { scripts: [], styles: [] } } });
  expect((await ask('/_source/mfe-marketing/container.js')).status).toBe(404);
});
