import type { Composition } from '@talent/sdk/contract';
import type { ReadDocument } from './read-document.ts';

/** The upstream's answer at a path. */
export type UpstreamPage =
  | { kind: 'document'; status: number; document: ReadDocument }
  /** No page: the shell's not-found page, or the guarded frame for an admin. */
  | { kind: 'frame'; status: number; frame: 'not-found' | 'guarded' }
  /** A redirect, a feed or a file, which is forwarded unchanged. */
  | { kind: 'answer'; response: Response };

/** The part of the site that does not come from source. */
export interface Upstream {
  /** The composition without the sources. */
  composition(request: Request): Promise<Composition>;
  /** The page at a path that no app from source owns. */
  page(request: Request): Promise<UpstreamPage>;
  /** Services and files: data, sign-in, the guard, released files. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}
