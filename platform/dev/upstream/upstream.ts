import type { Composition } from '@talent/sdk/contract';
import type { ReadDocument } from './read-document.ts';

/** What is not from source at a path. */
export type RestOfPage =
  | { kind: 'document'; status: number; document: ReadDocument }
  /** Nothing: the shell's page for unknown paths, or the frame for somebody whose role was checked. */
  | { kind: 'frame'; status: number; frame: 'not-found' | 'guarded' }
  /** A redirect, a feed, a file: passed on as it is. */
  | { kind: 'answer'; response: Response };

/** Everything of the site that does not come from source. */
export interface RestOfSite {
  /** What browsers would be told without the sources. */
  composition(request: Request): Promise<Composition>;
  /** What is at a path that no app from source owns. */
  page(request: Request): Promise<RestOfPage>;
  /** Services and files: data, sign-in, the guard, released files. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}
