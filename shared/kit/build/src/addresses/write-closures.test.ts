import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeClosures } from './write-closures.ts';

it('lists what a page may import later with the smallest file first', async () => {
  const client = await mkdtemp(join(tmpdir(), 'talent-closures-'));
  onTestFinished(() => rm(client, { recursive: true }));
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
