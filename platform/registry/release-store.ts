import type { Store } from '../store/store.ts';
import type { Trust } from './trust.ts';

/** A store whose releases are signed: whatever reads or makes one needs the keys as well. */
export interface ReleaseStore extends Store {
  readonly trust: Trust;
}

/** The same store with the keys of its releases. */
export function withTrust<Plain extends Store>(
  store: Plain,
  trust: Trust,
): Plain & { readonly trust: Trust } {
  return { ...store, trust };
}
