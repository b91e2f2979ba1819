import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const withSelector = file('../shims/use-sync-external-store-with-selector.ts');

/** CommonJS users of React in the browser builds, each replaced by an ESM module over the shared one. */
export const browserAliases: Alias[] = [
  { find: /^use-sync-external-store\/(shim\/)?with-selector(\.js)?$/, replacement: withSelector },
  {
    find: /^use-sync-external-store(\/shim(\/index(\.js)?)?)?$/,
    replacement: file('../shims/use-sync-external-store.ts'),
  },
  { find: /^__federation_fn_satisfy$/, replacement: file('../shims/federation-satisfy.ts') },
  // The plugin resolves its own runtime from the app's folder, where it is no dependency.
  {
    find: /^@originjs\/vite-plugin-federation$/,
    replacement: fileURLToPath(import.meta.resolve('@originjs/vite-plugin-federation')),
  },
];
