import { expect, it } from 'vitest';
import { addressFiles } from './address-files.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { writeClosures } from './write-closures.ts';

function address(files: Record<string, string>) {
  const addressed = addressFiles(
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  );
  const textOf = (old: string) => addressed.files.get(addressed.names.get(old) ?? '')?.toString();
  return { ...addressed, nameOf: (old: string) => addressed.names.get(old) ?? '', textOf };
}

const page = {
  'container.js': 'import("./page-AAAAAAAA.js");at("container.js")',
  'page-AAAAAAAA.js': 'import{x}from"./shared--BBBBBBB.js";import"./react-CCCCCCCC.js"',
  'shared--BBBBBBB.js': 'export const x="a"',
  'react-CCCCCCCC.js': 'export default 1',
  'style-DDDDDDDD.css': 'a{src:url(text-EEEEEEEE.woff2)}',
  'text-EEEEEEEE.woff2': 'font',
};

it('addressing files gives every file a name with a hash, and names it so wherever it is mentioned', () => {
  const { names, textOf, nameOf } = address(page);
  for (const name of names.values()) expect(name).toMatch(/^[\w-]+-[\w-]{8}\.\w+$/);
  expect(nameOf('shared--BBBBBBB.js')).toMatch(/^shared-[\w-]{8}\.js$/);
  expect(textOf('page-AAAAAAAA.js')).toBe(
    `import{x}from"./${nameOf('shared--BBBBBBB.js')}";import"./${nameOf('react-CCCCCCCC.js')}"`,
  );
  expect(textOf('container.js')).toBe(
    `import("./${nameOf('page-AAAAAAAA.js')}");at("${nameOf('container.js')}")`,
  );
  expect(textOf('style-DDDDDDDD.css')).toBe(`a{src:url(${nameOf('text-EEEEEEEE.woff2')})}`);
});

it('addressing files renames a changed file and those that import it, and no other', () => {
  const before = address(page);
  const after = address({ ...page, 'shared--BBBBBBB.js': 'export const x="b"' });
  const changed = Object.keys(page).filter((old) => before.nameOf(old) !== after.nameOf(old));
  expect(changed).toEqual(['container.js', 'page-AAAAAAAA.js', 'shared--BBBBBBB.js']);
});

it('addressing files keeps the names of files that have them', () => {
  const once = address({
    ...page,
    'base-GGGGGGGG.js': 'import"./sdk-HHHHHHHH.js"',
    'sdk-HHHHHHHH.js': 'import"./base-GGGGGGGG.js"',
  });
  const again = addressFiles(once.files);
  expect(again.files).toEqual(once.files);
});

it('addressing files does not depend on the hashes of the bundler', () => {
  const renamed = Object.fromEntries(
    Object.entries(page).map(([name, text]) => [
      name.replace('AAAAAAAA', 'ZZZZZZZZ'),
      text.replaceAll('AAAAAAAA', 'ZZZZZZZZ'),
    ]),
  );
  expect([...address(renamed).names.values()].sort()).toEqual(
    [...address(page).names.values()].sort(),
  );
});

it('addressing files renames all files of a circle when one of them changes', () => {
  const circle = {
    'base-AAAAAAAA.js': 'import("./sdk-BBBBBBBB.js")',
    'sdk-BBBBBBBB.js': 'import"./base-AAAAAAAA.js";1',
    'react-CCCCCCCC.js': '1',
  };
  const before = address(circle);
  const after = address({ ...circle, 'sdk-BBBBBBBB.js': 'import"./base-AAAAAAAA.js";2' });
  expect(before.textOf('base-AAAAAAAA.js')).toBe(`import("./${before.nameOf('sdk-BBBBBBBB.js')}")`);
  expect(after.nameOf('base-AAAAAAAA.js')).not.toBe(before.nameOf('base-AAAAAAAA.js'));
  expect(after.nameOf('react-CCCCCCCC.js')).toBe(before.nameOf('react-CCCCCCCC.js'));
});

it('addressing files refuses a name that is put together when the code runs', () => {
  expect(() =>
    address({ 'a.js': 'import("./b-AAAAAAAA.js"+x+"b-AAAAAAAA.js~")', 'b-AAAAAAAA.js': '' }),
  ).toThrow(/mentions b-AAAAAAAA\.js/);
});

it('addressing files refuses two files with the same name and content', () => {
  expect(() => address({ 'a-AAAAAAAA.js': '1', 'a-BBBBBBBB.js': '1' })).toThrow(/Two files/);
});

it('the closures list what a page may import later with the smallest file first', async () => {
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
