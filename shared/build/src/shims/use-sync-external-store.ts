/**
 * ESM replacement for `use-sync-external-store/shim`. The package is CommonJS and would bundle a private React in a
 * remote. React has had the hook since version 18.
 */
export { useSyncExternalStore } from 'react';
