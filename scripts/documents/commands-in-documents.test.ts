import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documents, root, type Document } from './documents.ts';

function scriptsIn(folder: string): string[] {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return Object.keys(scripts);
}

/** In a folder with commands: those of its code blocks that it does not have, unless the line says that it runs at the root. */
function commandsOfOtherFolders({ path, folder, text }: Document): string[] {
  const scripts = scriptsIn(folder);
  if (folder === '.' || scripts.length === 0) return [];
  return [...text.matchAll(/^pnpm ([a-z][\w:-]*)(?!.*# at the root).*$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `${path}: ${name}`);
}

it('every command of an app works in its folder, or is said to run at the root', () => {
  expect(documents.flatMap(commandsOfOtherFolders)).toEqual([]);
  const text = 'pnpm build\npnpm lint\npnpm format  # at the root\n';
  expect(commandsOfOtherFolders({ path: 'a.md', folder: 'shell', text, code: [] })).toEqual([
    'a.md: lint',
  ]);
});

it('documents start no TypeScript with bare node, which Node 20 cannot run', () => {
  const bare = documents.flatMap(({ path, code }) =>
    code.filter((line) => /\bnode [\w./-]+\.ts\b/.test(line)).map((line) => `${path}: ${line}`),
  );
  expect(bare).toEqual([]);
});

it('documents that fetch pnpm fetch the pinned version', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const named = documents.flatMap(({ text }) => text.match(/\bpnpm@[\d.]+\d/g) ?? []);
  expect([...new Set(named)]).toEqual([packageManager]);
});

it('every command is in a document', () => {
  const text = documents.map((document) => document.code.join('\n')).join('\n');
  const silent = scriptsIn('.').filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text));
  expect(silent).toEqual([]);
});
