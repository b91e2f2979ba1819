import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { InlineConfig, PluginOption, Alias, Plugin } from 'vite';
import type { App } from '../app/app.ts';
import { chunksPlugin } from './chunks.ts';
import { scopeCssPlugin } from '../css/scope-css.ts';
import { esmJsxRuntimePlugin } from '../federation/esm-jsx-runtime.ts';
import {
  containerFile,
  remoteFederation,
  shellFederation,
} from '../federation/federation-options.ts';
import { oneReactPlugin } from '../federation/one-react.ts';
import { pruneOrphansPlugin } from '../federation/reachable-chunks.ts';
import { productionRouterPlugin } from './production-router.ts';
import { fileURLToPath } from 'node:url';

/** Options of one build. */
export interface BundleOptions {
  app: App;
  outDir: string;
  /** Extra plugins, such as the one that finds the files of each route. */
  plugins: PluginOption[];
}

/** Name of the shell's browser entry. */
export const shellEntryFile = 'shell.js';

/** The browser's entry file of an app, relative to its `client/`. */
export function clientEntry(app: App): string {
  return app.kind === 'shell' ? shellEntryFile : containerFile;
}

/** Vite configuration of an app's browser build: relocatable, federated, its styles scoped. */
export function clientConfig({ app, outDir, plugins }: BundleOptions): InlineConfig {
  const isShell = app.kind === 'shell';
  return {
    configFile: false,
    root: app.folder,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    // Files such as .env.local are of one machine.
    envDir: false,
    // `base: './'` breaks the federation plugin's URLs; relative built URLs make the folder movable.
    base: '/',
    experimental: { renderBuiltUrl: () => ({ relative: true }) },
    resolve: { alias: browserAliases, dedupe: ['react', 'react-dom'] },
    plugins: [
      withoutPreloadHelper(),
      esmJsxRuntimePlugin(),
      productionRouterPlugin(),
      react(),
      tailwindcss(),
      isShell ? shellFederation() : remoteFederation(app.name, './src/routes.ts'),
      chunksPlugin(app),
      pruneOrphansPlugin(clientEntry(app)),
      scopeCssPlugin(app),
      ...(isShell ? [] : [oneReactPlugin(app.name, containerFile)]),
      plugins,
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      target: 'esnext',
      // The default minifier writes quotes that the federation plugin's stylesheet replacement does not match.
      minify: 'terser',
      // For staff. They are taken out of the browser files, and no script names its map.
      sourcemap: 'hidden',
      // Safari 10, which the default works around, cannot run these modules. A second pass drops functions
      // whose last caller went in the first: 1.7 KB gzip of the shell.
      // Parentheses around a function that is passed on tell V8 to compile it with the file, off the main
      // thread. React's package is one such function: 27 ms of a phone's first second otherwise.
      terserOptions: {
        safari10: false,
        compress: { passes: 2 },
        mangle: { nth_identifier: fixedNames },
        format: { wrap_func_args: true },
      },
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rollupOptions: {
        checks: { pluginTimings: false },
        input: isShell ? { shell: join(app.folder, 'src/main.tsx') } : [],
        output: {
          entryFileNames: shellEntryFile,
          sourcemapExcludeSources: true,
          chunkFileNames: ({ name }) => `${chunkName(name)}-[hash].js`,
        },
      },
    },
  };
}

/**
 * Name of a shared file: its package, without folders or `@`. The bundler names a part of a remote after all pages that
 * need it, which is too long for an address.
 */
function chunkName(name: string): string {
  return /^part\b/.test(name) ? 'part' : name.replace(/[^\w-]+/g, '-');
}

/** Letters by how often built files have them: short names that repeat common letters compress well. */
const FIRST = 'etnrasiolcudpmhfgbywvk_x$SCNjETAORPILDzMqFUBHGWVKJZYQX';
const FURTHER = `${FIRST}0123459687`;

/**
 * The names that the minifier gives to local variables, by their rank in their scope.
 *
 * Without it Terser counts the letters of each file and prefers the common ones. At that moment the file still holds the
 * bundler's placeholders for hashed file names. Their numbers depend on which module was read first, so equal sources
 * gave different names. Terser skips the count where `reset`, `consider` and `sort` are absent.
 */
export const fixedNames = {
  get(rank: number): string {
    let name = FIRST.charAt(rank % FIRST.length);
    let rest = Math.floor(rank / FIRST.length);
    while (rest > 0) {
      rest -= 1;
      name += FURTHER.charAt(rest % FURTHER.length);
      rest = Math.floor(rest / FURTHER.length);
    }
    return name;
  },
};

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Modules that browser builds take from a file of ours. */
const browserAliases: Alias[] = [
  { find: /^__federation_fn_satisfy$/, replacement: file('../shims/federation-satisfy.ts') },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: file('../shims/external-store-with-selector.ts'),
  },
  // The federation plugin resolves its runtime from the app's folder, where it is not installed.
  {
    find: /^@originjs\/vite-plugin-federation$/,
    replacement: fileURLToPath(import.meta.resolve('@originjs/vite-plugin-federation')),
  },
];

const helper = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite puts around dynamic imports. It would load stylesheets that the shell loads from the
 * manifest, and costs every app a kilobyte. Each module gets its own replacement: a shared file would be one more
 * request before the shell's entry can run.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'talent:without-preload-helper',
    enforce: 'pre',
    resolveId: (id, importer) => (id === helper ? `${helper}?of=${importer ?? ''}` : null),
    load: (id) => (id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
