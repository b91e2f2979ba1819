import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { manifestSchema } from '@talent/artifact/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

let work: string;

beforeAll(async () => {
  // Inside the repository: packages resolve from there, as an app's do.
  await mkdir(join(root, 'shared/build/.work'), { recursive: true });
  work = await mkdtemp(join(root, 'shared/build/.work/apps-'));
});

afterAll(() => rm(join(root, 'shared/build/.work'), { recursive: true, force: true }));

/** Writes a small remote whose only page has this source. */
async function writeApp(name: string, page: string, files: Record<string, string> = {}) {
  const folder = join(work, name);
  const all: Record<string, string> = {
    'package.json': JSON.stringify({
      name,
      version: '1.2.3',
      type: 'module',
      talent: { kind: 'remote' },
    }),
    'src/routes.ts': `import { defineRemote, defineRoute } from '@talent/sdk';
      export default defineRemote({ name: '${name}', routes: [
        defineRoute({ path: '/of-${name}', page: () => import('./page') }),
      ] });`,
    'src/server.ts': `import { plan, serveRemote } from '@talent/sdk/server';
      import routes from './routes';
      export default serveRemote(routes, { '/of-${name}': plan({ revalidate: 60, head: () => ({
        title: 't', description: 'd', canonicalPath: '/', robots: 'index, follow' }) }) });`,
    'src/page.tsx': page,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await cp(join(root, 'mfe-blog/node_modules/@talent'), join(folder, 'node_modules/@talent'), {
    recursive: true,
    verbatimSymlinks: false,
    dereference: false,
  });
  for (const shared of ['react', 'react-dom']) {
    const target = join(root, 'mfe-blog/node_modules', shared);
    await symlink(target, join(folder, 'node_modules', shared));
  }
  return folder;
}

async function build(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [cli], { cwd: folder });
  return stdout;
}

async function readManifest(folder: string) {
  return manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8')),
  );
}

const simplePage = `import { useState } from 'react';
  export default function Page() { const [n] = useState(1); return <h1>{n}</h1>; }`;

describe('building a remote', () => {
  it('gives an artifact that lists the files of each route, the same for the same source', async () => {
    const folder = await writeApp('mfe-small', simplePage);
    await build(folder);
    const manifest = await readManifest(folder);
    expect(manifest.version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
    const [route] = manifest.routes;
    expect(route).toMatchObject({ pattern: '/of-mfe-small', prerender: 'static', revalidate: 60 });
    expect(manifest.contentNames).toBe(true);
    expect(route?.scripts[0]).toBe(manifest.entry.client);
    expect(manifest.entry.client).toMatch(/^client\/container-[\w-]{8}\.js$/);
    expect(manifest.entry.closures).toMatch(/^client\/closures-[\w-]{8}\.json$/);
    expect(route?.scripts.some((file) => file.startsWith('client/page-'))).toBe(true);
    for (const file of route?.scripts ?? []) expect(manifest.files).toHaveProperty([file]);

    expect(await build(folder)).toContain('unchanged');
    await rm(join(folder, '.cache'), { recursive: true });
    expect(await build(folder)).toContain('built');
    expect((await readManifest(folder)).version).toBe(manifest.version);
  });

  it('fails when a CommonJS dependency would bundle its own React, and names it', async () => {
    const page = `import { useOldHook } from 'old-hooks';
      export default function Page() { return <h1>{useOldHook()}</h1>; }`;
    const folder = await writeApp('mfe-old', page, {
      'node_modules/old-hooks/package.json': JSON.stringify({
        name: 'old-hooks',
        version: '1.0.0',
      }),
      'node_modules/old-hooks/index.js':
        "const React = require('react'); exports.useOldHook = () => React.useState(1)[0];",
    });
    const failure = await build(folder).then(
      () => null,
      (error: { stderr: string }) => error.stderr,
    );
    expect(failure).toContain('private copy of React');
    expect(failure).toContain('old-hooks/index.js');
    await expect(readManifest(folder)).rejects.toThrow();
  });
});
