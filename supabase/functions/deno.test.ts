import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, 'deno.json'), 'utf8')) as {
  imports: Record<string, string>;
};

const WORKSPACE = '@talent/functions/';

/** Every specifier that the functions reach, through the files of shared packages too. */
function reachedSpecifiers(): string[] {
  const queue = readdirSync(import.meta.dirname)
    .map((name) => join(import.meta.dirname, name, 'index.ts'))
    .filter((file) => existsSync(file));
  const files = new Set<string>();
  const specifiers = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:^(?:import|export)\b[^;]*? from |\bawait import\()'([^']+)'/gm,
    )) {
      if (specifier.startsWith('.')) queue.push(resolve(dirname(file), specifier));
      else if (specifier.startsWith(WORKSPACE)) {
        const place = imports[WORKSPACE] ?? '';
        queue.push(join(import.meta.dirname, place, specifier.slice(WORKSPACE.length)));
      } else if (!specifier.startsWith('node:')) {
        specifiers.add(specifier);
        const target = imports[specifier] ?? '';
        if (target.startsWith('.')) queue.push(join(import.meta.dirname, target));
      }
    }
  }
  return [...specifiers].toSorted();
}

test('deno.json maps every specifier that functions import, and no other', () => {
  const mapped = Object.keys(imports).filter((specifier) => specifier !== WORKSPACE);
  expect(reachedSpecifiers()).toEqual(mapped.toSorted());
});

test('every file that deno.json names exists', () => {
  const missing = Object.values(imports).filter(
    (target) => target.startsWith('.') && !existsSync(join(import.meta.dirname, target)),
  );
  expect(missing).toEqual([]);
});

test('deno.json names the versions of the libraries that are installed', () => {
  const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8');
  for (const target of Object.values(imports).filter((one) => one.startsWith('npm:'))) {
    const [, name = '', version = ''] = /^npm:(.+)@([^@/]+)(?:\/[\w-]+)?$/.exec(target) ?? [];
    const line = new RegExp(
      `^ +['"]?${name}['"]?: ['"]?${version.replaceAll('.', '\\.')}['"]?$`,
      'm',
    );
    expect(workspace, target).toMatch(line);
  }
});
