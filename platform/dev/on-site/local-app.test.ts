import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { createLocalApp } from './local-app.ts';
import { readLocalBuild } from './local-build.ts';

const SITE = 'https://www.example.com';
const BASE = 'http://localhost:5173/ABCDEFGHIJKLMNOPQRSTUVWXYZ/mfe-blog/';

async function build(text: string) {
  const folder = testDir();
  const page = `export const text = ${JSON.stringify(text)};\n`;
  await makeArtifact(join(folder, 'dist'), {
    name: 'mfe-blog',
    patterns: ['/blog/:slug'],
    contentNames: true,
    files: { 'client/page.js': page },
  });
  return readLocalBuild(folder);
}

/** An app on this machine, and what a page of the site asks of it. */
function start() {
  const app = createLocalApp({ site: SITE, base: BASE });
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const headers = { Host: 'localhost:5173', Origin: SITE, ...init.headers };
    const kept = Object.entries(headers).filter(([, value]) => value !== '');
    // `fetch` in pages cannot set these two; the server gets them from the browser.
    const request = new Request(new URL(path, BASE), { ...init, headers: {} });
    Object.defineProperty(request, 'headers', { value: new Headers(kept) });
    return app.answer(request);
  };
  return { ...app, ask };
}

it('the files of a build have two fixed names, and a hash for every script in the list', async () => {
  const { ask, take } = start();
  take(await build('one'));
  const entry = await ask('container.js').text();
  expect(entry).toMatch(/^export \* from '\.\/entry-[\w-]{8}\.js';\n$/);
  const closures = ask('closures.json');
  expect(closures.headers.get('Content-Type')).toContain('application/json');
  const { routes } = (await closures.json()) as {
    routes: Record<string, { scripts: { file: string; integrity: string }[]; styles: unknown[] }>;
  };
  const { scripts = [], styles = [] } = routes['/blog/:slug'] ?? {};
  expect(scripts[0]?.file).toBe('container.js');
  for (const { file, integrity } of scripts) {
    const bytes = Buffer.from(await ask(file).arrayBuffer());
    const hash = createHash('sha384').update(bytes).digest('base64');
    expect(integrity, file).toBe(`sha384-${hash}`);
  }
  expect(styles).toEqual([{ file: expect.stringMatching(/\.css$/), integrity: '' }]);
});

it('the files of a build are those of the newest build; a page of an earlier one still finds its own', async () => {
  const { ask, take } = start();
  const [one, two] = [await build('one'), await build('two')];
  const pageOf = ({ files }: typeof one) =>
    [...files.keys()].find((name) => name.startsWith('page-')) ?? '';
  take(one);
  const before = await ask('closures.json').text();
  take(two);
  expect(await ask('closures.json').text()).not.toBe(before);
  expect(await ask(pageOf(one)).text()).toContain('one');
  expect(await ask(pageOf(two)).text()).toContain('two');
  expect(await ask(`~1/${pageOf(two)}`).text()).toContain('two');
});

it('the files of a build may be read by pages of the site alone, also as stylesheets, which name no origin, and are kept by no cache', async () => {
  const { ask, take } = start();
  const made = await build('one');
  take(made);
  const style = [...made.files.keys()].find((name) => name.endsWith('.css')) ?? '';
  expect(ask(style, { headers: { Origin: '' } }).status).toBe(200);
  const answer = ask('container.js');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const preflight = ask('container.js', {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Private-Network': 'true' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
});

it.each([
  ['another site', 'container.js', { Origin: 'https://evil.example' }],
  ['a frame without an origin', 'container.js', { Origin: 'null' }],
  ['a page that has bound its name to this machine', 'container.js', { Host: 'evil.example' }],
  ['someone without the link', '/mfe-blog/container.js', {}],
  ['a path beside it', '../mfe-admin/container.js', {}],
  ['a file of the repository', '..%2f..%2fpackage.json', {}],
  ['a file that no build has', 'nothing.js', {}],
])('the files of a build do not exist for %s', async (_, path, headers) => {
  const { ask, take } = start();
  take(await build('one'));
  const answer = ask(path, { headers });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('the events of builds begin with the build that is served, and tell of each one after it', async () => {
  const { ask, take, fail } = start();
  const one = await build('one');
  take(one);
  const answer = ask('events');
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe('retry: 1000\n\n');
  expect(await next()).toBe(`data: {"status":"built","id":"${one.id}"}\n\n`);
  fail();
  expect(await next()).toBe('data: {"status":"failed"}\n\n');
  const two = await build('two');
  take(two);
  expect(await next()).toBe(`data: {"status":"built","id":"${two.id}"}\n\n`);
  expect(two.id).not.toBe(one.id);
  await reader.cancel();
  take(one);
});
