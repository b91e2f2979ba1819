import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { documents, repositoryFiles, root, type Document } from './documents.ts';

const folders = new Set<string>();
for (const file of repositoryFiles) {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    folders.add(folder);
  }
}
const paths = [...repositoryFiles, ...folders];

/** Made by a build or a run, so the repository does not have them. */
const made = /(^|\/)(dist|\.data|\.cache|\.work|node_modules)(\/|$)/;

/** The remote that documents make as an example. */
const EXAMPLE = 'mfe-events';

function exists(path: string): boolean {
  const wanted = posix.normalize(path).replace(/\/$/, '');
  if (!/[*<{]/.test(wanted)) return paths.includes(wanted);
  const pattern = wanted
    .replaceAll('.', '\\.')
    .replaceAll('**', '\0')
    .replaceAll(/\*|<[^>]+>/g, '[^/]+')
    .replaceAll('\0', '.+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  return paths.some((one) => new RegExp(`^${pattern}$`).test(one));
}

/** Paths in code whose first folder is one of the repository, or of the document's folder. */
function missingPaths({ path, folder, code }: Document): string[] {
  const named = code.flatMap(
    (text) => text.match(/(?<![\w./:@~$-])(?!\.{1,2}\/)[\w.@*-]+(\/[\w.@*<>{},-]*)+/g) ?? [],
  );
  return named.flatMap((name) => {
    const first = name.split('/')[0] ?? '';
    const places = ['', folder].filter((place) => exists(posix.join(place, first)));
    if (places.length === 0 || made.test(name) || name.includes(EXAMPLE)) return [];
    return places.some((place) => exists(join(place, name))) ? [] : [`${path}: ${name}`];
  });
}

function deadLinks({ path, folder, text }: Document): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(#[^)\s]+)?\)/g)];
  return links.flatMap(([, target = '', anchor = '']) => {
    const file = target === '' ? path : posix.normalize(posix.join(folder, target));
    if (!exists(file)) return [`${path}: ${target}`];
    const document = documents.find((one) => one.path === file);
    if (anchor === '' || document === undefined) return [];
    return anchorsOf(document).includes(anchor.slice(1)) ? [] : [`${path}: ${target}${anchor}`];
  });
}

function anchorsOf({ text }: Document): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('every path in a document exists', () => {
  expect(documents.flatMap(missingPaths)).toEqual([]);
});

it('every folder in a list of folders exists', () => {
  // A line of a code block such as `seed/*.sql    what a new database starts with`.
  const missing = documents.flatMap(({ path, folder, code }) =>
    code
      .map((line) => /^(\S+\/\S*)\s{2,}\w/.exec(line)?.[1] ?? '')
      .filter((name) => name !== '' && !exists(posix.join(folder, name)) && !exists(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every link in a document leads to a file and a heading', () => {
  expect(documents.flatMap(deadLinks)).toEqual([]);
});

it('paths and links that lead nowhere are found', () => {
  const code = ['platform/none/', 'src/routes/', 'docs/*.md', 'docs/*.doc', 'GET /healthz'];
  const document = { path: 'docs/a.md', folder: 'docs', text: '[a](b.md) [c](#d)', code };
  expect(missingPaths(document)).toEqual(['docs/a.md: platform/none/', 'docs/a.md: docs/*.doc']);
  expect(deadLinks({ ...document, text: '[a](b.md)' })).toEqual(['docs/a.md: b.md']);
});

it('the architecture names every folder at the root', () => {
  const top = new Set(
    repositoryFiles.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
  );
  const visible = [...top].filter((folder) => !folder.startsWith('.'));
  const text = documents.find((one) => one.path === 'docs/architecture.md')?.text ?? '';
  expect(visible.filter((folder) => !text.includes(`${folder}/`))).toEqual([]);
});

it('the architecture names every package of shared', () => {
  const text = documents.find((one) => one.path === 'docs/architecture.md')?.text ?? '';
  const packages = repositoryFiles.filter((file) =>
    /^shared\/[^/]+\/[^/]+\/package\.json$/.test(file),
  );
  expect(packages.map(posix.dirname).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('every document that code names exists', () => {
  const missing = repositoryFiles
    .filter((file) => /\.(ts|tsx|mjs|css|sql|toml|json|jsonc|service|example)$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([path]) => !exists(path))
        .map(([path]) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});
