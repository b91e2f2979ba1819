import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { listen } from '@talent/node/testing/listen';
import { expect, it } from 'vitest';
import { contractProblems } from './contract-fit.ts';
import { connectReleasedUpstream } from './released-upstream.ts';
import { releasedComposition, releasedDocument, testSite } from '../testing/released-document.ts';

const serve = (answer: RequestListener) => listen(createServer(answer));

/** A running site; what it is asked for besides is answered by `more`. */
function serveSite(more: RequestListener = (_, response) => response.end()): Promise<string> {
  const health = { contract: { provides: '1.0.0', needs: { 'mfe-blog': '^1.0.0' } } };
  return serve((request, response) => {
    if (request.url === '/') {
      return void response.setHeader('Content-Type', 'text/html').end(releasedDocument());
    }
    if (request.url === '/healthz') return void response.end(JSON.stringify(health));
    more(request, response);
  });
}

it('a running site says what is released there, and by which contract', async () => {
  const upstream = await connectReleasedUpstream(await serveSite());
  const { version } = releasedComposition.remotes[0] ?? {};
  expect(upstream).toMatchObject({
    versions: { shell: releasedComposition.shell, 'mfe-marketing': version, 'mfe-blog': version },
    site: testSite,
    publishableKey: 'sb_publishable_test',
    contract: { provides: '1.0.0', needs: { 'mfe-blog': '^1.0.0' } },
  });
  const composition = await upstream.composition(new Request('http://localhost:5173/'));
  expect(composition).toEqual(releasedComposition);
});

it('a running site gets requests as its own pages would send them, and its answers come back as they are', async () => {
  const asked: { method?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const origin = await serveSite(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ method: request.method ?? '', headers: request.headers, body });
    response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'] }).end('made');
  });
  const upstream = await connectReleasedUpstream(origin);
  const answer = await upstream.fetch(
    new Request('http://localhost:5173/rest/v1/posts?x=1', {
      method: 'POST',
      body: 'a row',
      headers: { Origin: 'http://localhost:5173', Cookie: 'c=3', Authorization: 'Bearer t' },
    }),
  );
  expect(asked).toMatchObject([
    {
      method: 'POST',
      body: 'a row',
      headers: { origin, cookie: 'c=3', authorization: 'Bearer t' },
    },
  ]);
  expect(asked[0]?.headers.host).toBe(new URL(origin).host);
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('made');
});

it('a running site answers with pages, frames, and what is neither', async () => {
  const origin = await serveSite((request, response) => {
    const isGone = request.url === '/gone';
    if (request.url === '/moved') return void response.writeHead(301, { Location: '/' }).end();
    response.writeHead(isGone ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      releasedDocument(isGone ? { kind: 'not-found', app: 'shell', pattern: null } : {}),
    );
  });
  const upstream = await connectReleasedUpstream(origin);
  const page = (path: string) => upstream.page(new Request(`http://localhost:5173${path}`));
  expect(await page('/about')).toMatchObject({
    kind: 'document',
    status: 200,
    document: { block: { app: 'mfe-marketing' } },
  });
  expect(await page('/gone')).toEqual({ kind: 'frame', status: 404, frame: 'not-found' });
  expect(await page('/moved')).toMatchObject({ kind: 'answer', response: { status: 301 } });
});

it.each<[string, RequestListener | null, string]>([
  ['where nothing answers', null, 'http://localhost:1 does not answer'],
  [
    'of another kind of site',
    (_, response) => void response.end('<h1>Hello</h1>'),
    'its start page (200) names no composition',
  ],
  [
    'of a site without a release',
    (_, response) => void response.writeHead(503).end('No release is live yet.\n'),
    '"No release is live yet."',
  ],
  [
    'of a site that does not state its contract',
    (_, response) => void response.end(releasedDocument()),
    'does not say by which contract its apps are released',
  ],
])('an address %s is refused with the reason', async (_, answer, reason) => {
  const origin = answer === null ? 'http://localhost:1' : await serve(answer);
  const refused = connectReleasedUpstream(origin);
  const code = answer === null ? 'site-unreachable' : 'not-a-site';
  await expect(refused).rejects.toMatchObject({ code });
  await expect(refused).rejects.toThrow(reason);
});

const source = { provides: '2.0.0', needs: { 'mfe-blog': '^1.2.0' } };

it.each([
  [{ provides: '1.3.0', needs: { 'mfe-jobs': '>=1.0.0', 'mfe-blog': '^0.9.0' } }, []],
  [
    { provides: '1.1.0', needs: { 'mfe-jobs': '^1.0.0' } },
    [
      'mfe-blog from source needs contract ^1.2.0, the shell at https://a.example provides 1.1.0',
      'mfe-jobs at https://a.example needs contract ^1.0.0, the shell from source provides 2.0.0',
    ],
  ],
])(
  'sources fit a site where each shell provides what the remotes of the other need: %o',
  (site, problems) => {
    expect(contractProblems(source, site, 'https://a.example')).toEqual(problems);
  },
);
