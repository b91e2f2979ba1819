import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const withSelector = file('../shims/use-sync-external-store-with-selector.ts');

/** CommonJS packages that use React, each replaced in browser builds by an ES module that uses the shared React. */
export const browserAliases: Alias[] = [
  { find: /^use-sync-external-store\/(shim\/)?with-selector(\.js)?$/, replacement: withSelector },
  {
    find: /^use-sync-external-store(\/shim(\/index(\.js)?)?)?$/,
    replacement: file('../shims/use-sync-external-store.ts'),
  },
  { find: /^__federation_fn_satisfy$/, replacement: file('../shims/federation-satisfy.ts') },
  // The federation plugin resolves its runtime from the app's folder, where it is not installed.
  {
    find: /^@originjs\/vite-plugin-federation$/,
    replacement: fileURLToPath(import.meta.resolve('@originjs/vite-plugin-federation')),
  },
];
