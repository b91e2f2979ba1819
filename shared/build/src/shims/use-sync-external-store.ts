/**
 * ESM stand-in for `use-sync-external-store/shim`: the package is CommonJS and would bind a React of
 * its own in a remote. React has had the hook itself since 18.
 */
export { useSyncExternalStore } from 'react';
