export interface ReleaseAlarm {
  app: string;
  version: string;
  /** Revision that made it live; of an undone release, the revision that undid it. */
  revision: number;
  /** The measure, with both rates and the evidence. */
  reason: string;
  /**
   * `told`: the setting is to tell; `due`: this gateway cannot sign, and `pnpm release after-release step` undoes it elsewhere; `failed`:
   * it could not be undone, and is tried again; `undone`: visitors get the version before.
   */
  outcome: 'told' | 'due' | 'failed' | 'undone';
  /** Why it is not undone; null: the outcome says it. */
  problem: string | null;
}
