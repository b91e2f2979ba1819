import type { Command } from '../../content/commands';

/** What a search has found for the typed text. */
export type Found =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed' }
  | { status: 'found'; commands: readonly Command[] };

/** Most results of one kind. */
export const MOST = 6;
