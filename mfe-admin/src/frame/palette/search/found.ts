import type { Command } from '../../content/commands';

/** Results of a search for the typed text. */
export type Found =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed' }
  | { status: 'found'; commands: readonly Command[] };

/** Most results of one kind. */
export const MOST = 6;
