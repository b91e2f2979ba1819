import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { takeRenderer } from './renderer.ts';

/** An act of a loader on the outside, as the body of a function with `node`, which imports a built-in module. */
async function load(body: string) {
  const folder = testDir();
  const app = `
    const node = (name) => import(['node', name].join(':'));
    const plan = { load: async () => { ${body} }, head: () => ({ title: 'Lab' }) };
    const page = async () => ({ default: null });
    export default { name: 'mfe-lab', guard: null, routes: [{ path: '/lab', page, plan }] };`;
  await writeFile(join(folder, 'app.mjs'), app);
  await writeFile(join(folder, 'own.txt'), 'its own');
  await writeFile(
    join(folder, 'shell.mjs'),
    "export const [icon, iconLinks] = ['', []];\nexport const render = async () => '';",
  );
  const entry = (name: string) => join(folder, name);
  const renderer = await takeRenderer(
    {
      app: 'mfe-lab',
      folders: [folder],
      shellEntry: entry('shell.mjs'),
      appEntry: entry('app.mjs'),
      shared: {},
      backend: { url: 'http://127.0.0.1:1', key: 'key' },
      site: defaultSite,
    },
    10_000,
  );
  try {
    return await renderer.render({ kind: 'page', path: '/lab', pattern: '/lab' });
  } finally {
    renderer.giveBack();
  }
}

const at = (file: string): string => JSON.stringify(file);
const repository = new URL('../../../', import.meta.url).pathname;

it.each([
  ['package.json of another app', join(repository, 'mfe-blog/package.json')],
  [
    'the same through a link among the packages',
    join(repository, 'node_modules/.pnpm/node_modules/@talent/mfe-blog/package.json'),
  ],
  ['a file of the platform that composes nothing', join(repository, 'platform/registry/trust.ts')],
  ['the environment of the process', '/proc/self/environ'],
])('a loader that reads %s is refused, with app, page and permission', async (_, file) => {
  const reading = load(`(await node('fs')).readFileSync(${at(file)})`);
  await expect(reading).rejects.toThrow(
    `/lab: mfe-lab has no permission for FileSystemRead of ${file}: a loader gets its data from the client`,
  );
});

it('a loader that reads the release key, or an artifact of another app, is refused', async () => {
  const folder = testDir();
  for (const name of ['release-key.json', 'entry.js']) {
    await writeFile(join(folder, name), '{}');
    const reading = load(`await (await node('fs/promises')).readFile(${at(join(folder, name))})`);
    await expect(reading).rejects.toThrow(
      `/lab: mfe-lab has no permission for FileSystemRead of ${join(folder, name)}`,
    );
  }
  const importing = load(`await import(${at(join(folder, 'entry.js'))})`);
  await expect(importing).rejects.toThrow('/lab: mfe-lab has no permission for FileSystemRead');
});

it('a loader writes nothing, not even where compiled code is kept or in its own folder', async () => {
  const file = join(testDir(), 'left-behind');
  for (const place of [
    at(file),
    "new URL('left-behind', import.meta.url)",
    "(await node('module')).getCompileCacheDir() + '/left-behind'",
  ]) {
    const writing = load(`(await node('fs')).writeFileSync(${place}, 'x')`);
    await expect(writing).rejects.toThrow('/lab: mfe-lab has no permission for FileSystemWrite of');
  }
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['starts a process', "(await node('child_process')).execFileSync('/bin/true')", 'ChildProcess'],
  [
    'starts a thread',
    "new (await node('worker_threads')).Worker('1', { eval: true })",
    'WorkerThreads',
  ],
  ['opens a debugger', "(await node('inspector')).open()", 'Inspector'],
  ['reaches into Node', "process.binding('tcp_wrap')", 'process.binding'],
  ['sends a signal', 'process.kill(process.ppid, 0)', 'Signal'],
  [
    'sends a datagram',
    "(await node('dgram')).createSocket('udp4').send('x', 9, '127.0.0.1')",
    'Net',
  ],
  ['listens', "(await node('net')).createServer().listen(0)", 'Net'],
])('a loader that %s is refused', async (_, body, permission) => {
  await expect(load(body)).rejects.toThrow(`/lab: mfe-lab has no permission for ${permission}`);
});

it('a loader reaches no other server than the backend', async () => {
  let requests = 0;
  const server = createServer((_, response) => response.end(String((requests += 1))));
  const { host, hostname, port } = new URL(await listen(server));
  for (const body of [
    `await fetch('http://${host}/')`,
    `const { connect } = await node('net');
     await new Promise((open, fail) => connect(${port}, '${hostname}').on('connect', open).on('error', fail))`,
    `const { get } = await node('http');
     await new Promise((open, fail) => get('http://${host}/', open).on('error', fail))`,
  ]) {
    await expect(load(body)).rejects.toThrow(`/lab: mfe-lab has no permission for Net of ${host}`);
  }
  const socket = `await new Promise((open, fail) => (new WebSocket('ws://${host}/').onerror = fail))`;
  await expect(load(socket)).rejects.toThrow('/lab: ');
  expect(requests).toBe(0);
});

it('a loader reads the files of its own artifact', async () => {
  const own = "(await node('fs')).readFileSync(new URL('own.txt', import.meta.url), 'utf8')";
  const page = await load(`return { text: ${own} }`);
  expect(page).toMatchObject({ block: { data: { text: 'its own' } } });
});
