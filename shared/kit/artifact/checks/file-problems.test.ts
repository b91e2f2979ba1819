import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artifactProblems } from './artifact-problems.ts';
import type { Manifest } from '../manifest.ts';
import { readArtifact } from '../read-artifact.ts';
import { blog, folderOf, make, problemsOf, rulesOf, shell } from '../testing/problem-fixture.ts';

describe('schema and files', () => {
  it('are reported together, each with its path', async () => {
    const problems = await problemsOf(blog, {
      edit: (manifest) => ({
        ...manifest,
        version: 'one',
        extra: true,
        routes: [{ ...manifest.routes[0], pattern: 'no-slash' }],
        files: {
          ...manifest.files,
          'client/gone.js': { size: 1, integrity: manifest.files['client/page.js']?.integrity },
        },
      }),
    });
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('manifest.json, version: must be <major.minor.patch>'),
      expect.stringContaining('manifest.json, routes[0].pattern: must be a path pattern'),
      expect.stringContaining('the whole file: Unrecognized key: "extra"'),
      expect.stringContaining('client/gone.js is in the manifest but not in the folder'),
    ]);
  });

  it.each([[null], ['text'], [[]], [7]])(
    'are refused where the manifest is %j',
    async (manifest) => {
      expect(await rulesOf(blog, { edit: () => manifest })).toContain('schema');
    },
  );

  it('finds a path that leaves the artifact', async () => {
    const edit = (manifest: Manifest) => ({
      ...manifest,
      files: { ...manifest.files, 'client/../../x': { size: 1 } },
    });
    expect((await problemsOf(blog, { edit })).map(({ message }) => message).join()).toContain(
      'segments',
    );
  });

  it('finds a file without a hash in its name, where names are said to have one', async () => {
    const named = { ...blog, contentNames: true as const };
    expect(await rulesOf(named)).toEqual([]);
    const files = { 'client/deep/page-01234567.js': '', 'client/page-01234567.js.map': '' };
    expect((await problemsOf({ ...named, files })).map(({ message }) => message)).toEqual([
      'client/deep/page-01234567.js does not end with a hash of its content: build again',
      'client/page-01234567.js.map does not end with a hash of its content: build again',
    ]);
  });

  it('finds a changed, a resized, a missing and an extra file at once', async () => {
    const manifest = await make(blog);
    const folder = folderOf(blog);
    await writeFile(join(folder, 'client/page.js'), `export const page = "mfe-blot";\n`);
    await writeFile(join(folder, 'client/style.css'), '');
    await writeFile(join(folder, 'client/extra.js'), '');
    await rm(join(folder, 'client/closures.json'));
    const { listing } = await readArtifact(folder);
    const problems = artifactProblems({ manifest, listing, live: [], reservedPaths: [] });
    expect(problems.map(({ rule, message }) => [rule, message.split(' ')[0]])).toEqual([
      ['file-hash', 'client/page.js'],
      ['file-size', 'client/style.css'],
      ['file-missing', 'client/closures.json'],
      ['file-unlisted', 'client/extra.js'],
    ]);
  });

  it('finds references to files that are not listed or on the wrong side, once for each file', async () => {
    const route = { scripts: ['client/lost.js'], styles: ['server/entry.js'] };
    const problems = await problemsOf({ ...blog, patterns: ['/a', '/b'], route });
    expect(problems.map(({ rule }) => rule).sort()).toEqual([
      'reference-side',
      'reference-side',
      'reference-unlisted',
    ]);
    const unlisted = problems.find(({ rule }) => rule === 'reference-unlisted');
    expect(unlisted?.message).toContain('client/lost.js, named by scripts of /a, scripts of /b');
  });

  it.each(['client', 'server', 'closures'])('finds an unlisted entry.%s', async (side) => {
    const path = side === 'server' ? 'server/lost.js' : 'client/lost.js';
    const edit = (manifest: Manifest) => ({
      ...manifest,
      entry: { ...manifest.entry, [side]: path },
    });
    expect(await rulesOf(blog, { edit })).toEqual(['reference-unlisted']);
  });

  it('finds unlisted fonts and shared modules of a shell', async () => {
    const lost = { fonts: ['client/lost.woff2'], shared: { react: 'server/lost.js' } };
    expect(await rulesOf(shell, { edit: (manifest) => ({ ...manifest, ...lost }) })).toEqual([
      'reference-unlisted',
      'reference-unlisted',
    ]);
  });
});
