import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');

interface Package {
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

const packages = listed
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map(readPackage)
  // The innermost package of a file comes first.
  .sort((left, right) => right.folder.length - left.folder.length);

function readPackage(file: string): Package {
  const json = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    name: string;
  } & Partial<Record<`${'dev' | 'optional' | 'peer'}Dependencies` | 'dependencies', object>>;
  return {
    folder: dirname(file),
    name: json.name,
    dependencies: new Set(
      Object.keys({
        ...json.dependencies,
        ...json.optionalDependencies,
        ...json.peerDependencies,
      }),
    ),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
  };
}

function packageOf(path: string): Package {
  const found = packages.find(
    ({ folder }) => folder === '.' || path === folder || path.startsWith(`${folder}/`),
  );
  if (found === undefined) throw new Error(`${path} belongs to no package`);
  return found;
}

/** Files that no production code imports: their libraries may be development dependencies. */
const isDevelopment = (file: string): boolean =>
  /\.test\.tsx?$|\.config\.ts$|\/(testing|gallery|scripts)\/|^(e2e|supabase\/(policies|traffic-bench|types))\//.test(
    file,
  ) || packageOf(file).folder === '.';

function libraryOf(specifier: string): string | null {
  if (isBuiltin(specifier) || /^(node|cloudflare|virtual|data|https?):|^[/#]/.test(specifier))
    return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Why a file may not import something; null when it may. */
function problemOf(file: string, specifier: string): string | null {
  const { folder, name, dependencies, devDependencies } = packageOf(file);
  if (specifier.startsWith('.')) {
    const target = packageOf(join(dirname(file), specifier));
    // The root holds the toolchain and the configuration of the whole workspace.
    return target.folder === folder || target.folder === '.'
      ? null
      : `${file}: ${specifier} is a file of ${target.name}`;
  }
  const library = libraryOf(specifier);
  if (library === null || library === name || dependencies.has(library)) return null;
  const types = `@types/${library.replace(/^@([^/]+)\//, '$1__')}`;
  if (dependencies.has(types)) return null;
  if (isDevelopment(file) && (devDependencies.has(library) || devDependencies.has(types)))
    return null;
  return `${file}: ${library} is not a dependency of ${name}`;
}

it('finds an import that no package.json declares', () => {
  expect(problemOf('shared/kit/artifact/a.ts', 'react')).toBe(
    'shared/kit/artifact/a.ts: react is not a dependency of @talent/artifact',
  );
  expect(problemOf('shared/kit/artifact/a.ts', 'vitest')).not.toBeNull();
  expect(problemOf('shared/kit/artifact/a.test.ts', 'vitest')).toBeNull();
  expect(problemOf('platform/store/a.ts', '../../shared/kit/artifact/hash.ts')).toBe(
    'platform/store/a.ts: ../../shared/kit/artifact/hash.ts is a file of @talent/artifact',
  );
  expect(problemOf('supabase/jobs/a.ts', '../functions/_shared/mail.ts')).not.toBeNull();
  expect(problemOf('supabase/functions/access/a.ts', '@talent/functions/mail.ts')).toBeNull();
});

it('every package declares what it imports, and imports no file of another by its path', () => {
  const sources = listed.filter(
    (file) => /\.(ts|tsx|mts|mjs|js)$/.test(file) && !/\.d\.ts$/.test(file),
  );
  const problems = sources.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }) => problemOf(file, fileName) ?? []);
  });
  expect([...new Set(problems)]).toEqual([]);
});
