import type { Plugin } from 'vite';
import { BuildError } from '../app.ts';
import { reviewedVersion, unusedParts } from './unused-parts.ts';
import type { UnusedPart } from './unused-parts.ts';

const routerPackage = /\/node_modules\/react-router(-dom)?\//;
const routerCore = '\nfunction createRouter(init) {';
const routerImport =
  /\b(?:import|export)\s*(\*[^;]*?|\{[^}]*\})\s*from\s*['"]react-router(?:-dom|\/dom)?['"]/g;

/**
 * Takes parts out of React Router that nothing here can reach. Tree-shaking cannot: they hang on one
 * large function. Fails the build when the router is another one than was read, or when a module
 * imports something that needs such a part.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'talent:without-unused-router-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!routerPackage.test(id)) {
        refuseUse(code, id);
        return null;
      }
      if (!id.includes('/dist/production/') || !code.includes(routerCore)) return null;
      return { code: cutUnusedParts(code), map: null };
    },
  };
}

/**
 * The router's source without the unused parts.
 * @throws BuildError when the source is not the one that the list of parts was written for.
 */
export function cutUnusedParts(source: string, parts: readonly UnusedPart[] = unusedParts): string {
  const version = /react-router v(\S+)/.exec(source)?.[1];
  if (version !== reviewedVersion) {
    throw new BuildError(
      `React Router is ${version ?? 'unknown'}, the parts that are left out were read in ` +
        `${reviewedVersion}: read them again, then change shared/build/src/router/unused-parts.ts.`,
    );
  }
  let code = source;
  for (const { name, cuts } of parts) {
    for (const { from, to, times = 1 } of cuts) {
      const found = code.split(from).length - 1;
      if (found !== times) {
        throw new BuildError(
          `React Router's ${name}: ${JSON.stringify(from)} is there ${found} times, not ${times}.`,
        );
      }
      code = code.replaceAll(from, to);
    }
  }
  return code;
}

/**
 * Checks a module of the site.
 * @throws BuildError when it uses something that only works with an unused part.
 */
export function refuseUse(code: string, file: string): void {
  const imports = [...code.matchAll(routerImport)].map(([, names = '']) => names);
  if (imports.some((names) => names.startsWith('*'))) {
    throw new BuildError(`${file}: name what is imported from React Router, instead of "*".`);
  }
  const imported = new Set(imports.flatMap(importedNames));
  const makesRouter = code.includes('createBrowserRouter(');
  for (const { name, neededBy, option } of unusedParts) {
    const used = neededBy.find((it) => imported.has(it)) ?? (makesRouter ? option : undefined);
    if (used === undefined || !new RegExp(`\\b${used}\\b`).test(code)) continue;
    throw new BuildError(
      `${file} uses ${used}, which needs the router's ${name}. They are left out of browser builds: ` +
        'take that part off the list in shared/build/src/router/unused-parts.ts.',
    );
  }
}

/** `{ a, b as c, type T }` -> `a`, `b`. */
function importedNames(clause: string): string[] {
  return clause
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim().split(/\s+/)[0] ?? '')
    .filter((name) => name !== '' && name !== 'type');
}
