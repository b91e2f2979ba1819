import { parseContentName } from '../content-name.ts';
import type { Manifest, SoundManifest } from '../manifest.ts';
import { problem, type Problem } from '../problem.ts';

/** The files in an artifact folder without the manifest: path -> size in bytes and integrity. */
export type ArtifactListing = Manifest['files'];

/** Reasons against the files of an artifact; fields that broke the schema are absent and not checked. */
export function fileProblems(manifest: SoundManifest, listing: ArtifactListing): Problem[] {
  return [
    ...contentProblems(manifest, listing),
    ...nameProblems(manifest),
    ...referenceProblems(manifest),
  ];
}

/** Without a hash in its name, a file could be served with the bytes of another version. */
function nameProblems({ files = {}, contentNames }: SoundManifest): Problem[] {
  if (contentNames !== true) return [];
  return Object.keys(files)
    .filter((path) => path.startsWith('client/'))
    .filter((path) => parseContentName(path.slice('client/'.length)) === null)
    .map((path) =>
      problem('file-name', `${path} does not end with a hash of its content: build again`),
    );
}

function contentProblems({ files }: SoundManifest, listing: ArtifactListing): Problem[] {
  if (files === undefined) return [];
  const listed = Object.entries(files).flatMap(([path, expected]): Problem[] => {
    const actual = listing[path];
    if (actual === undefined) {
      return [
        problem('file-missing', `${path} is in the manifest but not in the folder: build again`),
      ];
    }
    if (actual.size !== expected.size) {
      const sizes = `has ${actual.size} bytes, the manifest says ${expected.size}`;
      return [
        problem('file-size', `${path} ${sizes}: build again, built files must not be edited`),
      ];
    }
    if (actual.integrity !== expected.integrity) {
      const message = `${path} has other contents than its hash in the manifest: build again, built files must not be edited`;
      return [problem('file-hash', message)];
    }
    return [];
  });
  const unlisted = Object.keys(listing)
    .filter((path) => files[path] === undefined)
    .map((path) =>
      problem(
        'file-unlisted',
        `${path} is in the folder but not in the manifest: empty the folder and build again`,
      ),
    );
  return [...listed, ...unlisted];
}

/** Where a manifest names a file, and the side of the artifact that the file must be on. */
interface Reference {
  path: string;
  place: string;
  side: 'client' | 'server';
}

function referenceProblems(manifest: SoundManifest): Problem[] {
  const references = referencesOf(manifest);
  const paths = [...new Set(references.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const users = references.filter((reference) => reference.path === path);
    const problems: Problem[] = [];
    if (manifest.files && manifest.files[path] === undefined) {
      const places = users.map(({ place }) => place).join(', ');
      problems.push(
        problem(
          'reference-unlisted',
          `${path}, named by ${places}, is not among the manifest's files: list it or name another file`,
        ),
      );
    }
    for (const { place, side } of users.filter((user) => !path.startsWith(`${user.side}/`))) {
      problems.push(problem('reference-side', `${place} names ${path}: it must be below ${side}/`));
    }
    return problems;
  });
}

function referencesOf({ entry, routes = [], fonts = [], shared = {} }: SoundManifest): Reference[] {
  const references: Reference[] = [];
  const add = (side: Reference['side'], place: string, path: string) =>
    references.push({ path, place, side });
  if (entry) {
    add('client', 'entry.client', entry.client);
    add('server', 'entry.server', entry.server);
    if (entry.closures !== null) add('client', 'entry.closures', entry.closures);
    for (const file of entry.scripts) add('client', 'entry.scripts', file);
    for (const file of entry.styles) add('client', 'entry.styles', file);
  }
  for (const route of routes) {
    for (const script of [...route.scripts, ...route.later])
      add('client', `scripts of ${route.pattern}`, script);
    for (const style of route.styles) add('client', `styles of ${route.pattern}`, style);
  }
  for (const font of fonts) add('client', 'fonts', font);
  for (const [specifier, path] of Object.entries(shared))
    add('server', `shared "${specifier}"`, path);
  return references;
}
