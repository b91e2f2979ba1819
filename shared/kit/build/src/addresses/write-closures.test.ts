import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { writeClosures } from './write-closures.ts';

it('lists what a page may import later with the smallest file first', async () => {
  const client = testDir();
  const sizes = { 'colors.js': 3000, 'form.js': 20, 'steps.js': 300, 'words.js': 20 };
  for (const [file, size] of Object.entries(sizes)) {
    await writeFile(join(client, file), 'x'.repeat(size));
  }
  const later = Object.keys(sizes);
  const name = await writeClosures(client, {
    routes: new Map([['/report', { scripts: ['steps.js'], styles: [], later }]]),
  });
  const { routes } = JSON.parse(await readFile(join(client, name), 'utf8')) as {
    routes: Record<string, { later: { file: string }[] }>;
  };
  expect(routes['/report']?.later.map(({ file }) => file)).toEqual([
    'form.js',
    'words.js',
    'steps.js',
    'colors.js',
  ]);
});
