import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from '../app/app.ts';

const entry = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const production = 'cjs/react-jsx-runtime.production.js';

/**
 * Gives React's JSX runtime, one function without imports, to the bundler as an ES module. As CommonJS it costs
 * every remote one more file, the bundler's interop runtime, and every element a property lookup.
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
 * The same source with export declarations instead of assignments to `exports`.
 * @throws BuildError when the source imports something, or exports other names than the three expected ones.
 */
export function asModule(source: string): string {
  const code = source.replaceAll(/^exports\.(\w+) =/gm, 'export const $1 =');
  const names = [...code.matchAll(/^export const (\w+) =/gm)].map((match) => match[1]);
  const isKnown = names.join() === 'Fragment,jsx,jsxs' && !/\b(require|exports)\b/.test(code);
  if (isKnown) return code;
  throw new BuildError(
    `React's ${production} has changed: read it, then change ` +
      'shared/kit/build/src/federation/esm-jsx-runtime.ts or take the plugin out of client-config.ts.',
  );
}
