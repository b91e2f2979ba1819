import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { defaultSite } from '@talent/sdk/site';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it } from 'vitest';
import type { RenderSetup } from './render-protocol.ts';
import { takeRenderer } from './renderer.ts';

/** A remote whose one page is named after its process and the rows that it reads. */
const appEntry = `
  const entries = async ({ data }) => {
    const { data: rows } = await data.from('posts').select('id');
    if (rows[0].id === 9) throw new Error('the ninth answer breaks it');
    return ['/' + process.pid + '/' + rows[0].id];
  };
  export default { name: 'mfe-blog', guard: null, routes: [{ path: '/:pid/:id', prerender: 'entries', plan: { entries } }] };
`;

let answered: number;
let setup: RenderSetup;

beforeEach(async () => {
  const folder = testDir();
  await writeFile(join(folder, 'shell.mjs'), '');
  await writeFile(join(folder, 'app.mjs'), appEntry);
  answered = 0;
  const server = createServer((_, response) => {
    answered += 1;
    response.setHeader('content-type', 'application/json').end(`[{"id":${answered}}]`);
  });
  setup = {
    app: 'mfe-blog',
    folders: [folder],
    shellEntry: join(folder, 'shell.mjs'),
    appEntry: join(folder, 'app.mjs'),
    shared: {},
    backend: { url: await listen(server), key: 'key' },
    site: defaultSite,
  };
});

/** One composition: the process that it ran in, and the row that it read. */
async function compose(of: RenderSetup): Promise<{ pid: number; id: number }> {
  const renderer = await takeRenderer(of, 5000);
  try {
    const [page] = await renderer.enumerate();
    const [, pid, id] = page?.path.split('/') ?? [];
    return { pid: Number(pid), id: Number(id) };
  } finally {
    renderer.giveBack();
  }
}

it('taking a render process uses the process of the composition before, which reads everything again', async () => {
  const first = await compose(setup);
  const second = await compose(setup);
  expect(first.id).toBe(1);
  expect(second).toEqual({ pid: first.pid, id: 2 });
});

it('taking a render process starts another process for another setup, and for a composition at the same time', async () => {
  const other = { ...setup, site: { ...defaultSite, origin: 'https://example.org' } };
  const [first, second] = await Promise.all([compose(setup), compose(setup)]);
  expect(first.pid).not.toBe(second.pid);
  expect([first.pid, second.pid]).not.toContain((await compose(other)).pid);
});

it('taking a render process ends a process in which something has failed', async () => {
  const { pid } = await compose(setup);
  answered = 8;
  await expect(compose(setup)).rejects.toThrow('the ninth answer breaks it');
  expect((await compose(setup)).pid).not.toBe(pid);
});

it('taking a render process starts another process when the waiting one was killed', async () => {
  const { pid } = await compose(setup);
  process.kill(pid, 'SIGKILL');
  const next = await compose(setup);
  expect(next.pid).not.toBe(pid);
  expect(next.id).toBe(2);
});
