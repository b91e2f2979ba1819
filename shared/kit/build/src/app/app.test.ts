import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it } from 'vitest';
import { readApp } from './app.ts';

let folder: string;
beforeEach(async () => {
  folder = testDir();
  const json = { version: '1.0.0', talent: { kind: 'remote' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(json));
});

it('declares nothing without the file', () => {
  const storage = { local: [], session: [], databases: [], caches: [] };
  const nothing = { connects: [], origins: [], storage, cookies: [], permissions: [], frames: [] };
  expect(readApp(folder).capabilities).toEqual(nothing);
});

it('declares what the file says', async () => {
  await writeFile(join(folder, 'capabilities.json'), '{ "cookies": ["theme"] }');
  expect(readApp(folder).capabilities.cookies).toEqual(['theme']);
});

it.each([
  ['{', /is not JSON/],
  ['{ "cookie": ["theme"] }', /is not as it has to be:\n[\s\S]*cookie/],
  ['{ "sdk": ["Link"] }', /is not as it has to be:\n[\s\S]*sdk/],
  ['{ "connects": [{ "origin": "https://a.example/path" }] }', /must be an origin/],
  ['{ "permissions": [{ "name": "mind-reading" }] }', /permissions/],
  ['{ "storage": { "local": ["*"] } }', /must be a name/],
  ['{ "frames": [{ "origin": "self; script-src *" }] }', /frames/],
])('refuses the file %s', async (text, reason) => {
  await writeFile(join(folder, 'capabilities.json'), text);
  expect(() => readApp(folder)).toThrow(reason);
});
