import { markComposed } from '../../compose/testing/mark-composed.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { ProgramContext } from '../program.ts';

/**
 * Where test commands run: a store, and a folder with the folders of apps. Pages count as composed without being rendered.
 */
export function commandContext(store: ReleaseStore, root: string): ProgramContext {
  return {
    store,
    root,
    compose: (pair) => markComposed(store, pair),
  };
}
