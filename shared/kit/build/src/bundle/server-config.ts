import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { BundleOptions } from './client-config.ts';
import { productionRouterPlugin } from './production-router.ts';
import { federationModule, sharedModules } from '../federation/federation-options.ts';
import { virtualModule } from './virtual-module.ts';

/** Modules that a remote's server build imports from the shell's artifact, as its browser build does. */
export const serverExternals: readonly string[] = [...sharedModules, 'react/jsx-runtime'];

/** Shared bare specifier -> file of the shell's server build, without extension. */
export const serverSharedFiles: Readonly<Record<string, string>> = Object.fromEntries(
  serverExternals.map((id) => [id, `shared/${id.replace(/^@/, '').replaceAll('/', '-')}`]),
);

const sharedPrefix = 'virtual:talent-shared/';

const sharedInputs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(serverSharedFiles).map(([id, file]) => [file, sharedPrefix + id]),
);

/** Vite configuration of an app's server build, which the composer renders with. */
export function serverConfig({ app, outDir, plugins }: BundleOptions): InlineConfig {
  const isShell = app.kind === 'shell';
  return {
    configFile: false,
    root: app.folder,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      productionRouterPlugin(),
      react(),
      ...(isShell ? [namedExportsOfCommonJs(), noFederationRuntime()] : []),
      plugins,
    ],
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: isShell ? { noExternal: true } : { noExternal: true, external: [...serverExternals] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: isShell
          ? { entry: join(app.folder, 'src/server.tsx'), ...sharedInputs }
          : { entry: join(app.folder, 'src/server.ts') },
        ...(isShell ? {} : { external: [...serverExternals] }),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

/**
 * Writes out the export names of each shared CommonJS module, such as React: `export *` from CommonJS has no names
 * that another ES module could import.
 */
function namedExportsOfCommonJs(): Plugin[] {
  const require = createRequire(import.meta.url);
  return serverExternals.map((id) => {
    const names = id.startsWith('@talent/') ? [] : Object.keys(require(id) as object);
    const code =
      names.length === 0
        ? `export * from '${id}';`
        : `import module from '${id}';
          export const { ${names.filter((name) => name !== 'default').join(', ')} } = module;
          export default module;`;
    return virtualModule(`${sharedPrefix}${id}`, code);
  });
}

/** Replaces the federation runtime: the composer has the code of every page and must never load a container. */
function noFederationRuntime(): Plugin {
  const methods = ['setRemote', 'getRemote', 'unwrapDefault'].map(
    (name) =>
      `export function __federation_method_${name}() { throw new Error('Containers load in browsers only.'); }`,
  );
  return virtualModule(federationModule, methods.join('\n'));
}
