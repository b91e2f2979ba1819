import type { Plugin, Rollup } from 'vite';
import { BuildError } from '../app/app.ts';
import { reachableChunks } from './reachable-chunks.ts';

const privateReact = /\/node_modules\/(react|react-dom)\/(index|client|cjs\/(react|react-dom)[.-])/;
const insideReact = /\/node_modules\/(react|react-dom|scheduler)\//;
/** The JSX runtime has no state in React 19, so a copy is harmless. */
const jsxRuntime = /jsx-(dev-)?runtime/;

/**
 * Fails a remote's build when a chunk that the browser can reach from its container holds its own React. Only ESM
 * imports are shared: a CommonJS dependency would bundle a private copy and crash.
 */
export function oneReactPlugin(app: string, entryFile: string): Plugin {
  return {
    name: 'talent:one-react',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const findings = reachableChunks(bundle, entryFile)
          .flatMap((chunk) => Object.keys(chunk.modules))
          .filter((id) => privateReact.test(id) && !jsxRuntime.test(id))
          .map((id) => importerOutsideReact(this, id) ?? id);
        if (findings.length === 0) return;
        const importers = [...new Set(findings)].map(shorten).join(', ');
        throw new BuildError(
          `${app} bundles a private copy of React, required by ${importers}. ` +
            'CommonJS modules cannot use the shared React: use an ESM version of that dependency, ' +
            'or add an alias to an ESM shim in shared/kit/build/src/shims.',
        );
      },
    },
  };
}

/** The nearest module outside React's own packages that imports `id`, directly or not. */
function importerOutsideReact(context: Rollup.PluginContext, id: string): string | null {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = context.getModuleInfo(next);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) {
      if (!insideReact.test(importer)) return importer;
      queue.push(importer);
    }
  }
  return null;
}

function shorten(id: string): string {
  const clean = id.replace(/^\0+/, '').replace(/\?.*$/, '');
  const inModules = clean.lastIndexOf('/node_modules/');
  return inModules < 0 ? clean : clean.slice(inModules + '/node_modules/'.length);
}
