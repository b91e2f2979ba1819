import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from '../app/app.ts';

const entry = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const production = 'cjs/react-jsx-runtime.production.js';

/**
 * Gives React's JSX runtime, one function without imports, to the bundler as an ES module. As CommonJS it
 * costs every remote a file of the bundler's own for the conversion, and every element a look-up.
 */
export function esmJsxRuntimePlugin(): Plugin {
  return {
    name: 'talent:esm-jsx-runtime',
    enforce: 'pre',
    async load(id) {
      if (!entry.test(id)) return null;
      return asModule(await readFile(join(id, '..', production), 'utf8'));
    },
  };
}

/**
 * The same source with exports in the place of assignments to `exports`.
 * @throws BuildError when it is no longer what was read: one that imports nothing and assigns three names.
 */
export function asModule(source: string): string {
  const code = source.replaceAll(/^exports\.(\w+) =/gm, 'export const $1 =');
  const names = [...code.matchAll(/^export const (\w+) =/gm)].map((match) => match[1]);
  const isKnown = names.join() === 'Fragment,jsx,jsxs' && !/\b(require|exports)\b/.test(code);
  if (isKnown) return code;
  throw new BuildError(
    `React's ${production} is not written as it was: read it, then change ` +
      'shared/build/src/federation/esm-jsx-runtime.ts or take the plugin out of client-config.ts.',
  );
}
