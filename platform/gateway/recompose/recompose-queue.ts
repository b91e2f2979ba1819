import type { Manifest } from '@talent/artifact/manifest';
import type { PagePair } from '../../release/plan/check-release.ts';
import type { Log } from '../log/log.ts';

export interface ImmediateJob extends PagePair {
  paths: readonly string[];
  /** As of `RecomposeRequest`; default: it does not. A composing host that is asked for others looks by itself. */
  lookUpEntries?: boolean;
}

export interface RecomposeRequest extends ImmediateJob {
  /** Whether the app also lists all its paths: new ones are composed, removed ones are left out. */
  lookUpEntries: boolean;
  /** Whether only those of the paths are composed that the app lists and that have no page; default: all of them. */
  onlyNewEntries?: boolean;
  /** Asked before each page: once true, only new pages that are done are kept. */
  isInterrupted?: () => boolean;
}

/** A path that a visitor waits for: it fits a pattern whose entries the app lists, and has no page. */
export interface EntryLook extends PagePair {
  path: string;
}

/** Resolves when the pages and then their index are in the store; rejects with the failure. */
export type Recompose = (request: RecomposeRequest) => Promise<void>;

export interface StaleTarget {
  shell: { manifest: Manifest };
  app: { manifest: Manifest; pair: { key: string } };
  /** Canonical path of the page, or `entries`. */
  target: string;
  /** When the stored page was composed, or the entries were listed. */
  composedAt: Date;
  /** Age that is still fresh, seconds. */
  maxAge: number;
}

export interface QueueOptions {
  log: Log;
  now: () => Date;
  /** Called when pages are in the store, before their target counts as done. */
  onComposed: () => Promise<void>;
}

export interface RecomposeQueue {
  /** Composes the target in the background if it is stale and neither queued nor held back after a failure. */
  request(stale: StaleTarget): void;
  /** Composes these paths before the queued ones, merged with others that wait. Rejects with the failure; stored pages stay. */
  now(job: ImmediateJob): Promise<void>;
  /** Waits for a look at the app's entries that begins after this call; false: it failed, or a failure holds the pair back. */
  lookUp(look: EntryLook): Promise<boolean>;
  waiting(): number;
  settled(): Promise<void>;
}
