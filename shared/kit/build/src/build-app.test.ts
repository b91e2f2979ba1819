import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Manifest, manifestSchema } from '@talent/artifact/manifest';
import { describesFiles, lockOf } from '@talent/artifact/provenance';
import { readArtifact } from '@talent/artifact/read-artifact';
import { SBOM_FILE, sbomSchema } from '@talent/artifact/sbom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

let work: string;

beforeAll(async () => {
  // Inside the repository: packages resolve from there, as an app's do.
  await mkdir(join(root, 'shared/kit/build/.work'), { recursive: true });
  work = await mkdtemp(join(root, 'shared/kit/build/.work/apps-'));
});

afterAll(() => rm(join(root, 'shared/kit/build/.work'), { recursive: true, force: true }));

/** Writes a small remote whose only page has this source. */
async function writeApp(name: string, page: string, files: Record<string, string>) {
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

/** @param env instead of that of this process */
async function build(folder: string, env?: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [cli], { cwd: folder, env });
  return stdout;
}

async function readManifest(folder: string) {
  return manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8')),
  );
}

const library = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '3.2.1',
    license: 'ISC',
    sideEffects: false,
  }),
  [`node_modules/${name}/index.js`]: code,
});

describe('building a remote', () => {
  let folder: string;
  let manifest: Manifest;

  beforeAll(async () => {
    const page = `import { useState } from 'react'; import { twice } from 'used'; import 'unused';
      import { Link } from '@talent/sdk';
      export default function Page() { const [n] = useState(1);
        const send = () => fetch('/functions/v1/hello', { method: 'POST' });
        return <h1 onClick={send}>{twice(n)}<Link to="/elsewhere?x">1</Link><Link to="/of-mfe-small">2</Link></h1>; }`;
    folder = await writeApp('mfe-small', page, {
      ...library('used', 'export const twice = (n) => n * 2;'),
      ...library('unused', 'export const never = 1;'),
    });
    await build(folder);
    manifest = await readManifest(folder);
  });

  it('gives an artifact that lists the files of each route, and keeps it while its source is the same', async () => {
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
  });

  it('knows where its sources link to, and what they use of the SDK and of the backend', () => {
    const { links, sdk, react, backend } = manifest.capabilities;
    const places = { '/elsewhere': 'mfe-small/src/page.tsx' };
    expect(links).toEqual({ routes: ['/elsewhere'], places });
    expect(sdk).toContain('Link');
    expect(react).toMatch(/^19\.\d+\.\d+$/);
    expect(backend).toEqual({ functions: ['hello'], tables: [], rpcs: [] });
  });

  it('writes a map beside each script that names sources by the repository, and no browser file names a map', async () => {
    const { files, owners } = manifest;
    expect(owners).toEqual(['@talent-site/platform']);
    const scripts = Object.keys(files).filter((file) => /^client\/.*\.js$/.test(file));
    const maps = await readdir(join(folder, 'dist/maps'));
    const named = scripts.map((file) => `${file.replace('client/', '')}.map`);
    expect(maps.filter((map) => !named.includes(map))).toEqual([]);
    const page = maps.find((map) => map.startsWith('page-')) ?? '';
    const map = JSON.parse(await readFile(join(folder, 'dist/maps', page), 'utf8')) as {
      sources: string[];
      sourcesContent?: unknown;
    };
    expect(map.sources).toContainEqual(
      expect.stringMatching(/^shared\/kit\/build\/\.work\/.*\/src\/page\.tsx$/),
    );
    expect(map.sourcesContent).toBeUndefined();
    expect(Object.keys(files).filter((file) => file.includes('.map'))).toEqual([]);
    for (const file of scripts) {
      expect(await readFile(join(folder, 'dist', file), 'utf8')).not.toContain('sourceMappingURL');
    }
  });

  it('gives no file that names a folder of this machine, and the same files in another folder', async () => {
    const there = join(
      await mkdtemp(join(root, 'shared/kit/build/.work/of another name-')),
      'mfe-small',
    );
    const isSource = (path: string) => !/\/(?:dist|\.cache)$/.test(path);
    await cp(folder, there, { recursive: true, verbatimSymlinks: true, filter: isSource });
    expect(await build(there, { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' })).toContain(
      'built',
    );
    const other = await readManifest(there);
    expect(other.files).toEqual(manifest.files);
    expect(other.version).toBe(manifest.version);
    for (const file of Object.keys(manifest.files)) {
      expect(await readFile(join(folder, 'dist', file), 'utf8'), file).not.toContain(root);
    }
  });

  it('lists the packages in it, and says what it was built from', async () => {
    const { components } = sbomSchema.parse(
      JSON.parse(await readFile(join(folder, 'dist', SBOM_FILE), 'utf8')),
    );
    const names = components.map(({ name }) => name);
    expect(components).toContainEqual(expect.objectContaining({ purl: 'pkg:npm/used@3.2.1' }));
    expect(names).toContain('@talent/sdk');
    expect(names).not.toContain('unused');
    // The shell has it; of React itself a remote contains the JSX runtime.
    expect(names).not.toContain('react-dom');

    const { manifest: read, provenance } = await readArtifact(join(folder, 'dist'));
    expect(read).toMatchObject({ files: { [SBOM_FILE]: {} } });
    expect(provenance && describesFiles(provenance, manifest)).toBe(true);
    expect(provenance?.predicate.runDetails.builder.version).toMatchObject({ terser: '5.51.2' });
    expect(provenance && lockOf(provenance)).toMatch(/^[0-9a-f]{64}$/);
  });
});

it.each([
  ['react', '"catalog:"'],
  ['react-dom', '"catalog:"'],
  ['@talent/sdk', '"workspace:*"'],
])(
  'fails where a remote has another %s than the shell provides, and names the line',
  async (module, spec) => {
    const name = `mfe-other-${module.slice(-3)}`;
    const manifest = { name, version: '1.2.3', talent: { kind: 'remote' } };
    const written = JSON.stringify({ ...manifest, dependencies: { [module]: '0.3.1' } }, null, 2);
    const folder = await writeApp(name, 'export default () => null;', { 'package.json': written });
    const place = join(folder, 'node_modules', module);
    await rm(place, { recursive: true });
    await mkdir(place);
    await writeFile(
      join(place, 'package.json'),
      JSON.stringify({ name: module, version: '0.3.1' }),
    );
    const { stderr } = (await build(folder).catch((error: unknown) => error)) as { stderr: string };
    expect(stderr).toContain(
      `${name}/package.json:8: ${module} is 0.3.1 here, and the shell provides`,
    );
    expect(stderr).toContain(`(one React). Write "${module}": ${spec} and run pnpm install.`);
  },
);

it('fails when files change during the build, and leaves nothing to release', async () => {
  const folder = await writeApp('mfe-edited', 'export default () => <h1>Half</h1>;', {
    'src/styles.css': '',
  });
  // The build reads this page, and its author saves it meanwhile.
  const saving = `import { writeFileSync } from 'node:fs';
    writeFileSync('src/page.tsx', 'export default () => <h1>Whole</h1>;');`;
  await writeFile(
    join(folder, 'src/server.ts'),
    `${saving}\n${await readFile(join(folder, 'src/server.ts'), 'utf8')}`,
  );
  await expect(build(folder)).rejects.toMatchObject({
    stderr: expect.stringContaining('mfe-edited: files changed during the build') as unknown,
  });
  expect(await readdir(folder)).not.toContain('dist');
});

it('fails when a CommonJS dependency would bundle its own React, and names it', async () => {
  const page = `import { useOldHook } from 'old-hooks';
    export default function Page() { return <h1>{useOldHook()}</h1>; }`;
  const folder = await writeApp(
    'mfe-old',
    page,
    library(
      'old-hooks',
      "const React = require('react'); exports.useOldHook = () => React.useState(1)[0];",
    ),
  );
  const failure = await build(folder).then(
    () => null,
    (error: { stderr: string }) => error.stderr,
  );
  expect(failure).toContain('private copy of React');
  expect(failure).toContain('old-hooks/index.js');
  await expect(readManifest(folder)).rejects.toThrow();
});
