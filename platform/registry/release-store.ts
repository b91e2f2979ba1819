import type { Store } from '../store/store.ts';
import type { Trust } from './trust.ts';

/** A store with the keys to check and sign its releases. */
export interface ReleaseStore extends Store {
  readonly trust: Trust;
}

/** Adds the keys to a store. */
export function withTrust<Plain extends Store>(
  store: Plain,
  trust: Trust,
): Plain & { readonly trust: Trust } {
  return { ...store, trust };
}
