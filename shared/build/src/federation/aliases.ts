import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Modules that browser builds take from a file of ours. */
export const browserAliases: Alias[] = [
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
