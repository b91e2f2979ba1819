import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDeclared } from './read-declared.ts';

it('reads what an app declares now; nothing where the file is missing or wrong', async () => {
  const root = await mkdtemp(join(tmpdir(), 'declared-'));
  await mkdir(join(root, 'mfe-blog'));
  const file = join(root, 'mfe-blog/capabilities.json');
  expect(await readDeclared(root, 'mfe-blog')).toBeNull();
  await writeFile(file, '{ "cookies": ["theme"] }');
  expect(await readDeclared(root, 'mfe-blog')).toEqual({
    local: [],
    session: [],
    cookies: ['theme'],
    globals: [],
    connects: [],
  });
  await writeFile(file, '{ "cookies": "theme" }');
  expect(await readDeclared(root, 'mfe-blog')).toBeNull();
  await rm(root, { recursive: true });
});
